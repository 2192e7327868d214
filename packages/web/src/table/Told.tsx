import type { Foresight, Option, View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { textOf } from '../content.ts'
import { looked, settle, thingOf, unsure } from '../lit.ts'
import { considered, outlook, pointed, pointedOptions } from '../pointing.ts'
import { request, seat } from '../state.ts'
import { say, sentence, t, wordsOr } from '../words/index.ts'
import { untoldOf } from './Answers.tsx'
import { Effects, tells } from './Effects.tsx'

/** What a card in one's hand says is read on it. */
const inHand = /^(?:hand|held|quorum|loyalty):/

type Subject = { readonly title: string; readonly text: string; readonly thing: string | undefined }

/** What the answer that is thought about is about. */
function ofAnswer(now: View, options: readonly string[]): Subject {
  const asked = request.value
  const chosen = options.flatMap((id): Option[] => asked?.options.filter((o) => o.id === id) ?? [])
  const [only] = chosen
  const title = chosen.map((o) => sentence(say(o.text))).join(' · ')
  const alone = asked && only && chosen.length === 1 && !inHand.test(pointed.value?.thing ?? '')
  return { title, text: alone ? untoldOf(now, asked, only) : '', thing: only && thingOf(only, now) }
}

/** What a thing is that does not answer anything now, or that answers in several ways. */
function ofThing(): Subject | undefined {
  const { thing = '', about = '' } = pointed.value ?? {}
  const answers = pointedOptions.value.map((o) => sentence(say(o.text)))
  const text = inHand.test(thing) || !about.includes(':') ? '' : textOf(about)
  if (text === '' && (answers.length < 2 || inHand.test(thing))) return undefined
  const title = wordsOr(about, answers[0] ?? '')
  return {
    title: sentence(title),
    text: [text, ...(answers.length > 1 ? answers : [])].join('\n').trim(),
    thing,
  }
}

/** Where one goes the answer itself says. */
function besidesOwnMove(foreseen: Foresight): Foresight {
  const changes = foreseen.changes.filter((c) => c.what !== 'place' || c.id !== `${seat.value}`)
  return { ...foreseen, changes }
}

/** Whether the thing that is told of lies under what is told of it; then that is told on the other side. */
function useAside(thing: string | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [aside, setAside] = useState(false)
  useLayoutEffect(() => {
    const told = ref.current?.getBoundingClientRect()
    const on =
      thing === undefined ? null : document.querySelector(`.board [data-thing="${CSS.escape(thing)}"]`)
    const at = on?.getBoundingClientRect()
    setAside(told !== undefined && at !== undefined && at.bottom > told.top && at.left < innerWidth * 0.38)
  }, [thing])
  return [ref, aside] as const
}

/**
 * Beside the question, what is pointed at: its whole text, what it would do, and for a finger the way to do it. It lies
 * over the board and takes nothing away from the answers.
 */
export function Told({ now }: { readonly now: View }): JSX.Element | null {
  const options = considered.value
  const subject = unsure.value ? undefined : options ? ofAnswer(now, options) : ofThing()
  const [ref, aside] = useAside(subject?.thing)
  const foreseen = outlook.value && besidesOwnMove(outlook.value)
  const effects = foreseen && tells(foreseen) ? foreseen : null
  const tapped = options !== null && looked.value !== '' && options[0] === looked.value
  if (!subject || (subject.text === '' && !effects && !tapped)) return null
  return (
    <div ref={ref} class={`told-of${aside ? ' aside' : ''}`} role="status">
      <div class="cut">
        <div class="reading">
          {subject.title !== '' && <p class="called">{subject.title}</p>}
          {subject.text !== '' && <p class="text">{subject.text}</p>}
          {effects && <Effects of={effects} />}
        </div>
        {tapped && (
          <button type="button" class="cut answer confirm do" onClick={() => settle(options)}>
            {t('ahead.do')}
          </button>
        )}
      </div>
    </div>
  )
}
