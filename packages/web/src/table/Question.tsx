import { type Request, seatName, type View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { host } from '../actions.ts'
import { foresightOf } from '../ahead.ts'
import { sideAhead } from '../comfort/doubt.ts'
import { alone, paused } from '../comfort/pace.ts'
import { copiesOf } from '../copies.ts'
import { type Unsure, unsure } from '../lit.ts'
import { heldForClick, playing } from '../playback.ts'
import { untilWords } from '../shared/times.ts'
import { chair, deadline, log, missed, pending, refusal, request, table, view } from '../state.ts'
import { hasWords, say, sentence, t, wordsOr } from '../words/index.ts'
import { Answers, Sure } from './Answers.tsx'
import { Asides } from './Asides.tsx'
import { Awaited } from './Awaited.tsx'
import { Hint } from './Hint.tsx'
import { inARow, isNews } from './log-entries.ts'
import { News } from './News.tsx'
import { dieWords } from './odds.ts'
import { Since } from './Since.tsx'
import { Undo } from './Undo.tsx'
import { DontAsk, SkippedWindows } from './Windows.tsx'
import { whyAsked } from './why-asked.ts'

/** The question in one sentence, always in the same place, with the answers beside it. */
export function Question({ now }: { readonly now: View }): JSX.Element {
  const asked = request.value
  return (
    <section class={`cut question${asked ? ' yours' : ''}`} aria-label={t('ask.title')}>
      {missed.value > 0 && (
        <p class="missed" role="status">
          {t('since.missed', { n: missed.value })}
        </p>
      )}
      {botPlays() ? (
        <TakeBack />
      ) : asked ? (
        <Asked key={asked.id} now={now} asked={asked} />
      ) : (
        <Waiting now={now} />
      )}
      <Foot now={now} asked={asked} />
      {refusal.value && (
        <p class="refused" role="alert">
          {refusal.value.message}
        </p>
      )}
    </section>
  )
}

/** A bot has been put in the viewer's own chair; he looks on. */
const botPlays = (): boolean => table.value?.seats[chair.value]?.occupant === 'bot' && !view.value?.outcome

function TakeBack(): JSX.Element {
  return (
    <>
      <p class="prompt idle" aria-live="polite">
        {t('ask.bot')}
      </p>
      <div class="answers">
        <button type="button" class="cut answer" onClick={() => host.seat(chair.value, 'human')}>
          {t('ask.bot.take')}
        </button>
      </div>
    </>
  )
}

function Waiting({ now }: { readonly now: View }): JSX.Element {
  const who = now.waitingFor.map(seatName)
  return (
    <>
      <p class="prompt idle" aria-live="polite">
        {who.length > 0 ? t(waitsFor(now), { who }) : t(standsFor(), { who: seatName(now.turn.seat) })}
      </p>
      {now.roll && <p class="why">{dieWords(now, now.roll)}</p>}
      <Awaited />
      {alone.value && !heldForClick.value && (
        <button
          type="button"
          class="cut answer pause"
          aria-pressed={paused.value}
          onClick={() => (paused.value = !paused.value)}
        >
          {t(paused.value ? 'ask.go-on' : 'ask.pause')}
        </button>
      )}
      <JustNow />
    </>
  )
}

/** Nobody is waited for: the table still shows what has happened, or somebody may be asked in secret. */
function standsFor(): string {
  if (heldForClick.value) return 'ask.held'
  return playing.value ? 'ask.following' : 'ask.waiting.moment'
}

/** Those who have a question of their own are said to answer it; the others to be in a step. */
function waitsFor(now: View): string {
  if (now.turn.number === 0) return 'ask.waiting.setup'
  if (now.waitingFor.some((s) => now.players[s]?.character === '')) return 'ask.waiting.character'
  if (now.check && now.check.cards.length === 0) return 'ask.waiting.check'
  return `ask.waiting.${now.turn.step}`
}

/** What has happened last, for those who wait. */
function JustNow(): JSX.Element {
  const last = inARow(log.value.slice(-32).filter(isNews)).slice(-7).reverse()
  return (
    <ol class="just-now" aria-label={t('ask.just-now')}>
      {last.map(({ entry, times }) => (
        <News key={entry.at} entry={entry} times={times} />
      ))}
    </ol>
  )
}

/** Some questions of the engine are short; where the page has a fuller sentence, that is said. */
const promptWords = (asked: Request): string => {
  if (asked.options.length === 0) return t('ask.nothing')
  const [only, ...others] = copiesOf(asked.options)
  const moment = `window.${asked.window}`
  // Where there is one thing to use, that is the question.
  if (asked.secret && only && others.length === 0 && !asked.prompt.params && hasWords(moment))
    return t('ask.window', { moment: { key: moment }, use: only[0].text })
  const does = asked.options.filter((o) => o.id !== 'no')
  if (asked.prompt.key === 'prompt.may' && does.length === 1)
    return t('ask.may', { what: does[0]?.text ?? '' })
  const key = `ask.${asked.prompt.key}`
  return sentence(say(hasWords(key) ? { ...asked.prompt, key } : asked.prompt))
}

/** What is asked once more, in the tone of the side that would win by it. */
function doubtWords({ options, why }: Unsure): { readonly look: string; readonly words: string } {
  const side = sideAhead(foresightOf(options)) ?? ''
  return { look: `prompt grave ${side}`, words: wordsOr(`ask.sure.${why}.${side}`, t(`ask.sure.${why}`)) }
}

function Asked({ now, asked }: { readonly now: View; readonly asked: Request }): JSX.Element {
  const doubt = unsure.value
  const { look, words } = doubt ? doubtWords(doubt) : { look: 'prompt', words: promptWords(asked) }
  return (
    <>
      <div class="sentence" aria-live="polite">
        <p class={look}>{words}</p>
        <p class="why">
          <span>{doubt ? t(`ask.sure.why.${doubt.why}`) : whyAsked(now, asked)}</span>
          <TimeLeft />
        </p>
      </div>
      {!doubt && <Since now={now} />}
      {doubt ? <Sure asked={asked} doubt={doubt} /> : <Answers now={now} asked={asked} />}
    </>
  )
}

/** What one can do beside answering. It lies in one line where there is room, for the answers need theirs. */
function Foot({ now, asked }: { readonly now: View; readonly asked: Request | null }): JSX.Element {
  const plays = !botPlays()
  const open = plays && !unsure.value ? asked : null
  return (
    <fieldset class="foot" disabled={pending.value !== ''}>
      {open?.secret && open.window !== '' && <DontAsk now={now} asked={open} />}
      {open && <Hint asked={open} />}
      {plays && <Undo />}
      {plays && now.standing && !now.outcome && <Asides offers={now.standing} />}
      <SkippedWindows />
    </fieldset>
  )
}

function TimeLeft(): JSX.Element | null {
  const end = deadline.value
  const [now, setNow] = useState(Date.now())
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [end])
  if (end === null) return null
  const seconds = Math.max(0, Math.round((end - now) / 1000))
  if (seconds > 3600) return <span class="time">{sentence(untilWords(end, now))}</span>
  return (
    <span class={`time${seconds <= 10 ? ' short' : ''}`}>
      {t('ask.time', { m: Math.floor(seconds / 60), s: String(seconds % 60).padStart(2, '0') })}
    </span>
  )
}
