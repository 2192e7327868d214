import type { Message } from '@ragtag/engine'
import type { JSX } from 'preact'
import { characterOf, openReference } from '../state.ts'
import { partsOf } from './names-in-messages.ts'

// A message as words in which every name is a link to what it names.

/** Where the link of a name leads: a seat's to the character who sits there. */
function target(key: string): string {
  if (!key.startsWith('seat:')) return key
  const character = characterOf(Number(key.slice(5)))
  return character === '' ? '' : `character:${character}`
}

/** Names are links in the text, so that a line may break inside them and not before a full stop. */
export function Rich({ message }: { readonly message: Message }): JSX.Element {
  return (
    <>
      {partsOf(message).map((part, i) => {
        const to = part.key === '' ? '' : target(part.key)
        if (to === '') return part.text
        return (
          <a
            key={`${i}${to}`}
            class={part.key.startsWith('seat:') ? 'link who' : 'link'}
            href={location.hash || '#'}
            onClick={(event) => {
              event.preventDefault()
              event.stopPropagation()
              openReference(to)
            }}
          >
            {part.text}
          </a>
        )
      })}
    </>
  )
}
