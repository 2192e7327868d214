import type { TableInfo } from '@ragtag/protocol'

/** A table at which a game is played, as the page is told of it; who sits where, chair by chair. */
export const tableInfo = (
  occupants: readonly TableInfo['seats'][number]['occupant'][],
  differs: Partial<TableInfo> = {},
): TableInfo => ({
  table: 'x',
  players: occupants.length,
  sets: ['base'],
  objective: 'kobol',
  difficulty: 'standard',
  noSympathizer: false,
  variants: [],
  open: false,
  timer: null,
  days: false,
  talk: true,
  hints: true,
  joint: false,
  started: true,
  lost: false,
  seedHash: '',
  seed: null,
  seats: occupants.map((occupant, seat) => ({
    seat,
    name: '',
    occupant,
    online: true,
    level: 'normal',
    botIn: null,
  })),
  ...differs,
})
