/** Why something cannot be used now, in English. */
export const reasons: Readonly<Record<string, string>> = {
  'why-not.can': 'You can: it is lit now.',
  'why-not.spectator': 'You are watching; only players at the table act.',
  'why-not.over': 'The game is over.',

  // The moment
  'why-not.waiting': 'The game waits for {who}.',
  'why-not.not-asked': 'Nothing is asked of you at this moment.',
  'why-not.not-your-turn': 'It is the turn of {who}; you act in your own turn.',
  'why-not.asked-else': 'You are asked something else first: “{prompt}”',
  'why-not.as-action': 'It is an action: used in your Action step.',
  'why-not.moment': 'It has its own moment: {moment}. You are asked when it comes.',
  'why-not.in-check': 'It takes effect by itself where it lies in a skill check.',
  'why-not.in-force': 'It applies by itself; there is nothing to choose.',
  'why-not.began-piloting': 'You were not piloting a viper when the turn began.',
  'why-not.turn-of-game': 'It works in your turn number {n}; you have begun {now}.',

  // Where one is, and where one may go
  'why-not.off-board': 'Your character is not on the board yet.',
  'why-not.not-there': 'A location is activated by whoever stands there; you are at {location}.',
  'why-not.not-there-viper': 'A location is activated by whoever stands there; you are in a viper.',
  'why-not.not-aboard': 'You are not on the ship where it can be done.',
  'why-not.not-in-play': 'It is not in play now.',
  'why-not.already-there': 'You are there already.',
  'why-not.hazardous': 'Nobody goes there by choice.',
  'why-not.only-cylons': 'Only revealed Cylons go there.',
  'why-not.only-humans': 'A revealed Cylon stays at the Cylon locations.',
  'why-not.closed': 'Nobody may go there or use it: {from}.',
  'why-not.cannot-move': 'You cannot move: {from}.',
  'why-not.move-price': 'Going to another ship costs {n} skill {n#card|cards}, and you do not hold so many.',

  // Locations
  'why-not.no-action': 'There is nothing to activate there.',
  'why-not.damaged': 'It is damaged; somebody has to repair it first.',
  'why-not.barred': 'You cannot activate it: {from}.',
  'why-not.crowded': 'Not while somebody else is there ({list}): {from}.',
  'why-not.activation-price': 'Activating a location costs you {n} skill {n#card|cards}; you hold {held}.',

  // What a reason comes from
  'why-not.from-sheet': 'so says your sheet ({ability})',
  'why-not.from-place': 'you are in the {location}',
  'why-not.from-card': '{card} is in play',
  'why-not.from-phase': 'so it is during {phase}',
  'why-not.from-turn': 'so it is for this turn',

  // Who one is
  'why-not.not-title': 'Only the {title} can; that is {who}.',
  'why-not.not-trusted': 'A Sympathizer never can.',
  'why-not.no-texts':
    'You are a revealed Cylon: the texts of skill cards and of your sheet no longer work for you.',
  'why-not.no-text-of': 'As things are, you may not use the texts of {type} cards.',
  'why-not.no-reveal': 'As things are, you do not turn up a Loyalty card.',
  'why-not.other-sheet': 'It belongs to {character}.',
  'why-not.other-standing': 'It belongs to somebody of another standing.',

  // Cards and limits
  'why-not.not-held': 'You do not hold it.',
  'why-not.price': 'It costs {n} skill {n#card|cards}; you hold {held}.',
  'why-not.hand-is': 'You have to hold exactly {n} skill {n#card|cards}; you hold {held}.',
  'why-not.used-game': 'You have used it already; it works once per game.',
  'why-not.used-turn': 'It has been used in this turn already.',
  'why-not.no-token': 'It takes {n} {n#token|tokens}; you have {held}.',

  // What an effect does not find
  'why-not.no-effect': 'As things stand it would do nothing.',
  'why-not.unmet': 'The condition does not hold: {condition}.',
  'why-not.nobody': 'There is nobody to choose: {whom}.',
  'why-not.no-cards': 'No cards are left: {decks}.',
  'why-not.no-jump': 'The fleet is not ready: the marker must stand on a space with a number (−3 or −1).',
  'why-not.no-centurion': 'No centurion is aboard.',
  'why-not.no-target': 'No Cylon ship is in space.',
  'why-not.no-target-here': 'No Cylon ship is in your space area.',
  'why-not.no-cylons': 'No Cylon ship could do anything.',
  'why-not.no-basestar': 'No basestar is in space.',
  'why-not.no-nuke': 'The Admiral has no nuke left.',
  'why-not.no-viper': 'No viper without a pilot can do anything now.',
  'why-not.no-raptor': 'No raptor is in the Reserves.',
  'why-not.no-reserve': 'No viper is in the Reserves or without a pilot.',
  'why-not.no-civilian': 'No civilian ship is in space.',
  'why-not.not-a-pilot': 'Only a character who draws Piloting can launch in a viper.',
  'why-not.not-piloting': 'You are not piloting a viper.',
  'why-not.nobody-locked-in': 'No human player is in the Brig or in Detention.',
  'why-not.piloting-already': 'You are in a viper already.',
  'why-not.nothing-to-repair': 'Nothing where you stand is damaged.',
  'why-not.nothing-damaged': 'Nothing of that kind is damaged.',
  'why-not.forbidden': 'Nobody among the human players can use it any more: {from}.',
  'why-not.no-loyalty': 'You hold neither a Super Crisis card nor a Loyalty card to pass on.',
  'why-not.too-far':
    'You hold no Super Crisis card, and Loyalty cards are passed on only up to distance {n}; the fleet is at {distance}.',
  'why-not.not-below': '{resource} must be below {n}; it is {now}.',
  'why-not.has-title': '{who} is {title} already.',
  'why-not.may-not-hold': '{who} cannot be {title} now.',

  // Choosing a character
  'why-not.character-taken': 'Taken by {who}.',
  'why-not.character-variant': 'This character is not used in the game without the Sympathizer.',
  'why-not.no-leader': 'No Cylon Leader can be chosen, or none any more.',
  'why-not.leader-needed': 'Somebody has to be a Cylon Leader, and you choose last.',
  'why-not.new-leader': 'Nobody goes on as a Cylon Leader.',
  'why-not.character-dead': 'Executed in this game.',
  'why-not.came-late': 'Your character came into the game too late for this.',
  'why-not.character-type': 'You must take a character of the type of which most are left.',
}
