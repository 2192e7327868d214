import { type Catalogue, type Message, render } from '@ragtag/engine'
import { catalogue, nameOfSeat, sentence } from '../words/index.ts'

// Where in a message's words which names stand. The names are marked while the message is rendered and cut out
// afterwards, so that a translator's word order is kept.

const [open, middle, close] = ['\u0001', '\u0002', '\u0003']

/** Names are the messages whose key says a kind and a thing: `location:command`. */
const isName = (key: string): boolean => key.includes(':') && !key.startsWith('who:')

let marked: Catalogue | undefined

function markedCatalogue(): Catalogue {
  marked ??= {
    ...catalogue,
    messages: Object.fromEntries(
      Object.entries(catalogue.messages).map(([key, text]) => [
        key,
        isName(key) ? `${open}${key}${middle}${text}${close}` : text,
      ]),
    ),
  }
  return marked
}

export type Part = { readonly text: string; readonly key: string }

/** The words of a message, cut where names begin and end; a part without a name has the key ''. */
export function partsOf(message: Message): Part[] {
  const text = render(message, {
    catalogue: markedCatalogue(),
    seat: (n) => `${open}seat:${n}${middle}${nameOfSeat(n)}${close}`,
  })
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
