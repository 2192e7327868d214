import { describe, expect, test } from 'vitest'
import { contentOf, requests, view } from '../../src/index.ts'
import { type Position, playRandomly, scenario } from '../../src/testing/index.ts'
import { kara, reasons, roslin, tigh, why } from './asking.ts'

describe("Why can't I activate a location?", () => {
  test('I can, when it is lit', () => {
    expect(why('location:press-room', { at: { [tigh]: 'press-room' } })).toEqual(['can'])
  })
  test('I am not there', () => {
    expect(why('location:press-room')).toEqual(['not-there'])
    expect(why('location:press-room', { current: kara, piloting: { [kara]: 'bow' } }, kara)).toEqual([
      'not-there-viper',
    ])
  })
  test('it is damaged', () => {
    expect(why('location:command', { at: { [tigh]: 'command' }, damaged: ['command'] })).toContain('damaged')
  })
  test('there is nothing to do there', () => {
    expect(why('location:sickbay', { at: { [tigh]: 'sickbay' } })).toContain('no-action')
    const here = (room: string, more: Partial<Position> = {}) =>
      why(`location:${room}`, { at: { [tigh]: room }, ...more })
    expect(here('armory')).toContain('no-centurion')
    expect(here('weapons-control')).toContain('no-target')
    expect(here('communications')).toContain('no-civilian')
    expect(here('ftl-control')).toContain('no-jump')
    expect(here('hangar-deck')).toContain('not-a-pilot')
    expect(here('command', { reserve: { viper: 0 } })).toContain('no-viper')
    expect(why('location:hangar-deck', { current: kara, reserve: { viper: 0 } }, kara)).toContain(
      'no-reserve',
    )
  })
  test('only the President can', () => {
    expect(why('location:presidents-office', { at: { [tigh]: 'presidents-office' } })).toContain('not-title')
  })
  test('my weakness bars me', () => {
    expect(
      why(
        'location:admirals-quarters',
        {
          players: ['william-adama', roslin, kara],
          at: { 'william-adama': 'admirals-quarters' },
        },
        'william-adama',
      ),
    ).toContain('barred')
    expect(
      why(
        'location:communications',
        {
          players: ['william-adama', roslin, kara],
          at: { 'william-adama': 'communications' },
        },
        'william-adama',
      ),
    ).toEqual(['no-civilian'])
    expect(
      why(
        'location:press-room',
        {
          players: ['tom-zarek', tigh, kara],
          at: { 'tom-zarek': 'press-room', [tigh]: 'press-room' },
        },
        'tom-zarek',
      ),
    ).toContain('crowded')
    expect(
      why(
        'location:press-room',
        {
          current: roslin,
          at: { [roslin]: 'press-room' },
          hands: { [roslin]: ['repair-1'] },
        },
        roslin,
      ),
    ).toContain('activation-price')
  })
  test('a card in play bars it, or I am in the Brig', () => {
    expect(
      why('location:communications', {
        at: { [tigh]: 'communications' },
        ships: { stern: { civilian: 1 } },
        inPlay: [{ card: 'jammed-assault', deck: 'crisis' }],
      }),
    ).toEqual(['barred'])
    expect(why('location:command', { at: { [tigh]: 'brig' } })).toContain('cannot-move')
  })
  test('Cylons and humans have their own', () => {
    expect(why('location:caprica')).toContain('only-cylons')
    expect(why('location:command', { revealed: [tigh], at: { [tigh]: 'caprica' } })).toContain('only-humans')
    expect(why('location:cylon-fleet', { sympathizer: tigh, at: { [tigh]: 'cylon-fleet' } })).toContain(
      'not-trusted',
    )
  })
  test('it is not my turn, or not my moment', () => {
    expect(why('location:press-room', { current: roslin })).toEqual(
      expect.arrayContaining(['waiting', 'not-your-turn']),
    )
    expect(
      reasons(
        scenario({ players: [tigh, roslin, kara], step: 'movement' }).view(tigh),
        'skill-card:executive-order-1',
      ),
    ).toContain('asked-else')
  })
  test('my character is not on the board', () => {
    expect(
      why(
        'location:press-room',
        { players: ['karl-agathon', roslin, kara], at: { 'karl-agathon': 'off-board' } },
        'karl-agathon',
      ),
    ).toEqual(['off-board'])
  })
})

