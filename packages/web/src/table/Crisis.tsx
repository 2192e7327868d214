import { describeCrisis, iconsIn, type Message, seatName, type View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor } from '../content.ts'
import { lit } from '../lit.ts'
import { Rich } from '../shared/Rich.tsx'
import { openReference } from '../state.ts'
import { say, sentence, t, wordsOr } from '../words/index.ts'
import { attemptOf } from './missions.ts'
import { drawn, reveal, taken } from './moments.ts'
import { Portrait } from './Portrait.tsx'
import { ShipShape } from './shapes.tsx'
import { spot } from './spot.ts'

type Props = { readonly now: View; readonly folded: boolean }

/** The Crisis card being carried out, or the one that has just been. */
export function Crisis({ now, folded }: Props): JSX.Element | null {
  const check = now.check?.title ?? reveal.value?.title
  const attempt = attemptOf(now, check)
  if (attempt) return <Attempted now={now} attempt={attempt} folded={folded} />
  const card = now.crisis?.card ?? drawn.value?.card
  if (!card) return folded && check ? <h3>{say(check)}</h3> : null
  const content = contentFor(now)
  const printed = content.crises.get(card) ?? content.superCrises.get(card)
  const great = content.superCrises.has(card)
  const drawer = content.rules.standings[now.players[now.turn.seat]?.standing ?? '']
  const brought = !great && drawer?.steps.includes('activate-cylons') === false
  const quiet = (icon: string, step: 'activate-cylons' | 'prepare-jump'): string =>
    (!great && drawer?.steps.includes(step) === false) || isIgnored(now, icon) ? ' void' : ''
  return (
    <section key={card} class={`crisis${great ? ' super' : ''}`} aria-label={t('crisis.title')}>
      <h3>
        <small>{t(great ? 'crisis.super' : 'crisis.title')}</small>
        <button type="button" class="link" onClick={() => openReference(`card:${card}`)}>
          {t(`card:${card}`)}
        </button>
      </h3>
      {printed && !folded && (
        <>
          <ul>
            {leaves(describeCrisis(printed, content.icons)).map((line) => (
              <Line key={say(line)} now={now} line={line} />
            ))}
          </ul>
          {brought && (
            <p class="brought">
              {t(drawer.steps.includes('prepare-jump') ? 'crisis.brought.jump' : 'crisis.brought')}
            </p>
          )}
          <p class="icons">
            {iconsIn(content, printed.icons, 'activate-cylons').map((icon, i) => (
              <button
                key={`${icon}${i + 1}`}
                type="button"
                class={`link icon${quiet(icon, 'activate-cylons')}`}
                title={aboutIcon(icon)}
                onClick={() => openReference(`icon:${icon}`)}
              >
                {shipOf[icon] && (
                  <svg viewBox="-20 -16 40 32" width="1.6rem" height="1.3rem" aria-hidden="true">
                    <ShipShape of={shipOf[icon]} />
                  </svg>
                )}
                {sentence(t(`icon:${icon}`))}
              </button>
            ))}
            {iconsIn(content, printed.icons, 'prepare-jump').map((icon, i) => (
              <button
                key={`${icon}${i + 1}`}
                type="button"
                class={`link icon jump${quiet(icon, 'prepare-jump')}`}
                title={aboutIcon(icon)}
                onClick={() => openReference('rule:JUMP')}
              >
                {wordsOr(`crisis.${icon}`, sentence(t(`icon:${icon}`)))}
              </button>
            ))}
          </p>
        </>
      )}
    </section>
  )
}

type AttemptProps = {
  readonly now: View
  readonly attempt: NonNullable<ReturnType<typeof attemptOf>>
  readonly folded: boolean
}

