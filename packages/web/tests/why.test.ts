import { contentOf, requests, type View, view } from '@ragtag/engine'
import { scenario } from '@ragtag/engine/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { entriesIn } from '../src/reference/entries.ts'
import { whyNot } from '../src/reference/why.ts'
import { catalogue, hasWords, say } from '../src/words/index.ts'
import { playGame } from './games.ts'
import '../src/reference/words.ts'

type Position = Parameters<typeof scenario>[0]
const crew = ['saul-tigh', 'laura-roslin', 'kara-thrace'] as const
const given = new Set<string>()

/** The reasons Saul Tigh (or somebody else) is given in a position, without their common beginning. */
function why(
  key: string,
  position: Partial<Position> = {},
  who = 'saul-tigh',
  skipped: string[] = [],
): string[] {
  const game = scenario({ players: [...crew], step: 'action', ...position })
  return reasons(game.view(who), key, skipped)
}

function reasons(now: View, key: string, skipped: string[] = []): string[] {
  return whyNot(now, key, skipped).map((m) => {
    expect(hasWords(m.key), m.key).toBe(true)
    expect(say(m)).not.toMatch(/[{}]|why-not/)
    const reason = m.key.replace('why-not.', '')
    given.add(reason)
    return reason
  })
}

describe("Why can't I activate a location?", () => {
  it('I can, when it is lit', () => {
    expect(why('location:press-room', { at: { 'saul-tigh': 'press-room' } })).toEqual(['can'])
  })
  it('I am not there', () => {
    expect(why('location:press-room')).toEqual(['not-there'])
    expect(
      why(
        'location:press-room',
        { current: 'kara-thrace', piloting: { 'kara-thrace': 'bow' } },
        'kara-thrace',
      ),
    ).toEqual(['not-there-viper'])
  })
  it('it is damaged', () => {
    expect(why('location:command', { at: { 'saul-tigh': 'command' }, damaged: ['command'] })).toContain(
      'damaged',
    )
  })
  it('there is nothing to do there', () => {
    expect(why('location:sickbay', { at: { 'saul-tigh': 'sickbay' } })).toContain('no-action')
    const here = (room: string, more: Partial<Position> = {}) =>
      why(`location:${room}`, { at: { 'saul-tigh': room }, ...more })
    expect(here('armory')).toContain('no-centurion')
    expect(here('weapons-control')).toContain('no-target')
    expect(here('communications')).toContain('no-civilian')
    expect(here('ftl-control')).toContain('no-jump')
    expect(here('hangar-deck')).toContain('not-a-pilot')
    expect(here('command', { reserve: { viper: 0 } })).toContain('no-viper')
    expect(
      why('location:hangar-deck', { current: 'kara-thrace', reserve: { viper: 0 } }, 'kara-thrace'),
    ).toContain('no-reserve')
  })
  it('only the President can', () => {
    expect(why('location:presidents-office', { at: { 'saul-tigh': 'presidents-office' } })).toContain(
      'not-president',
    )
  })
  it('my weakness bars me', () => {
    expect(
      why(
        'location:admirals-quarters',
        {
          players: ['william-adama', 'laura-roslin', 'kara-thrace'],
          at: { 'william-adama': 'admirals-quarters' },
        },
        'william-adama',
      ),
    ).toContain('barred')
    expect(
      why(
        'location:communications',
        {
          players: ['william-adama', 'laura-roslin', 'kara-thrace'],
          at: { 'william-adama': 'communications' },
        },
        'william-adama',
      ),
    ).toEqual(['no-civilian'])
    expect(
      why(
        'location:press-room',
        {
          players: ['tom-zarek', 'saul-tigh', 'kara-thrace'],
          at: { 'tom-zarek': 'press-room', 'saul-tigh': 'press-room' },
        },
        'tom-zarek',
      ),
    ).toContain('crowded')
    expect(
      why(
        'location:press-room',
        {
          current: 'laura-roslin',
          at: { 'laura-roslin': 'press-room' },
          hands: { 'laura-roslin': ['repair-1'] },
        },
        'laura-roslin',
      ),
    ).toContain('activation-price')
  })
  it('a card in play bars it, or I am in the Brig', () => {
    expect(
      why('location:communications', {
        at: { 'saul-tigh': 'communications' },
        ships: { stern: { civilian: 1 } },
        inPlay: [{ card: 'jammed-assault', deck: 'crisis' }],
      }),
    ).toEqual(['barred-by'])
    expect(why('location:command', { at: { 'saul-tigh': 'brig' } })).toContain('in-brig')
  })
  it('Cylons and humans have their own', () => {
    expect(why('location:caprica')).toContain('cylons-only')
    expect(why('location:command', { revealed: ['saul-tigh'], at: { 'saul-tigh': 'caprica' } })).toContain(
      'humans-only',
    )
    expect(
      why('location:cylon-fleet', { sympathizer: 'saul-tigh', at: { 'saul-tigh': 'cylon-fleet' } }),
    ).toContain('sympathizer')
  })
  it('it is not my turn, or not my moment', () => {
    expect(why('location:press-room', { current: 'laura-roslin' })).toEqual(
      expect.arrayContaining(['waiting', 'not-your-turn']),
    )
    expect(
      reasons(
        scenario({ players: [...crew], step: 'movement' }).view('saul-tigh'),
        'skill-card:executive-order-1',
      ),
    ).toContain('asked-else')
  })
  it('my character is not on the board', () => {
    expect(
      why(
        'location:press-room',
        { players: ['karl-agathon', 'laura-roslin', 'kara-thrace'], at: { 'karl-agathon': 'off-board' } },
        'karl-agathon',
      ),
    ).toEqual(['off-board'])
  })
})

