import { contentOf, type View } from '@ragtag/engine'
import { answer } from '../actions.ts'
import { printedOn } from '../content.ts'
import { SkillName } from '../reference/SkillGlyph.tsx'
import { openReference, pending, request, view } from '../state.ts'
import { nameOfPlayer, t } from '../words/index.ts'
import { Button, Portrait, shortName } from './parts/Octagon.tsx'
import './character-chooser.css'

// The choice of a character: each in two lines of our own, with what he draws and what his sheet says.

type Content = ReturnType<typeof contentOf>
type Character = NonNullable<ReturnType<Content['characters']['get']>>

export default function CharacterChooser() {
  const now = view.value
  const asked = request.value
  if (!now || asked?.prompt.key !== 'prompt.character') return null
  const content = contentOf(now.config)
  const offered = new Map(asked.options.map((o) => [o.character ?? '', o.id]))
  const all = [...content.characters.values()]
  const open = all.filter((c) => offered.has(c.id))
  const closed = all.filter((c) => !offered.has(c.id))
  return (
    <section class="scr chooser" aria-labelledby="chooser-title">
      <header class="chooser-head">
        <h1 id="chooser-title" class="scr-title">
          {t('chooser.title')}
        </h1>
        <p class="chooser-lead">{t('chooser.lead')}</p>
      </header>
      <ul class="chooser-grid">
        {open.map((c) => (
          <li key={c.id}>
            <Sheet character={c} content={content} now={now} option={offered.get(c.id) ?? ''} />
          </li>
        ))}
      </ul>
      {closed.length > 0 ? (
        <>
          <h2 class="scr-kicker chooser-others">{t('chooser.others')}</h2>
          <ul class="chooser-closed">
            {closed.map((c) => (
              <li key={c.id}>
                <button
                  type="button"
                  class="chooser-other"
                  onClick={() => openReference(`character:${c.id}`)}
                >
                  <Portrait name={c.title} />
                  <span>
                    <b>{c.title}</b>
                    <span class="scr-note">{whyClosed(now, c.id)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  )
}

function whyClosed(now: View, character: string): string {
  const taken = now.players.find((p) => p.character === character)
  return taken ? t('chooser.taken-by', { who: nameOfPlayer(taken.seat) }) : t('chooser.not-now')
}

type Shown = {
  readonly character: Character
  readonly content: Content
  readonly now: View
  readonly option: string
}

const Sheet = ({ character: c, content, now, option }: Shown) => (
  <article class="scr-cut chooser-sheet" aria-labelledby={`sheet-${c.id}`}>
    <header class="chooser-name">
      <Portrait name={c.title} />
      <div>
        <h2 id={`sheet-${c.id}`}>{c.title}</h2>
        <p class="scr-note">
          {t(`character-type.${c.type}`)} · {t('chooser.starts', { place: startOf(c) })}
        </p>
      </div>
    </header>
    <ul class="chooser-draws" aria-label={t('chooser.draws')}>
      {c.skills.map((d) => (
        <li key={d.types.join()} class="scr-cut chooser-draw">
          <b>{d.draw}</b>
          {d.types.map((type, i) => (
            <span key={type} class="chooser-type">
              {i > 0 ? <span class="chooser-or">{t('chooser.or')}</span> : null}
              <SkillName type={type} />
            </span>
          ))}
        </li>
      ))}
    </ul>
    <p class="chooser-plays">{t(`plays.${c.id}.1`)}</p>
    <p class="chooser-plays">{t(`plays.${c.id}.2`)}</p>
    <LineOfTitles character={c.id} content={content} now={now} />
    <details class="chooser-details">
      <summary>{t('chooser.abilities')}</summary>
      <dl>
        {c.abilities.map((a) => (
          <div key={a.id} class={`chooser-ability chooser-${a.kind}`}>
            <dt>
              {a.title} <span class="scr-note">{t(`chooser.kind.${a.kind}`)}</span>
            </dt>
            <dd>{abilityText(c, a.title)}</dd>
          </div>
        ))}
      </dl>
    </details>
    <Button look="go" class="chooser-go" disabled={pending.value !== ''} onClick={() => answer([option])}>
      {t('chooser.choose', { character: shortName(c.title) })}
    </Button>
  </article>
)

const startOf = (c: Character): string =>
  c.start === 'launch' || c.start === 'off-board' ? t(`chooser.starts-${c.start}`) : t(`location:${c.start}`)

/** What the sheet says under this title; an ability of two parts runs on to the next line. */
function abilityText(c: Character, title: string): string {
  const lines = (printedOn(`character:${c.id}`)?.text ?? '').split('\n')
  const from = lines.findIndex((line) => line.startsWith(`${title}: `))
  const others = c.abilities.filter((a) => a.title !== title).map((a) => `${a.title}: `)
  const rest = lines.slice(from + 1)
  const until = rest.findIndex((line) => others.some((o) => line.startsWith(o)))
  const own = [lines[from]?.slice(title.length + 2) ?? '', ...(until < 0 ? rest : rest.slice(0, until))]
  return own.filter((line) => line !== '').join(' ')
}

/** A title falls to whoever of those in the game stands first in its line. */
function LineOfTitles({
  character,
  content,
  now,
}: Omit<Shown, 'character' | 'option'> & { character: string }) {
  const taken = now.players.map((p) => p.character)
  const titles = (['president', 'admiral'] as const).filter((title) => {
    const line = content.rules.titles[title]
    const holder = line.find((c) => taken.includes(c))
    // Whoever comes before the best of those chosen so far, and is the first who is left.
    return (
      line.find((c) => !taken.includes(c)) === character &&
      (holder === undefined || line.indexOf(character) < line.indexOf(holder))
    )
  })
  if (titles.length === 0) return null
  return (
    <p class="chooser-titles">
      {titles.map((title) => (
        <span key={title} class="scr-cut scr-badge scr-cyan">
          {t(`chooser.${title}`)}
        </span>
      ))}
    </p>
  )
}
