import { type Message, type Param, render } from '@ragtag/engine'
import { catalogue, nameOfSeat, sentence } from '../words/index.ts'

// Where in a message's words which names stand. The names are marked before the message is rendered and cut out
// afterwards, so that a translator's word order is kept.

const [open, middle, close] = ['\u0001', '\u0002', '\u0003']

/** Names are the messages whose key says a kind and a thing: `location:command`. */
const isName = (key: string): boolean => key.includes(':') && !key.startsWith('who:')

const options = { catalogue, seat: nameOfSeat }

/** The message with every name in it rendered, between marks. */
function marked(message: Message): Message {
  const seat = message.key === 'seat' ? Number(message.params?.seat ?? -1) : -1
  if (seat >= 0 || isName(message.key)) {
    const key = seat >= 0 ? `seat:${seat}` : message.key
    return { key: 'number', params: { n: `${open}${key}${middle}${render(message, options)}${close}` } }
  }
  if (!message.params) return message
  const params: Record<string, Param> = {}
  for (const [name, param] of Object.entries(message.params))
    params[name] = typeof param !== 'object' ? param : isList(param) ? param.map(marked) : marked(param)
  return { key: message.key, params }
}

const isList = (param: Message | readonly Message[]): param is readonly Message[] => Array.isArray(param)

export type Part = { readonly text: string; readonly key: string }

/** The words of a message, cut where names begin and end; a part without a name has the key ''. */
export function partsOf(message: Message): Part[] {
  const text = render(marked(message), options)
  const parts: Part[] = []
  for (const piece of text.split(open)) {
    const end = piece.indexOf(close)
    if (end < 0) {
      parts.push({ text: piece, key: '' })
      continue
    }
    const at = piece.indexOf(middle)
    parts.push({ key: piece.slice(0, at), text: piece.slice(at + 1, end) })
    parts.push({ text: piece.slice(end + 1), key: '' })
  }
  const said = parts.filter((p) => p.text !== '')
  const [first, ...rest] = said
  return first ? [{ ...first, text: sentence(first.text) }, ...rest] : []
}
