import { describe, expect, test } from 'vitest'
import { skillCards } from '../src/content/base/skills.ts'
import { superCrises } from '../src/content/base/super-crises.ts'
import { sets } from '../src/content/index.ts'
import type { ContentSet } from '../src/content/set.ts'
import type { CrisisCard } from '../src/core/content.ts'
import { sendTo } from '../src/effects/people.ts'
import { lose } from '../src/effects/resources.ts'
import { checkedConfig, componentList, contentOf, newGame, render } from '../src/index.ts'
import { englishWith, scenario, withSets } from '../src/testing/index.ts'

const crisis = (id: string, more: Partial<CrisisCard> = {}): CrisisCard => ({
  id,
  title: id,
  copies: 1,
  icons: [],
  body: { kind: 'event', chooser: 'current', options: [[lose('food', 1)], [lose('fuel', 1)]] },
  ...more,
})

const contentWith = (own: readonly ContentSet[], config: Parameters<typeof withSets>[1] = {}) =>
  contentOf(checkedConfig({ players: 4, ...withSets(own, config) }))

describe('a set made for a test', () => {
  const storm: ContentSet = { id: 'storm', crises: [crisis('ion-storm', { copies: 3 })] }

  test('is played with where a configuration names it', () => {
    const game = scenario({
      players: ['william-adama', 'laura-roslin', 'galen-tyrol'],
      config: withSets([storm], {}),
      step: 'crisis',
      decks: { crisis: ['ion-storm'] },
    })
    expect(game.request('william-adama').prompt.key).toBe('prompt.crisis-choice')
    game.answer('william-adama', 'option:0')
    expect(game.state.resources.food).toBe(7)
    expect(newGame({ players: 4, ...withSets([storm], {}) }, 1).config.sets).toEqual(['base', 'storm'])
  })

  test('is offered to nobody: neither as a set nor among the components', () => {
    contentWith([storm])
    expect(sets.map((s) => s.id)).toEqual(['base', 'pegasus', 'daybreak'])
    expect(componentList().some((c) => c.id === 'ion-storm')).toBe(false)
    expect(() => checkedConfig({ players: 4, sets: ['base', 'razor'] })).toThrow(
      /the sets are: base, pegasus, daybreak\.$/,
    )
  })

  test('leaves games without it as they were, and is put together once', () => {
    expect(contentWith([storm])).toBe(contentWith([storm]))
    expect(contentOf(checkedConfig({ players: 4 })).crises.has('ion-storm')).toBe(false)
  })

  test('has its names in an English of its own', () => {
    const catalogue = englishWith([{ id: 'x', crises: [crisis('ion-storm', { title: 'Ion Storm' })] }])
    expect(render({ key: 'card:ion-storm' }, { catalogue })).toBe('Ion Storm')
  })

  test('of the same name as another is refused', () => {
    expect(() => withSets([{ id: 'base' }], {})).toThrow('There is a set called "base" already.')
  })
})

describe('what a set does with what came before', () => {
  test('it replaces a card: the old one is gone, the new one has the same name', () => {
    const [, committee] = skillCards
    if (!committee) throw new Error('no card')
    const content = contentWith([
      {
        id: 'replacing',
        removes: { skillCards: ['investigative-committee'] },
        skillCards: [{ ...committee, title: 'Another committee' }],
      },
    ])
    expect(content.skillCards.get('investigative-committee')?.title).toBe('Another committee')
    expect(
      content.decks.get('politics')?.cards.filter((c) => c.startsWith('investigative-committee')),
    ).toHaveLength(7)
  })

  test('it removes components of any kind', () => {
    const removes = {
      crises: ['ambush'],
      superCrises: superCrises.map((c) => c.id),
      characters: ['tom-zarek'],
      locations: ['press-room'],
      loyalty: ['sympathizer'],
      titleAbilities: ['launch-nuke'],
    }
    const content = contentWith([{ id: 'removing', removes }])
    expect(content.crises.has('ambush')).toBe(false)
    expect(content.decks.get('super-crisis')?.cards).toEqual([])
    expect(content.characters.has('tom-zarek')).toBe(false)
    expect(content.locations.has('press-room')).toBe(false)
    expect(content.loyalty.has('sympathizer')).toBe(false)
    expect(content.titleAbilities.admiral).toEqual([])
  })

  test('it brings some of it only with an objective, a variant or another set, or without one', () => {
    const flat = { title: 'Far away', milestones: [], goal: 8 }
    const parted: ContentSet = {
      id: 'parted',
      objectives: [{ id: 'elsewhere', ...flat }],
      variants: [{ id: 'stormy', title: 'Stormy' }],
      parts: [
        { only: { objectives: ['elsewhere'] }, crises: [crisis('there')], removes: { crises: ['ambush'] } },
        { only: { variants: ['stormy'] }, crises: [crisis('storm')] },
        { only: { without: ['later'] }, crises: [crisis('not-later')] },
        { only: { with: ['later'] }, crises: [crisis('with-later')] },
      ],
    }
    const later: ContentSet = { id: 'later' }
    const own = ['there', 'storm', 'not-later', 'with-later', 'ambush']
    const found = (...[with_, config]: Parameters<typeof contentWith>) =>
      own.filter((id) => contentWith(with_, config).crises.has(id))
    expect(found([parted])).toEqual(['not-later', 'ambush'])
    expect(found([parted], { objective: 'elsewhere' })).toEqual(['there', 'not-later'])
    expect(found([parted], { variants: ['stormy'] })).toEqual(['storm', 'not-later', 'ambush'])
    expect(found([parted, later])).toEqual(['with-later', 'ambush'])
    expect(() => contentWith([parted], { variants: ['calm'] })).toThrow(
      'There is no variant called "calm" in these sets; there are: stormy.',
    )
  })

  test('it changes the rules of what came before', () => {
    const seven: ContentSet = {
      id: 'seven',
      ruleset: (before) => {
        if (!before) throw new Error('nothing before')
        return { ...before, players: [3, 7] }
      },
    }
    expect(contentWith([seven]).rules.players).toEqual([3, 7])
  })
})

describe('content that cannot be played is refused at the start, saying what is wrong', () => {
  test('two components of one kind with the same name', () => {
    expect(() => contentWith([{ id: 'doubled', crises: [crisis('ambush')] }])).toThrow(
      'Two crises are called "ambush"; a set that replaces one must remove it first.',
    )
  })

  test('a card, a token or a character that names a location nobody brought', () => {
    const away = crisis('away', {
      body: {
        kind: 'event',
        chooser: 'current',
        options: [[sendTo('current', 'engine-room')], [lose('fuel', 1)]],
      },
    })
    expect(() => contentWith([{ id: 'lost-1', crises: [away] }])).toThrow(
      '"away" names the location "engine-room", which is not in this game.',
    )
    const token = { id: 'hit', title: 'Hit', board: 'galactica', location: 'airlock', loss: {} }
    expect(() => contentWith([{ id: 'lost-2', damageTokens: [token] }])).toThrow('"airlock"')
    expect(() => contentWith([{ id: 'lost-3', removes: { locations: ['research-lab'] } }])).toThrow(
      /names the location "research-lab"/,
    )
  })

  test('a card of a skill type that is not in the game', () => {
    const [card] = skillCards
    if (!card) throw new Error('no card')
    expect(() =>
      contentWith([{ id: 'six', skillCards: [{ ...card, id: 'six', type: 'treachery' }] }]),
    ).toThrow('"six-1" belongs to the treachery deck, which is not in this game.')
  })
})