describe("Why can't I go there?", () => {
  const moving = (key: string, more: Partial<Position> = {}, who = 'saul-tigh') =>
    why(key, { step: 'movement', ...more }, who)
  it('I am there, or nobody goes there by choice', () => {
    expect(moving('location:command', { at: { 'saul-tigh': 'command' } })).toContain('already-there')
    expect(moving('location:brig')).toContain('hazardous')
    expect(moving('location:caprica')).toContain('cylons-only')
    expect(moving('location:command', { revealed: ['saul-tigh'], at: { 'saul-tigh': 'caprica' } })).toContain(
      'humans-only',
    )
  })
  it('a card in play closes it', () => {
    expect(
      moving('location:press-room', {
        hands: { 'saul-tigh': ['repair-1'] },
        inPlay: [{ card: 'bomb-on-colonial-1', deck: 'super-crisis' }],
      }),
    ).toContain('closed-by')
  })
  it('changing ships costs a card that I do not have', () => {
    expect(moving('location:press-room')).toContain('move-price')
    expect(moving('location:press-room', { hands: { 'saul-tigh': ['repair-1', 'repair-1'] } })).toEqual([
      'can',
    ])
  })
})

describe("Why can't I play this card or use this ability?", () => {
  it('I do not hold it, or its moment is another one', () => {
    expect(why('skill-card:repair-1')).toContain('not-held')
    expect(
      why('skill-card:strategic-planning-3', { hands: { 'saul-tigh': ['strategic-planning-3'] } }),
    ).toEqual(['moment'])
    expect(
      why(
        'skill-card:strategic-planning-3',
        { hands: { 'saul-tigh': ['strategic-planning-3'] } },
        'saul-tigh',
        ['roll-before'],
      ),
    ).toEqual(['moment', 'skipped'])
  })
  it('it is an action, and the time for it is not now', () => {
    expect(
      why('skill-card:executive-order-1', {
        step: 'movement',
        hands: { 'saul-tigh': ['executive-order-1'] },
      }),
    ).toEqual(expect.arrayContaining(['as-action', 'asked-else']))
  })
  it('nothing is there that it could work on', () => {
    const held = (card: string, more: Partial<Position> = {}) =>
      why(`skill-card:${card}`, { hands: { 'saul-tigh': [card] }, ...more })
    expect(held('repair-1')).toContain('nothing-to-repair')
    expect(held('launch-scout-1', { reserve: { raptor: 0 } })).toContain('no-raptor')
    expect(held('maximum-firepower-3')).toContain('piloting')
  })
  it('a revealed Cylon has no use for it', () => {
    expect(
      why('skill-card:repair-1', {
        revealed: ['saul-tigh'],
        at: { 'saul-tigh': 'caprica' },
        hands: { 'saul-tigh': ['repair-1'] },
      }),
    ).toContain('revealed')
  })
  it('it was used, once per game or once per turn', () => {
    const once = contentOf(scenario({ players: [...crew] }).state.config)
      .characters.get('saul-tigh')
      ?.abilities.find((a) => a.kind === 'once-per-game')
    expect(why(`ability:${once?.id}`, { used: { 'saul-tigh': [once?.id ?? ''] } })).toContain('used')
    const game = scenario({
      players: [...crew],
      step: 'action',
      hands: { 'saul-tigh': ['executive-order-1', 'executive-order-2'] },
    })
    game.answer('saul-tigh', 'executive-order-1')
    const now = game.view('saul-tigh')
    expect(
      reasons({ ...now, turn: { ...now.turn, once: ['executive-order'] } }, 'skill-card:executive-order-2'),
    ).toContain('used-turn')
  })
  it('it is on another sheet, or belongs to a title', () => {
    expect(why('ability:expert-pilot')).toEqual(['other-sheet'])
    expect(why('title:president')).toEqual(['not-president'])
    expect(why('title:admiral', {}, 'kara-thrace')).toEqual(['not-admiral'])
    const quorum = entriesIn('quorum')[0]?.key ?? ''
    expect(why(quorum)).toEqual(['not-president'])
    expect(why(quorum, {}, 'laura-roslin')).toEqual(['not-held'])
  })
})