describe("Why can't I go there?", () => {
  const moving = (key: string, more: Partial<Position> = {}, who = tigh) =>
    why(key, { step: 'movement', ...more }, who)
  test('I am there, or nobody goes there by choice', () => {
    expect(moving('location:command', { at: { [tigh]: 'command' } })).toContain('already-there')
    expect(moving('location:brig')).toContain('hazardous')
    expect(moving('location:caprica')).toContain('only-cylons')
    expect(moving('location:command', { revealed: [tigh], at: { [tigh]: 'caprica' } })).toContain(
      'only-humans',
    )
  })
  test('a card in play closes it', () => {
    expect(
      moving('location:press-room', {
        hands: { [tigh]: ['repair-1'] },
        inPlay: [{ card: 'bomb-on-colonial-1', deck: 'super-crisis' }],
      }),
    ).toContain('closed')
  })
  test('changing ships costs a card that I do not have', () => {
    expect(moving('location:press-room')).toContain('move-price')
    expect(moving('location:press-room', { hands: { [tigh]: ['repair-1', 'repair-1'] } })).toEqual(['can'])
  })
})

describe("Why can't I play this card or use this ability?", () => {
  test('I do not hold it, or its moment is another one', () => {
    expect(why('skill-card:repair-1')).toContain('not-held')
    expect(why('skill-card:strategic-planning-3', { hands: { [tigh]: ['strategic-planning-3'] } })).toEqual([
      'moment',
    ])
  })
  test('it is an action, and the time for it is not now', () => {
    expect(
      why('skill-card:executive-order-1', {
        step: 'movement',
        hands: { [tigh]: ['executive-order-1'] },
      }),
    ).toEqual(expect.arrayContaining(['as-action', 'asked-else']))
  })
  test('nothing is there that it could work on', () => {
    const held = (card: string, more: Partial<Position> = {}) =>
      why(`skill-card:${card}`, { hands: { [tigh]: [card] }, ...more })
    expect(held('repair-1')).toContain('nothing-to-repair')
    expect(held('launch-scout-1', { reserve: { raptor: 0 } })).toContain('no-raptor')
    expect(held('maximum-firepower-3')).toContain('not-piloting')
  })
  test('a revealed Cylon has no use for it', () => {
    expect(
      why('skill-card:repair-1', {
        revealed: [tigh],
        at: { [tigh]: 'caprica' },
        hands: { [tigh]: ['repair-1'] },
      }),
    ).toContain('no-texts')
  })
  test('it was used, once per game or once per turn', () => {
    const once = contentOf(scenario({ players: [tigh, roslin, kara] }).state.config)
      .characters.get(tigh)
      ?.abilities.find((a) => a.kind === 'once-per-game')
    expect(why(`ability:${once?.id}`, { used: { [tigh]: [once?.id ?? ''] } })).toContain('used-game')
    const game = scenario({
      players: [tigh, roslin, kara],
      step: 'action',
      hands: { [tigh]: ['executive-order-1', 'executive-order-2'] },
    })
    game.answer(tigh, 'executive-order-1')
    const now = game.view(tigh)
    expect(
      reasons({ ...now, turn: { ...now.turn, once: ['executive-order'] } }, 'skill-card:executive-order-2'),
    ).toContain('used-turn')
  })
  test('it is on another sheet, or belongs to a title', () => {
    expect(why('ability:expert-pilot')).toEqual(['other-sheet'])
    expect(why('title:president')).toEqual(['not-title'])
    expect(why('title:admiral', {}, kara)).toEqual(['not-title'])
    const quorum = 'card:inspirational-speech'
    expect(why(quorum)).toEqual(['not-title'])
    expect(why(quorum, {}, roslin)).toEqual(['not-held'])
  })
})