/** A card that was turned up to be attempted: what comes of it. */
function Attempted({ now, attempt: { card, deck, text }, folded }: AttemptProps): JSX.Element {
  return (
    <section key={card} class="crisis attempt" aria-label={t(`deck:${deck}`)}>
      <h3>
        <small>{wordsOr(`space.${deck}`, t(`deck:${deck}`))}</small>
        <button type="button" class="link" onClick={() => openReference(`card:${card}`)}>
          {t(`card:${card}`)}
        </button>
      </h3>
      {!folded && (
        <ul>
          {leaves(text).map((line) => (
            <Line key={say(line)} now={now} line={line} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The objective is in a phase in which the symbol means nothing. */
const isIgnored = (now: View, icon: string): boolean =>
  contentFor(now).rules.objective.phases?.[now.phase ?? '']?.ignores?.includes(icon) ?? false

/** What a symbol does, where its name does not say it. */
const aboutIcon = (icon: string): string => wordsOr(`about.icon.${icon}`, '')

const shipOf: Readonly<Record<string, 'raider' | 'heavy' | 'basestar'>> = {
  raiders: 'raider',
  heavy: 'heavy',
  basestars: 'basestar',
  launch: 'raider',
}

/** The lines of a card, each a message of its own. */
const leaves = (message: Message): Message[] => {
  const list = message.params?.list
  return message.key === 'text.lines' && Array.isArray(list) ? list.flatMap(leaves) : [message]
}

/** Which line can be chosen as what; a check that need not be made is the first of two options. */
const optionOf = (line: Message): string => {
  if (line.key === 'text.option') return `option:${Number(line.params?.n ?? 1) - 1}`
  if (line.key === 'text.check') return 'option:0'
  return line.key === 'text.or' ? 'option:1' : ''
}

const outcomes: Readonly<Record<string, string>> = {
  'text.pass': 'pass',
  'text.partial': 'partial',
  'text.fail': 'fail',
}

function Line({ now, line }: { readonly now: View; readonly line: Message }): JSX.Element | null {
  // Symbols are drawn; a check under way stands beside the card.
  if (line.key === 'text.icons' || line.key === 'text.icon') return null
  if (line.key === 'text.check' && (now.check || reveal.value)) return null
  if (line.key === 'text.chooses') return <Chooser now={now} line={line} />
  const outcome = outcomes[line.key]
  if (outcome !== undefined) {
    const result = now.check?.result || reveal.value?.result
    return (
      <li class={`outcome ${outcome}${result === outcome ? ' is' : result ? ' is-not' : ''}`}>
        <b>{t(`crisis.${outcome}`, line.params)}</b>
        <span>
          <Rich message={effectOf(line)} />
        </span>
      </li>
    )
  }
  const option = optionOf(line)
  if (option === '' || (line.key === 'text.check' && !chosenBetween(now)))
    return (
      <li>
        <Rich message={line} />
      </li>
    )
  const made = taken.value
  const state = made === '' ? '' : made === option ? ' is' : ' is-not'
  const does = line.key === 'text.check' ? line : effectOf(line)
  return (
    <li>
      <div {...spot(option, `option${state}`)}>
        <b>{option === 'option:0' ? 1 : 2}</b>
        <span>{lit.value.has(option) ? sentence(say(does)) : <Rich message={does} />}</span>
      </div>
    </li>
  )
}

/** Whether the card lets somebody choose at all. */
const chosenBetween = (now: View): boolean => {
  const body = contentFor(now).crises.get(now.crisis?.card ?? '')?.body
  return body?.kind === 'check' && body.or !== undefined
}

/** What a line does, without the words that say when. */
const effectOf = (line: Message): Message => {
  const effect = line.params?.effect
  if (typeof effect !== 'object' || !('key' in effect)) return line
  const needs = line.params?.needs
  return typeof needs === 'object' && 'key' in needs && needs.key !== 'text.nothing'
    ? { key: 'crisis.needs', params: { effect, needs } }
    : effect
}

/** The one who decides, by name and face. */
function Chooser({ now, line }: { readonly now: View; readonly line: Message }): JSX.Element {
  const who = line.params?.who
  const role = typeof who === 'object' && 'key' in who ? who.key.replace('who:', '') : ''
  const seat = role === 'president' || role === 'admiral' ? now.titles[role] : now.turn.seat
  const player = now.players[seat]
  return (
    <li class={`chooser${now.waitingFor.includes(seat) ? ' awaited' : ''}`}>
      {player && <Portrait now={now} p={player} />}
      <span>
        <Rich message={{ key: `crisis.chooses.${role}`, params: { who: seatName(seat) } }} />
      </span>
    </li>
  )
}
