import { type Catalogue, type Message, render } from '@ragtag/engine'
import type { JSX } from 'preact'
import { openReference, view } from '../state.ts'
import { catalogue, nameOfSeat, sentence } from '../words/index.ts'

// A message as words in which every name is a link to what it names. The names are marked while the message is
// rendered and cut out afterwards, so that a translator's word order is kept.

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

/** Where the link of a name leads: a seat's to the character who sits there. */
function target(key: string): string {
  if (!key.startsWith('seat:')) return key
  const character = view.value?.players[Number(key.slice(5))]?.character ?? ''
  return character === '' ? '' : `character:${character}`
}

export function Rich({ message }: { readonly message: Message }): JSX.Element {
  return (
    <>
      {partsOf(message).map((part, i) => {
        const to = part.key === '' ? '' : target(part.key)
        if (to === '') return part.text
        return (
          <button
            key={`${i}${to}`}
            type="button"
            class={part.key.startsWith('seat:') ? 'link who' : 'link'}
            onClick={() => openReference(to)}
          >
            {part.text}
          </button>
        )
      })}
    </>
  )
}
