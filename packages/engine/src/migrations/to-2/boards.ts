import { everywhere } from '../parts.ts'
import { isObject, type Saved } from '../shape.ts'

// Damage lay in one place for Galactica; every board has its own now, and words name the board they mean.

const strings = (x: unknown): string[] =>
  Array.isArray(x) ? x.filter((y): y is string => typeof y === 'string') : []

export function boards({ damage, stack, ...rest }: Saved): Saved {
  const { pool, galactica, basestars } = isObject(damage) ? damage : {}
  const whole = { side: 'front', pool: [], damaged: [] }
  return {
    ...rest,
    boards: {
      galactica: { side: 'front', pool: strings(pool), damaged: strings(galactica) },
      'colonial-one': whole,
      cylon: whole,
    },
    basestarTokens: strings(basestars),
    stack: everywhere(stack, word),
  }
}

function word(x: Saved): Saved {
  if (x.do === 'damage-galactica') return { ...x, do: 'damage', board: 'galactica' }
  if (x.do === 'sabotage') return { ...x, board: 'galactica' }
  if (x.do === 'send-all' && x.from === 'colonial-one') return { ...x, from: { board: x.from } }
  if (x.do === 'pick-player' && (x.filter === 'galactica-to-brig' || x.filter === 'galactica-to-sickbay'))
    return { ...x, filter: { aboard: 'galactica', to: x.filter.slice('galactica-to-'.length) } }
  return x
}
