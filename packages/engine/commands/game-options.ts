import { configurations, type Kind } from '../src/testing/index.ts'

// What commands that play games can be told about them.

export const gameOptions = {
  sets: {
    type: 'string',
    default: '',
    help: 'the boxes, e.g. base,pegasus; without it every choice of them',
  },
  objective: { type: 'string', default: '', help: 'the objective by its id; without it each' },
  players: { type: 'number', default: 0, from: 0, to: 7, help: 'how many players; 0: each number' },
  leader: {
    type: 'string',
    default: '',
    help: '"none", "any" Cylon Leader, or one by his id; without it both',
  },
  variant: {
    type: 'string',
    default: '',
    help: 'variants agreed on, e.g. no-sympathizer; "plain": none; without it each',
  },
} as const

type Said = {
  readonly sets: string
  readonly objective: string
  readonly players: number
  readonly leader: string
  readonly variant: string
}

const list = (text: string): string[] => text.split(',').filter((x) => x !== '')

/** The kinds of games that are meant; ends the command where there is none. */
export function kindsMeant(command: string, { sets, objective, players, leader, variant }: Said): Kind[] {
  const kinds = configurations({
    ...(sets ? { sets: list(sets) } : {}),
    ...(objective ? { objective } : {}),
    ...(players > 0 ? { players } : {}),
    ...(leader ? { leader } : {}),
    ...(variant ? { variants: variant === 'plain' ? [] : list(variant) } : {}),
  })
  if (kinds.length > 0) return kinds
  console.error(`${command}: no game fits all of that. Leave something out, or see --help.`)
  process.exit(2)
}