describe("Why can't I do what is printed there?", () => {
  test('no cards are left, nobody can be chosen, the title is his already', () => {
    const lab = { at: { [tigh]: 'research-lab' }, exactly: { engineering: [], tactics: [] }, destiny: [] }
    expect(why('location:research-lab', lab)).toEqual(['no-cards'])
    const alone = { revealed: [roslin, kara], hands: { [tigh]: ['executive-order-1'] } }
    expect(why('skill-card:executive-order-1', alone)).toEqual(['nobody'])
    const both = { titles: { president: kara, admiral: kara } }
    expect(why('ability:declare-martial-law', both)).toEqual(['has-title'])
  })
  test('the Admiral has no nuke, or nothing to fire it at', () => {
    expect(why('title:admiral', { nukes: 2 })).toEqual(['no-basestar'])
    expect(why('title:admiral', { nukes: 0, ships: { bow: { basestar: 1 } } })).toEqual(['no-nuke'])
    expect(why('ability:launch-nuke', { nukes: 1, ships: { bow: { basestar: 1 } } })).toEqual(['can'])
  })
  test('a pilot is in his viper already, or alone in his area', () => {
    const flying = { current: kara, piloting: { [kara]: 'bow' } } as const
    expect(why('location:hangar-deck', flying, kara)).toEqual(['not-there-viper', 'piloting-already'])
    const armed = { ...flying, hands: { [kara]: ['maximum-firepower-3'] }, ships: { stern: { raider: 1 } } }
    expect(why('skill-card:maximum-firepower-3', armed, kara)).toEqual(['no-target-here'])
  })
  test('the Cylon locations have nothing to do', () => {
    const cylon = (at: string, more: Partial<Position> = {}) => ({
      revealed: [tigh],
      at: { [tigh]: at },
      loyalty: { [tigh]: [] },
      ...more,
    })
    expect(why('location:cylon-fleet', cylon('cylon-fleet'))).toEqual(['no-cylons'])
    expect(why('location:resurrection-ship', cylon('resurrection-ship'))).toEqual(['no-loyalty'])
    expect(why('location:resurrection-ship', cylon('resurrection-ship', { distance: 8 }))).toEqual([
      'too-far',
    ])
  })
})

describe("Why can't I reveal myself?", () => {
  const hidden = { loyalty: { [tigh]: ['cylon-morale'] } }
  test('I can in my Action step, not before, and a revealed Cylon turns nothing up any more', () => {
    expect(why('card:cylon-morale', hidden)).toEqual(['can'])
    expect(why('card:cylon-morale', { ...hidden, step: 'movement' })).toEqual(['as-action', 'asked-else'])
    expect(why('card:cylon-morale', { ...hidden, revealed: [tigh] })).toEqual(['no-reveal'])
  })
  test('of cards that are not mine nothing is said, whoever has them', () => {
    expect(why('card:cylon-morale')).toEqual([])
    expect(why('card:cylon-morale', { loyalty: { [roslin]: ['cylon-morale'] } })).toEqual([])
    expect(why('card:not-a-cylon')).toEqual([])
  })
})

describe('Always', () => {
  test('spectators watch, and a game that is over asks nobody', () => {
    expect(why('location:command', {}, 'spectator')).toEqual(['spectator'])
    const { state } = playRandomly({ players: 3 }, 'why')
    expect(reasons(view(state, 0), 'location:command')).toEqual(['over'])
  })

  test('what is no component, or nothing anybody uses, needs no reason', () => {
    for (const key of [
      '',
      'rule:B-ACT-1',
      'location:nowhere',
      'card:food-shortage-a',
      'ability:none',
      'title:none',
    ])
      expect(why(key), key).toEqual([])
    expect(why('ability:alcoholic')).toEqual(['moment'])
    expect(why('ability:terminal-illness', { current: roslin }, roslin)).toEqual(['in-force'])
  })

  test('while others are asked in secret nobody is told who', () => {
    const game = scenario({
      players: [tigh, roslin, kara],
      step: 'crisis',
      hands: { [kara]: ['investigative-committee-3'] },
      decks: { crisis: ['elections-loom'] },
    }).untilAsked(kara, 'prompt.window.check-pre')
    expect(reasons(game.view(roslin), 'location:press-room')).toContain('not-asked')
  })

  test('a character is taken, not in the game, or of a kind of which fewer are left', () => {
    const config = { players: 6, noSympathizer: true }
    let asked = 0
    playRandomly(config, 'why2', (state) => {
      for (const { seat, prompt } of requests(state)) {
        if (prompt.key !== 'prompt.character') continue
        const now = view(state, seat)
        const offered = now.request?.options.map((o) => o.character)
        for (const id of contentOf(state.config).characters.keys()) {
          const taken = now.players.some((p) => p.character === id)
          const reason = offered?.includes(id)
            ? 'can'
            : taken
              ? 'character-taken'
              : id === 'sharon-valerii'
                ? 'character-variant'
                : 'character-type'
          expect(reasons(now, `character:${id}`)).toEqual([reason])
          asked++
        }
      }
    })
    expect(asked).toBe(60)
    expect(why('character:gaius-baltar')).toEqual([])
  })
})
