import { type Position, scenario } from '@ragtag/engine/testing'
import { type Prepared, prepareTable, stageTable } from '../../../server/src/testing/prepared.ts'
import type { House } from './house.ts'
import type { Scene } from './scene.ts'

// One house with a table for every kind of moment, so that all of them can be looked at one after the other.

const crew = ['william-adama', 'laura-roslin', 'lee-adama', 'galen-tyrol', 'kara-thrace'] as const
const seven = [
  'william-adama',
  'laura-roslin',
  'lee-adama',
  'galen-tyrol',
  'helena-cain',
  'cavil',
  'louis-hoshi',
] as const
const hand = [
  'executive-order-1',
  'declare-emergency-4',
  'launch-scout-1',
  'strategic-planning-5',
  'executive-order-2',
]
const battle = {
  bow: { raider: 5, basestar: 1 },
  'stern-starboard': { raider: 4, heavy: 2 },
  'bow-port': { viper: 2, civilian: 2 },
  stern: { civilian: 1 },
} as const
const three = ['base', 'pegasus', 'daybreak']

const positions = {
  action: {
    players: crew,
    step: 'action',
    ships: battle,
    damaged: ['armory', 'command'],
    resources: { food: 2, fuel: 3 },
    piloting: { 'lee-adama': 'bow-port' },
    hands: { 'william-adama': hand },
    at: { 'william-adama': 'command', 'laura-roslin': 'command', 'galen-tyrol': 'command' },
  },
  movement: { players: crew, step: 'movement', hands: { 'william-adama': hand } },
  check: {
    players: crew,
    step: 'crisis',
    decks: { crisis: ['thirty-three'] },
    hands: { 'william-adama': hand },
  },
  choice: { players: crew, step: 'crisis', decks: { crisis: ['water-shortage-a'] } },
  brig: { players: crew, step: 'action', at: { 'william-adama': 'brig' }, hands: { 'william-adama': hand } },
  cylon: {
    players: crew,
    step: 'action',
    revealed: ['william-adama'],
    at: { 'william-adama': 'cylon-fleet' },
    ships: battle,
  },
  everything: {
    players: seven,
    config: { sets: three, objective: 'earth' },
    step: 'action',
    ships: battle,
    damaged: ['armory'],
    hands: { 'william-adama': [...hand, 'strategic-planning-3', 'launch-scout-2'] },
    held: { 'william-adama': { mutiny: ['selfish-act'] } },
    at: Object.fromEntries(seven.slice(0, 4).map((who) => [who, 'command'])),
  },
  fleet: {
    players: seven,
    config: { sets: three, objective: 'earth' },
    step: 'movement',
    ships: battle,
    damaged: ['armory', 'airlock'],
    sides: { 'rebel-basestar': 'human' },
    hands: { 'william-adama': [...hand, 'strategic-planning-3', 'launch-scout-2'] },
    at: {
      'william-adama': 'airlock',
      'laura-roslin': 'bridge',
      'lee-adama': 'bridge',
      'galen-tyrol': 'armory',
    },
  },
  ground: {
    players: seven.slice(0, 6),
    config: { sets: ['base', 'pegasus'], objective: 'new-caprica' },
    step: 'action',
    sides: { 'new-caprica': 'front' },
    phase: 'occupation',
    tokensAt: { 'occupation-force': ['occupation-authority', 'shipyard'] },
    at: { 'william-adama': 'resistance-hq' },
  },
} satisfies Readonly<Record<string, Position>>

export type Stand = keyof typeof positions | 'over'
export const stands = Object.keys(positions).filter(
  (name): name is keyof typeof positions => name in positions,
)

export type Gallery = { readonly house: House; readonly paths: ReadonlyMap<Stand, string> }

/** Somebody has the first chair at each of the tables, bots have the others. */
export async function gallery(
  { house }: Scene,
  wanted: readonly Stand[] = [...stands, 'over'],
): Promise<Gallery> {
  const paths = new Map<Stand, string>()
  const served = await house({
    before: async (data) => {
      for (const name of wanted) {
        const made: Prepared =
          name === 'over'
            ? await prepareTable(data, {
                config: { players: 3 },
                seed: 'gallery',
                people: [0],
                until: (state) => state.outcome !== null,
              })
            : await stageTable(data, scenario(positions[name]).state, { people: [0] })
        paths.set(name, `/t/${made.table}#${made.secrets[0]}`)
      }
    },
  })
  return { house: served, paths }
}
