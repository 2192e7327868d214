import { computed, signal } from '@preact/signals'
import type { View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { lit } from '../lit.ts'
import { rem } from '../shared/size.ts'
import { view } from '../state.ts'
import { t } from '../words/index.ts'
import { takenBelow } from './Board.tsx'
import { Check } from './Check.tsx'
import { Crisis } from './Crisis.tsx'
import { drawn, finished, reveal } from './moments.ts'

// The crisis and the check, over the board. Whoever wants to see the board folds them away; a question about the
// board does it by itself, and so does whatever is finished.

/** What is on stage, by name; '' when the board is free. */
const subject = computed(() => {
  const now = view.value
  return (
    now?.crisis?.card ??
    drawn.value?.card ??
    now?.check?.title.key ??
    (reveal.value ? `reveal ${reveal.value.id}` : '')
  )
})
const foldedFor = signal('')
const unfoldedFor = signal('')

const aboutBoard = (): boolean =>
  [...lit.value.keys()].some((thing) => /^(location|board|area|ships?):/.test(thing))

const cameOf = (result: string): string => (result === 'partial' ? 'check.partial-result' : `check.${result}`)

export function Stage({ now }: { readonly now: View }): JSX.Element | null {
  const on = subject.value
  if (on === '') return null
  // What is over is in nobody's way who is asked about the board.
  if (finished.value && aboutBoard() && unfoldedFor.value !== on) return null
  const folded = foldedFor.value === on || ((finished.value || aboutBoard()) && unfoldedFor.value !== on)
  const fold = (): void => {
    foldedFor.value = folded ? '' : on
    unfoldedFor.value = folded ? on : ''
  }
  return (
    <div
      class={folded ? 'stage folded' : 'stage'}
      style={folded && takenBelow.value > 0 ? { bottom: rem(takenBelow.value + 7) } : {}}
    >
      <div class="cut scene">
        <Crisis now={now} folded={folded} />
        {!folded && <Check now={now} />}
        {folded && reveal.value && reveal.value.result !== '' && (
          <b class={`came ${reveal.value.result}`}>{t(cameOf(reveal.value.result))}</b>
        )}
        <button type="button" class="tool fold" aria-expanded={!folded} onClick={fold}>
          {t(folded ? 'stage.unfold' : 'stage.fold')}
        </button>
      </div>
    </div>
  )
}
