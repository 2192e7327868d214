import type { Message } from '@ragtag/engine'
import { render } from '@ragtag/engine'
import { sentence, speech } from '../words/index.ts'

// Where in a message's words which names stand. The names are marked as the message is rendered and cut out
// afterwards, so that a translator's word order is kept.

const [open, middle, close] = ['\u0001', '\u0002', '\u0003']

/** Names are the messages whose key says a kind and a thing: `location:command`. */
const isName = (key: string): boolean => key.includes(':') && !key.startsWith('who:')

function marked({ key, params }: Message, text: string): string {
  const seat = key === 'seat' ? Number(params?.seat ?? -1) : -1
  if (seat < 0 && !isName(key)) return text
  return `${open}${seat >= 0 ? `seat:${seat}` : key}${middle}${text}${close}`
}

export type Part = { readonly text: string; readonly key: string }

/** The words of a message, cut where names begin and end; a part without a name has the key ''. */
export function partsOf(message: Message): Part[] {
  const text = render(message, { ...speech, within: marked })
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
