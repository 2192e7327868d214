// What a box changes where somebody who knows the game without it would be surprised: by box, and by the thing that is
// not as it was. It is said at the thing, on its page in the reference, and all together in a chapter of its own.

type Changes = Readonly<Record<string, string>>

const pegasus: Changes = {
  'location:caprica-pegasus': 'A crisis brought about here can bring the jump nearer.',
  'location:human-fleet-pegasus':
    'Nobody steals cards here any more: one scouts ahead and draws. A Cylon Leader infiltrates from here.',
  'location:resurrection-ship-pegasus': 'Super Crisis cards are drawn here.',
  'type:treachery':
    'A sixth kind of Skill card: Cylons draw it, two of it are in every Destiny deck, and it counts against almost everything.',
  'rule:CHECK':
    'A check can be made reckless by some cards; then the Treachery in it takes effect when it is turned up.',
  'location:brig': 'Not only locked up: people can be executed, too. Whoever is goes on as somebody else.',
}

const daybreak: Changes = {
  'location:quorum-chamber':
    'A fourth room on Colonial One. The President draws and plays Quorum cards here, no longer in his office.',
  'location:press-room-daybreak':
    'Without Daybreak one draws 2 Politics cards here. Now one hands somebody else a Mutiny card; the 2 Politics are in the President’s Office.',
  'location:presidents-office-daybreak':
    'Without Daybreak only the President uses it, for Quorum cards. Now anybody draws 2 Politics here; Quorum cards are in the Quorum Chamber.',
  'location:administration-daybreak':
    'There is no skill check here any more. One draws a Mutiny card, and if the President holds one as well, names a new President.',
  'location:caprica-daybreak':
    'A crisis brought about here can bring the jump nearer. Of several Super Crisis cards one is played at a time.',
  'location:human-fleet-daybreak':
    'Nobody steals cards here any more: one scouts ahead and draws 2 cards. A Cylon Leader infiltrates from here.',
  'location:resurrection-ship-daybreak':
    'Super Crisis cards are drawn here; in return one receives only 1 Skill card. Nobody comes here of his own will.',
  'location:hub-destroyed':
    'Where the Resurrection Ship was. Whoever is sent here receives no Skill cards and loses his Super Crisis cards until he pays his way out.',
  'type:treachery':
    'Every card of it takes effect in a check, whoever put it in; two of it are in every Destiny deck. Whoever chooses to discard some of them draws a Mutiny card.',
  'rule:CHAR':
    'What can be done once per game costs a miracle token here. Everybody begins with one, and whoever gains another can do it again. Four people come in two versions, of which one is in a game.',
  'rule:CHECK':
    'Some Skill cards do something when they are turned up in a check, whoever added them. They bear a sign; the current player says in which order they take effect.',
  'rule:LOY':
    'There is no Sympathizer. At some tables a Mutineer is among the Loyalty cards: he shows it at once, gives up his titles, may hold 2 Mutiny cards and draws more of them than others.',
  'rule:SLEEP':
    'If the Mutineer has not turned up by then, one human player more is dealt a Loyalty card. A Cylon Leader gets 2 more Motives.',
  'rule:TITLE':
    'The lines of succession are longer, and at the end of a turn a President keeps at most 10 Quorum cards.',
  'location:brig':
    'Mutiny cards lead here, too: one is allowed. Whoever draws a second goes to the Brig at once and keeps one.',
  'rule:VIPER':
    'Assault raptors do all that vipers do. They are never damaged: a 7 or an 8 destroys them. They hit a basestar with a 7 already, and need not come along when the fleet jumps.',
  'rule:REVEAL':
    'Whoever reveals himself discards his Mutiny cards and miracle tokens, and passes on his other Loyalty cards at the end of that turn. In his turns a crisis can bring the jump nearer.',
  'rule:JUMP':
    'With Earth as the objective the fleet searches for its home: the Demetrius goes on missions, and some of them bring Earth nearer.',
}

const all: Readonly<Record<string, Changes>> = { pegasus, daybreak }

/** All that a box changes. */
export const changesOf = (set: string): Changes => all[set] ?? {}

export type Change = { readonly set: string; readonly text: string }

/** How something differs from the game without the boxes on the table; what the last of them says holds. */
export function changeOf(sets: readonly string[], key: string): Change | undefined {
  const set = sets.findLast((s) => changesOf(s)[key] !== undefined)
  return set === undefined ? undefined : { set, text: changesOf(set)[key] ?? '' }
}
