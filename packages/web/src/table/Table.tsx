import { effect, signal } from '@preact/signals'
import type { JSX } from 'preact'
import { lit } from '../lit.ts'
import { heldForClick, playing } from '../playback.ts'
import { Later } from '../shared/later.tsx'
import { view } from '../state.ts'
import { t } from '../words/index.ts'
import { Board } from './Board.tsx'
import { Unread } from './Chat.tsx'
import { Crew } from './Crew.tsx'
import { Fleet } from './Fleet.tsx'
import { Followed } from './Followed.tsx'
import { Hand } from './Hand.tsx'
import { Header } from './Header.tsx'
import { Moments } from './Moments.tsx'
import { Question } from './Question.tsx'
import { Rolls } from './Rolls.tsx'
import { Stage } from './Stage.tsx'
import { Talk } from './Talk.tsx'
import { CanTell } from './TellSeen.tsx'
import { Told } from './Told.tsx'

// The parts of the table; on a phone one of them at a time, with the question always below.

const parts = ['board', 'crew', 'hand', 'log'] as const
type Part = (typeof parts)[number]
const shown = signal<Part>('board')
// What waits to be seen is over the board.
effect(() => {
  if (heldForClick.value) shown.value = 'board'
})

/** Where something is lit that is not on the part in view. */
function lights(part: Part): boolean {
  const has = (...kinds: readonly string[]): boolean =>
    [...lit.value.keys()].some((thing) => kinds.some((k) => thing.startsWith(k)))
  if (part === 'board') return has('location:', 'board:', 'area:', 'ship:', 'ships:')
  if (part === 'crew') return has('seat:')
  return part === 'hand' && has('hand:', 'loyalty:', 'quorum:', 'held:')
}

export function Table(): JSX.Element | null {
  const now = view.value
  if (!now) return null
  return (
    <div class="deck">
      <main class={`table showing-${shown.value}${now.viewer === 'spectator' ? ' watching' : ''}`}>
        <Header now={now} />
        <nav class="parts" aria-label={t('ui.parts')}>
          {parts
            .filter((part) => part !== 'hand' || now.viewer !== 'spectator')
            .map((part) => (
              <button
                key={part}
                type="button"
                aria-pressed={shown.value === part}
                class={lights(part) ? 'lit' : ''}
                onClick={() => {
                  shown.value = part
                }}
              >
                {t(`ui.part.${part}`)}
                {part === 'hand' && <b>{now.hand.length}</b>}
                {part === 'log' && <Unread />}
                {part === 'log' && <CanTell />}
              </button>
            ))}
        </nav>
        <Fleet now={now} />
        <div class="cut middle">
          <Board now={now} />
          <Stage now={now} />
          <Followed />
        </div>
        <Moments now={now} />
        <div class="bottom">
          <Question now={now} />
          {now.viewer !== 'spectator' && <Hand now={now} />}
        </div>
        <Told now={now} />
        <div class="right">
          <Crew now={now} />
          <Talk />
          <Rolls />
        </div>
        {now.viewer !== 'spectator' && !playing.value && <Later screen="Guide" />}
      </main>
    </div>
  )
}
