import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { followed, moment } from '../playback.ts'
import { view } from '../state.ts'
import { say, sentence, t } from '../words/index.ts'
import { thingsIn } from './follow.ts'
import { told } from './log-entries.ts'

// Who does what, in a line, and where: the places and people it is about are marked on the board and in the list.

/** What is marked at present. */
function things(): readonly string[] {
  if (followed.value) return followed.value.things
  const at = moment.value
  return at && view.value ? thingsIn(at.message, view.value) : []
}

/** Marks are put on what is there, whatever part of the table has drawn it. */
function useMarks(names: string): void {
  useEffect(() => {
    const marked = names
      .split(' ')
      .filter((name) => name !== '')
      .flatMap((name) => [...document.querySelectorAll(`[data-thing="${CSS.escape(name)}"]`)])
    for (const element of marked) element.setAttribute('data-at-work', '')
    return () => {
      for (const element of marked) element.removeAttribute('data-at-work')
    }
  }, [names])
}

export function Followed(): JSX.Element {
  const line = followed.value
  useMarks(things().join(' '))
  return (
    <p
      class={`followed${line && line.mood !== '' ? ` is-${line.mood}` : ''}`}
      aria-hidden="true"
      title={t('follow.title')}
    >
      {line && <span key={line.id}>{sentence(say(told(line.message)))}</span>}
    </p>
  )
}
