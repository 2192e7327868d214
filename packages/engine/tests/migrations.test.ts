import { describe, expect, test } from 'vitest'
import { format } from '../src/core/state.ts'
import { type GameState, migrated, newGame, PositionRefused } from '../src/index.ts'
import { steps } from '../src/migrations/index.ts'
import { decksInPlay } from '../src/migrations/to-2/decks.ts'
import { standings } from '../src/migrations/to-2/people.ts'
import { playRandomly, scenario } from '../src/testing/index.ts'

const saved = (state: GameState): Record<string, unknown> => JSON.parse(JSON.stringify(state))

function refusal(position: unknown): PositionRefused {
  try {
    migrated(position)
  } catch (error) {
    if (error instanceof PositionRefused) return error
    throw error
  }
  throw new Error('The position was taken.')
}

test('from each format there is a step to the next', () => {
  expect(steps.length).toBe(format - 1)
})

describe('a saved position', () => {
  test('of today is taken as it is, whatever the game is in the middle of', () => {
    for (const players of [3, 4, 5, 6])
      playRandomly({ players }, `saved-${players}`, (state) => {
        expect(migrated(saved(state))).toEqual(saved(state))
      })
  })

  test('of format 1 keeps its decks and its Super Crisis cards', () => {
    const { state } = scenario({
      players: ['laura-roslin', 'saul-tigh', 'kara-thrace'],
      revealed: ['saul-tigh'],
      superCrises: { 'saul-tigh': ['inbound-nukes'] },
    })
    const before = {
      ...saved(state),
      decks: { ...state.decks, treachery: { draw: [], discard: [] } },
      players: state.players.map(({ held, tokens: _none, ...p }) => ({
        ...p,
        superCrises: held['super-crisis'] ?? [],
      })),
      nextTokens: undefined,
    }
    expect(decksInPlay(before)).toEqual(saved(state))
  })

  test('of a newer version is refused, and so is what is none', () => {
    const position = saved(newGame({ players: 4 }, 'newer'))
    expect(refusal({ ...position, format: 9999 })).toMatchObject({
      code: 'newer',
      message: expect.stringContaining('format 9999'),
    })
    expect(refusal({ ...position, format: 1, stack: 'torn' }).message).toContain('as format 1')
    for (const none of [null, 'position', [], {}, { ...position, format: 'x' }, { ...position, format: 0 }])
      expect(refusal(none).code).toBe('damaged')
  })

  test('that is damaged is refused, with what is wrong and where', () => {
    const state = newGame({ players: 4 }, 'damaged')
    const position = saved(state)
    const wrong = (change: object): string => {
      const { code, message } = refusal({ ...position, ...change })
      expect(code).toBe('damaged')
      return message
    }
    for (const field of Object.keys(position))
      if (field !== 'format') expect(wrong({ [field]: undefined })).toContain(field)
    expect(wrong({ random: [1, 2, 3] })).toContain('random has not four words')
    expect(wrong({ players: state.players.slice(1) })).toContain('3 players, not 4')
    expect(wrong({ players: [{ ...state.players[0], hand: [7] }] })).toContain(
      'players[0].hand[0] is no text',
    )
    expect(wrong({ config: { ...state.config, difficulty: 'none' } })).toContain('config.difficulty')
    expect(wrong({ config: { ...state.config, sets: ['base', 'nowhere'] } })).toContain('nowhere')
    expect(wrong({ stack: [] })).toContain('nothing left to do')
    expect(wrong({ asks: [] })).toContain('waits for nobody')
    expect(wrong({ asks: state.asks.map((a) => ({ ...a, seat: 5 })) })).toContain('seat that there is not')
  })

  test('in the middle of something this version cannot do is refused', () => {
    const state = newGame({ players: 4 }, 'frames')
    const [frame] = state.stack
    const holding = (change: object): string =>
      refusal({ ...saved(state), stack: [{ ...frame, ...change }] }).message
    expect(holding({ proc: 'nothing' })).toContain('of "nothing", which there is not')
    expect(holding({ proc: 'window', step: 'offer', names: ['never'] })).toContain('the window "never"')
    expect(holding({ step: 'nowhere' })).toContain('a step "nowhere"')
    expect(holding({ effect: [{ do: 'nothing-known' }] })).toContain('the effect "nothing-known"')
    expect(holding({ w: { do: 'when', conditions: [{ if: 'never-heard' }] } })).toContain('"never-heard"')
  })
})

describe('who somebody is, in a position of format 1', () => {
  /** As it was written then: two fields for each player, and a reveal that knew the Sympathizer. */
  const before = (revealed: boolean, sympathizer: boolean, frames: readonly object[] = []) =>
    standings({ players: [{ character: 'saul-tigh', revealed, sympathizer, turns: 1 }], stack: frames })

  test('is the standing that the two fields said', () => {
    const standing = (revealed: boolean, sympathizer: boolean) => before(revealed, sympathizer).players
    expect(standing(false, false)).toEqual([{ character: 'saul-tigh', turns: 1, standing: 'human' }])
    expect(standing(true, false)).toMatchObject([{ standing: 'revealed' }])
    expect(standing(true, true)).toMatchObject([{ standing: 'sympathizer' }])
  })

  test('in the middle of a reveal goes on as what he becomes', () => {
    const reveal = { proc: 'reveal', step: 'discard', seat: 0, card: 'cylon-morale', sympathizer: false }
    const own = before(false, false, [{ proc: 'turn', step: 'crisis' }, reveal])
    expect(own.players).toMatchObject([{ standing: 'revealing' }])
    const today = {
      proc: 'reveal',
      step: 'discard',
      seat: 0,
      card: 'cylon-morale',
      as: 'revealed',
      himself: true,
    }
    expect(own.stack).toEqual([{ proc: 'turn', step: 'crisis' }, today])
    const kept = { proc: 'sympathizer', step: 'hand', seat: 0, card: 'sympathizer' }
    expect(before(true, false, [{ proc: 'sleeper-phase', step: '' }, kept]).stack).toEqual([
      { proc: 'sleeper-phase', step: '' },
      {
        proc: 'receive-loyalty',
        step: 'hand',
        cards: [{ seat: 0, card: 'sympathizer' }],
        how: 'dealt',
      },
    ])
    const giving = {
      proc: 'do pass-on-loyalty',
      step: 'give',
      w: { do: 'pass-on-loyalty', upTo: 5 },
      ctx: { user: 2 },
    }
    expect(before(true, false, [giving]).stack).toEqual([
      { ...giving, step: '' },
      { proc: 'pass-on', step: 'give', from: 2, to: 'anyone', upTo: 5 },
    ])
    const turned = before(true, true, [{ ...reveal, step: 'titles', card: 'sympathizer', sympathizer: true }])
    expect(turned.players).toMatchObject([{ standing: 'sympathizer' }])
    expect(turned.stack).toMatchObject([{ as: 'sympathizer', himself: false }])
  })
})
