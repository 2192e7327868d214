import { view } from '@ragtag/engine'
import { type Position, scenario } from '@ragtag/engine/testing'
import { describe, expect, it } from 'vitest'
import { dieWords, needed } from '../src/table/odds.ts'

const tigh = 'saul-tigh'

/** What everyone is told of the die under way. */
function told(position: Partial<Position>, ...answers: readonly string[]): string {
  const game = scenario({
    players: [tigh, 'tom-zarek', 'kara-thrace'],
    hands: { 'tom-zarek': ['strategic-planning-3', 'evasive-maneuvers-1'] },
    ...position,
  })
  for (const answer of answers) game.answer(tigh, answer)
  game.until(({ state }) => view(state, 'spectator').roll !== null)
  const now = view(game.state, 'spectator')
  if (!now.roll) throw new Error('No die is thrown.')
  return dieWords(now, now.roll)
}

describe('Of a die everyone is told', () => {
  it('which ship it is about and what each result does', () => {
    const guns = { at: { [tigh]: 'weapons-control' }, ships: { bow: { heavy: 1 }, stern: { basestar: 1 } } }
    expect(told(guns, 'weapons-control', 'ship:1')).toBe(
      'The die: Galactica against the heavy raider in the bow: 7–8 destroys.',
    )
    expect(
      told({ ...guns, basestarDamage: { stern: ['structural-damage'] } }, 'weapons-control', 'ship:2'),
    ).toBe('The die: Galactica against the basestar in the stern: 5–8 damages. The throw gets +2.')
  })

  it('whose viper is attacked', () => {
    const raid = {
      step: 'crisis',
      decks: { crisis: ['thirty-three'] },
      piloting: { 'kara-thrace': 'bow' },
      ships: { bow: { raider: 1 } },
    } as const
    expect(told(raid)).toBe(
      'The die: Raider against the viper of Player 3 in the bow: 5–7 damages and 8 destroys.',
    )
  })

  it('what a jump may cost', () => {
    expect(told({ at: { [tigh]: 'ftl-control' }, jumpTrack: 3 }, 'ftl-control')).toBe(
      'The die: The FTL jump: 6 or less costs 3 population.',
    )
  })

  it('and of those in the log what it took', () => {
    const now = view(scenario({ players: [tigh, 'tom-zarek', 'kara-thrace'] }).state, 'spectator')
    const attack = (attacker: string, target: string) => ({
      key: 'why.attack',
      params: { attacker: { key: `ship:${attacker}` }, target: { key: `ship:${target}` } },
    })
    expect(needed(now, attack('nuke', 'basestar'))).toBe(
      '1–2 damages twice, 3–6 destroys and 7–8 destroys it with 3 raiders',
    )
    expect(needed(now, attack('raider', 'galactica'))).toBe('8 damages')
    expect(needed(now, { key: 'why.ftl' })).toBe('')
  })
})

describe('Of a die that a card asks for', () => {
  it('everyone is told what its results do', () => {
    const players = [tigh, 'tom-zarek', 'lee-adama']
    const crisis = { players, step: 'crisis', decks: { crisis: ['crippled-raider'] } } as const
    expect(told(crisis, 'option:1')).toMatch(/^The die: On 4 or less: .*3 raiders/)
  })
})
