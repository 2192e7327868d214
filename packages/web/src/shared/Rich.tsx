import type { Message } from '@ragtag/engine'
import type { JSX } from 'preact'
import { openReference, view } from '../state.ts'
import { partsOf } from './names-in-messages.ts'

// A message as words in which every name is a link to what it names.

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
