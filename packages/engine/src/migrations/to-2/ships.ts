import { isObject, type Saved } from '../shape.ts'

// Ships not on the board are counted kind by kind; before, vipers, raptors and nukes had fields of their own and the
// Cylon ships at hand were those not on the board. Tokens can lie on a ship.

const inTheBox = { viper: 8, raptor: 4, raider: 16, heavy: 4, basestar: 2, centurion: 4, nuke: 2 } as const

const nothing = { reserve: 0, damaged: 0, destroyed: 0, unused: 0, removed: 0 }

const n = (x: unknown, name: string): number => {
  const value = isObject(x) ? x[name] : undefined
  if (typeof value !== 'number') throw new Error(`the number of ships "${name}" is missing`)
  return value
}

export function fleetByKind(saved: Saved): Saved {
  const { reserve, damagedVipers, destroyed, nukes, ...rest } = saved
  const { ships, centurions } = rest
  if (!Array.isArray(ships) || !Array.isArray(centurions)) throw new Error('the ships are missing')
  const out = (kind: string): number => ships.filter((s) => isObject(s) && s.kind === kind).length
  const atHand = (kind: 'raider' | 'heavy' | 'basestar') => ({
    ...nothing,
    reserve: inTheBox[kind] - out(kind),
  })
  const fleet = {
    basestar: atHand('basestar'),
    raider: atHand('raider'),
    heavy: atHand('heavy'),
    viper: {
      ...nothing,
      reserve: n(reserve, 'viper'),
      damaged: n({ damagedVipers }, 'damagedVipers'),
      destroyed: n(destroyed, 'viper'),
    },
    raptor: { ...nothing, reserve: n(reserve, 'raptor'), destroyed: n(destroyed, 'raptor') },
    centurion: { ...nothing, reserve: inTheBox.centurion - centurions.length },
    nuke: { ...nothing, reserve: n({ nukes }, 'nukes'), removed: inTheBox.nuke - n({ nukes }, 'nukes') },
  }
  return { ...rest, ships: ships.map((s) => (isObject(s) ? { tokens: [], ...s } : s)), fleet }
}
