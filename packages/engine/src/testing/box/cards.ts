import { base } from '../../content/base/index.ts'
import type { Part } from '../../content/set.ts'
import type { Ability } from '../../core/abilities.ts'
import type { CrisisCard, OtherCard, SkillCard } from '../../core/content.ts'
import type { Effect } from '../../core/effect.ts'
import { turnBoard } from '../../effects/boards.ts'
import { discard, drawFrom } from '../../effects/cards.ts'
import { cardsFaceUp, changeDifficulty, makeReckless } from '../../effects/checks.ts'
import { gainShips } from '../../effects/fleet.ts'
import { discardThis, layOpen } from '../../effects/lasting.ts'
import { pickPlayer } from '../../effects/people.ts'
import { gain, lose } from '../../effects/resources.ts'
import { damageVipers } from '../../effects/ships.ts'
import { scout } from '../../effects/skill-cards.ts'
import { below, isReckless, sideWins } from '../../effects/when.ts'

// A sixth skill type with a check ability, a card that replaces one of the base box, a deck with a hand of its own
// and a limit, agendas judged when the game is over.

const ability = (
  id: string,
  title: string,
  window: NonNullable<Ability['window']>,
  ...effect: Effect
): Ability => ({ id, title, kind: 'card', window, effect })

const treachery = (id: string, title: string, rest: Partial<SkillCard>): SkillCard => ({
  id,
  title,
  type: 'treachery',
  strengths: { 1: 6, 3: 4 },
  abilities: [],
  ...rest,
})

const favour = (id: string, title: string, of: Ability): OtherCard => ({
  id,
  title,
  deck: 'favours',
  copies: 3,
  abilities: [of],
})

const agenda = (id: string, title: string, wins: OtherCard['wins']): OtherCard => ({
  id,
  title,
  deck: 'agenda',
  copies: 1,
  wins,
})

const event = (
  id: string,
  title: string,
  one: Effect,
  two: Effect,
  icons: readonly string[],
): CrisisCard => ({
  id,
  title,
  copies: 3,
  icons,
  body: { kind: 'event', chooser: 'current', options: [one, two] },
})

const replaced = base.skillCards
  .filter((c) => c.id === 'investigative-committee')
  .map(
    (c): SkillCard => ({
      ...c,
      title: 'Open Hearing',
      abilities: c.abilities.map((a) => ({ ...a, title: 'Open Hearing', effect: [cardsFaceUp('players')] })),
    }),
  )

export const cards: Part = {
  removes: { skillCards: ['investigative-committee'] },
  decks: [
    { id: 'treachery', title: 'Treachery deck' },
    { id: 'favours', title: 'Favours deck', hand: { others: 'count', limit: 2 } },
    { id: 'agenda', title: 'Agenda deck', hand: { others: 'count' }, reshuffled: false },
  ],
  skillCards: [
    ...replaced,
    treachery('broadcast', 'Broadcast', { inCheck: { effect: [lose('morale', 1)], when: [isReckless()] } }),
    treachery('rash-order', 'Rash Order', {
      abilities: [{ ...ability('rash-order', 'Rash Order', 'check-pre', makeReckless()), limit: 'check' }],
    }),
    treachery('petty-theft', 'Petty Theft', {
      abilities: [
        ability(
          'petty-theft',
          'Petty Theft',
          'action',
          pickPlayer('user', 'other-player', [discard('picked', 1)]),
        ),
      ],
    }),
  ],
  cards: [
    favour('tip-off', 'Tip-Off', ability('tip-off', 'Tip-Off', 'action', discardThis(), scout('crisis'))),
    favour(
      'old-debt',
      'Old Debt',
      ability(
        'old-debt',
        'Old Debt',
        'action',
        discardThis(),
        pickPlayer('user', 'other-player', [discard('picked', 1)]),
      ),
    ),
    favour(
      'good-word',
      'Good Word',
      ability('good-word', 'Good Word', 'check-totalled', discardThis(), changeDifficulty(-1)),
    ),
    favour('promise', 'Promise', ability('promise', 'Promise', 'any-moment', layOpen())),
    agenda('grain', 'Empty Granaries', [sideWins('humans'), below('food', 5)]),
    agenda('despair', 'Despair', [sideWins('cylons'), below('morale', 6)]),
    agenda('drift', 'Adrift', [below('fuel', 4)]),
  ],
  crises: [
    event(
      'hub-strike',
      'Strike at the Hub',
      [turnBoard('cylon', 'back')],
      [lose('morale', 1)],
      ['raiders', 'jump'],
    ),
    event(
      'smugglers',
      'Smugglers',
      [drawFrom('current', 'favours', 2)],
      [gainShips('gunship', 1), lose('food', 1)],
      ['launch'],
    ),
    event(
      'ambuscade',
      'Ambuscade',
      [damageVipers(2, 'anywhere')],
      [turnBoard('cylon', 'front'), gain('morale', 1)],
      ['basestars', 'jump'],
    ),
  ],
}
