import type { BasestarToken, CivilianToken, DamageToken } from '../../core/content.ts'

const at = (location: string, title: string): DamageToken => ({
  id: `damage-${location}`,
  title: `${title} damaged`,
  board: 'galactica',
  location,
  loss: {},
})

export const damageTokens: readonly DamageToken[] = [
  at('admirals-quarters', "Admiral's Quarters"),
  at('armory', 'Armory'),
  at('command', 'Command'),
  at('ftl-control', 'FTL Control'),
  at('hangar-deck', 'Hangar Deck'),
  at('weapons-control', 'Weapons Control'),
  { id: 'lose-food', title: 'Food lost', board: 'galactica', loss: { food: 1 } },
  { id: 'lose-fuel', title: 'Fuel lost', board: 'galactica', loss: { fuel: 1 } },
]

const plain = { hits: 1, launches: true, attacks: true, bonus: 0 } as const

export const basestarTokens: readonly BasestarToken[] = [
  { ...plain, id: 'critical-hit', title: 'Critical Hit', hits: 2 },
  { ...plain, id: 'disabled-hangar', title: 'Disabled Hangar', launches: false },
  { ...plain, id: 'disabled-weapons', title: 'Disabled Weapons', attacks: false },
  { ...plain, id: 'structural-damage', title: 'Structural Damage', bonus: 2 },
]

const ship = (id: string, copies: number, loss: CivilianToken['loss']): CivilianToken => ({
  id,
  title: 'Civilian ship',
  copies,
  loss,
})

export const civilians: readonly CivilianToken[] = [
  ship('empty', 2, {}),
  ship('population-1', 6, { population: 1 }),
  ship('population-2', 2, { population: 2 }),
  ship('population-fuel', 1, { population: 1, fuel: 1 }),
  ship('population-morale', 1, { population: 1, morale: 1 }),
]
