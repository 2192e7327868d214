import { useSignal } from '@preact/signals'
import type { View } from '@ragtag/engine'
import type { LogEntry } from '@ragtag/protocol'
import { nameOfSeat, say, sentence, t } from '../../words/index.ts'
import { type CheckTold, type Contribution, checks, fates } from '../story.ts'
import { Button, Panel, shortNameAmong } from './Octagon.tsx'

const first = 8

/** How each player added to the checks: for and against where the log shows the cards, else how many. */
export function ChecksTold({ log, now }: { readonly log: readonly LogEntry[]; readonly now: View }) {
  const everything = useSignal(false)
  const names = now.players.map((p) => nameOfSeat(p.seat))
  const teams = fates(log, now).map((f) => f.team)
  const told = checks(log, now.players.length)
  const open = told.some((c) => c.by.some((b) => b.cards > 0 && b.helping !== null))
  const shown = everything.value ? told : told.slice(-first)
  return (
    <Panel label={t('aftermath.checks')} class="checks">
      <h2 class="scr-kicker">{t('aftermath.checks')}</h2>
      {told.length === 0 ? (
        <p class="scr-note">{t('aftermath.checks-none')}</p>
      ) : (
        <>
          <p class="scr-note checks-lead">{t(open ? 'aftermath.checks-open' : 'aftermath.checks-counts')}</p>
          <div class="aftermath-scroll">
            <table class="checks-table">
              <thead>
                <tr>
                  <th scope="col">{t('aftermath.check')}</th>
                  <th scope="col" class="checks-result">
                    {t('aftermath.result')}
                  </th>
                  {now.players.map((p) => (
                    <th key={p.seat} scope="col" class={`checks-who who-${teams[p.seat] ?? 'human'}`}>
                      {shortNameAmong(nameOfSeat(p.seat), names)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr class="checks-sum">
                  <th scope="row">{t('aftermath.sum')}</th>
                  <td class="checks-result" />
                  {now.players.map((p) => (
                    <td key={p.seat}>
                      <Bar {...total(told, p.seat)} />
                    </td>
                  ))}
                </tr>
                {shown.map((c, i) => (
                  <CheckRow key={`${c.turn} ${i}`} check={c} />
                ))}
              </tbody>
            </table>
          </div>
          {shown.length < told.length ? (
            <Button
              look="plain"
              small
              onClick={() => {
                everything.value = true
              }}
            >
              {t('aftermath.checks-all', { n: told.length })}
            </Button>
          ) : null}
        </>
      )}
    </Panel>
  )
}

const CheckRow = ({ check: c }: { readonly check: CheckTold }) => (
  <tr>
    <th scope="row">
      <span class="checks-title">{sentence(say(c.title))}</span>
      <span class="scr-note">{t('aftermath.turn-n', { n: c.turn })}</span>
      <span class={`checks-inline result-${c.result}`} aria-hidden="true">
        {c.result === '' ? '' : t(`aftermath.result.${c.result}`)}
      </span>
    </th>
    <td class={`checks-result result-${c.result}`}>
      {c.result === '' ? '' : t(`aftermath.result.${c.result}`)}
      {c.strength === null ? null : (
        <span class="scr-note">
          {t('aftermath.strength', { strength: c.strength, difficulty: c.difficulty })}
        </span>
      )}
    </td>
    {c.by.map((b, seat) => (
      <td key={`${seat}`}>{b.cards === 0 ? <span class="checks-none">·</span> : <Bar {...b} />}</td>
    ))}
  </tr>
)

/** Cards for and cards against, or only how many where nobody saw them. */
function Bar({ cards, helping, harming }: Contribution) {
  if (helping === null || harming === null)
    return <span class="checks-bar">{t('reference.count', { n: cards })}</span>
  return (
    <span class="checks-bar">
      <span class="scr-hidden">
        {t('aftermath.for', { n: helping })}, {t('aftermath.against', { n: harming })}
      </span>
      <span class={helping > 0 ? 'checks-for' : 'checks-none'} aria-hidden="true">
        +{helping}
      </span>
      <span class={harming > 0 ? 'checks-against' : 'checks-none'} aria-hidden="true">
        −{harming}
      </span>
    </span>
  )
}

/** Sums over the checks whose cards are known; just counts where they are not. */
function total(told: readonly CheckTold[], seat: number): Contribution {
  const own = told.flatMap((c) => c.by[seat] ?? [])
  const known = own.every((b) => b.helping !== null)
  const sum = (of: (b: Contribution) => number): number => own.reduce((n, b) => n + of(b), 0)
  return {
    cards: sum((b) => b.cards),
    helping: known ? sum((b) => b.helping ?? 0) : null,
    harming: known ? sum((b) => b.harming ?? 0) : null,
  }
}
