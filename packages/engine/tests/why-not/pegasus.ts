import { describe, expect, test } from 'vitest'
import { view } from '../../src/index.ts'
import { scenario } from '../../src/testing/index.ts'
import { reasons, why } from './asking.ts'

const config = { sets: ['base', 'pegasus'] }
const baltar = 'gaius-baltar'

describe("Why can't I, with Pegasus?", () => {
  test('my character came into the game too late', () => {
    const players = [baltar, 'saul-tigh', 'laura-roslin']
    expect(
      why('ability:cylon-detector', { players, config, lacks: { [baltar]: ['cylon-detector'] } }, baltar),
    ).toEqual(['came-late'])
    expect(why('ability:cylon-detector', { players, config }, baltar)).toEqual(['can'])
  })

  test('nobody is locked in, or nobody flies', () => {
    const players = [baltar, 'saul-tigh', 'laura-roslin']
    const cylon = { players, config, revealed: [baltar], hands: { [baltar]: ['human-weakness-3'] } }
    expect(why('card:human-weakness-3', cylon, baltar)).toEqual(['nobody-locked-in'])
    expect(why('card:human-weakness-3', { ...cylon, at: { 'saul-tigh': 'brig' } }, baltar)).toEqual(['can'])
    const walking = { players, config, hands: { [baltar]: ['full-throttle-1'] } }
    expect(why('card:full-throttle-1', walking, baltar)).toEqual(['moment', 'not-piloting'])
  })

  test('P-EXEC-9, P-EXEC-11: the character I would go on with is taken, a Leader, or was executed', () => {
    const game = scenario({
      players: ['galen-tyrol', 'william-adama', 'laura-roslin'],
      config,
      step: 'crisis',
      decks: { crisis: ['a-verdict-of-guilty'] },
      dead: ['lee-adama'],
    }).answer('william-adama', 'option:0')
    const now = view(game.state, 0)
    expect(reasons(now, 'character:saul-tigh')).toEqual(['can'])
    expect(reasons(now, 'character:laura-roslin')).toEqual(['character-taken'])
    expect(reasons(now, 'character:cavil')).toEqual(['new-leader'])
    expect(reasons(now, 'character:lee-adama')).toEqual(['character-dead'])
    expect(reasons(now, 'character:galen-tyrol')).toEqual(['character-dead'])
  })

  test('nothing is damaged, or The Farm lies in play', () => {
    const players = ['laura-roslin', 'saul-tigh', 'lee-adama']
    const president = { players, config, quorum: ['resources-for-galactica'] }
    const key = 'card:resources-for-galactica'
    expect(why(key, president, 'laura-roslin')).toEqual(['nothing-damaged'])
    expect(why(key, { ...president, damagedVipers: 1 }, 'laura-roslin')).toEqual(['can'])
    const farm = { inPlay: [{ card: 'the-farm', deck: 'super-crisis' }] }
    const declaring = { players: ['saul-tigh', 'laura-roslin', 'lee-adama'], config }
    expect(why('ability:declare-martial-law', declaring)).toEqual(['can'])
    expect(why('ability:declare-martial-law', { ...declaring, ...farm })).toEqual(['forbidden'])
  })

  test('on New Caprica: only the others can, the pile is empty, nothing stands there, Galactica is away', () => {
    const players = ['saul-tigh', 'laura-roslin', 'lee-adama']
    const at = (place: string) => Object.fromEntries(players.map((who) => [who, place]))
    const there = {
      players,
      config: { ...config, objective: 'new-caprica' },
      phase: 'occupation',
      sides: { 'new-caprica': 'front' },
      replaced: { crisis: 'new-caprica' },
      piles: { 'locked-civilian-ships': [], 'prepared-civilian-ships': [] },
    }
    expect(why('location:shipyard', { ...there, at: at('shipyard') })).toEqual([
      'pile-empty',
      'frozen',
      'side-cylons',
    ])
    const cylon = { ...there, at: at('resistance-hq'), revealed: ['saul-tigh'] }
    expect(why('location:resistance-hq', cylon)).toEqual(['side-humans'])
    const forces = 'ability:attack-forces'
    expect(why(forces, { ...there, at: at('shipyard') })).toEqual(['no-token-there'])
    const near = { tokensAt: { 'occupation-force': ['shipyard'] } }
    expect(why(forces, { ...there, ...near, at: at('shipyard') })).toEqual(['can'])
    const president = { ...there, at: at('occupation-authority'), titles: { president: 'saul-tigh' } }
    expect(why('location:occupation-authority', { ...president, exactly: { quorum: [] } })).toEqual([
      'no-cards',
      'no-quorum',
      'side-cylons',
    ])
  })
})