describe('Always', () => {
  it('spectators watch, and a game that is over asks nobody', () => {
    expect(why('location:command', {}, 'spectator')).toEqual(['spectator'])
    const { over } = playGame({ players: 3 }, 'why')
    expect(reasons(over, 'location:command')).toEqual(['over'])
  })

  it('a character is taken, or of a kind of which fewer are left', () => {
    const { decisions } = playGame({ players: 5 }, 'why2')
    for (const { state } of decisions)
      for (const { seat, prompt } of requests(state)) {
        if (prompt.key !== 'prompt.character') continue
        const now = view(state, seat)
        const offered = now.request?.options.map((o) => o.character)
        for (const { key } of entriesIn('character')) {
          const id = key.slice('character:'.length)
          const taken = now.players.some((p) => p.character === id)
          const reason = offered?.includes(id) ? 'can' : taken ? 'character-taken' : 'character-type'
          expect(reasons(now, key)).toEqual([reason])
        }
      }
  })

  it('says "you can" of what is lit and of nothing else, and never has no reason', () => {
    let asked = 0
    for (const seed of ['lit', 'lit2', 'lit3'])
      for (const { state } of playGame({ players: 4 }, seed).decisions)
        for (const { seat, prompt } of requests(state)) {
          if (prompt.key !== 'prompt.move' && prompt.key !== 'prompt.action') continue
          const now = view(state, seat)
          for (const { key } of entriesIn('location')) {
            const lit = now.request?.options.some((o) => `location:${o.location}` === key)
            const told = reasons(now, key)
            asked++
            expect(told.length, key).toBeGreaterThan(0)
            expect(told.includes('can'), key).toBe(lit)
          }
          for (const card of now.hand) {
            const told = reasons(now, `skill-card:${card}`)
            const lit = now.request?.options.some((o) => o.card === card)
            expect(told.length, card).toBeGreaterThan(0)
            if (lit) expect(told).toEqual(['can'])
          }
        }
    expect(asked).toBeGreaterThan(500)
  })

  // A reason for want of a better one.
  const rare = ['no-effect', 'not-asked']
  afterAll(() => {
    const words = Object.keys(catalogue.messages).flatMap((k) => /^why-not\.(.+)$/.exec(k)?.[1] ?? [])
    const never = words.filter((w) => !given.has(w) && !rare.includes(w) && w !== 'heading')
    expect(never).toEqual([])
  })
})
