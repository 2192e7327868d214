import { contentOf, type View, whyNot } from '@ragtag/engine'
import { useEffect } from 'preact/hooks'
import { answer } from '../actions.ts'
import { printedOn } from '../content.ts'
import { SkillName } from '../reference/SkillGlyph.tsx'
import { boardFor, openMenu, openReference, pending, request, table, view, you } from '../state.ts'
import { Awaited } from '../table/Awaited.tsx'
import { hasWords, nameOfPlayer, say, t } from '../words/index.ts'
import { read } from './guide-marks.ts'
import { CallOffer } from './parts/CallOffer.tsx'
import { ChatCorner } from './parts/ChatCorner.tsx'
import { Button, Portrait, shortNameAmong } from './parts/Octagon.tsx'
import { Primer } from './parts/Primer.tsx'
import './character-chooser.css'

// The choice of a character: each in two lines of our own, with what he draws and what his sheet says.

type Content = ReturnType<typeof contentOf>
type Character = NonNullable<ReturnType<Content['characters']['get']>>

export default function CharacterChooser() {
  const now = view.value
  // The table comes next: it is on its way while somebody reads.
  useEffect(() => void import('./InPlay.tsx'), [])
  if (!now) return null
  const prompt = request.value?.prompt.key
  const again = prompt === 'prompt.new-character'
  const asked = prompt === 'prompt.character' || again ? request.value : null
  const content = contentOf(now.config)
  const offered = new Map(asked?.options.map((o) => [o.character ?? '', o.id]))
  const all = [...content.characters.values()]
  const taken = now.players.map((p) => p.character)
  // Whoever is not asked yet can already read about those who are left.
  const open = all.filter((c) => (asked ? offered.has(c.id) : !taken.includes(c.id)))
  const closed = all.filter((c) => !open.includes(c))
  const waits = you.value !== 'spectator' && now.players[you.value]?.character === ''
  const lead = again ? 'again-lead' : asked ? 'lead' : waits ? 'waiting-lead' : 'chosen-lead'
  const who = now.waitingFor.map(nameOfPlayer).join(', ')
  return (
    <main class="scr scr-page chooser">
      <ChatCorner />
      <header class="chooser-head">
        <div>
          <p class="scr-kicker">{again ? t('head.turn', { n: now.turn.number }) : t('head.setup')}</p>
          <h1 class="scr-title" aria-live="polite">
            {again ? t('chooser.again') : asked ? t('chooser.title') : t('chooser.waiting', { who })}
          </h1>
          <p class="chooser-lead">
            {t(`chooser.${lead}`)} {tokenWords(content)}
          </p>
          <Awaited />
          <CallOffer />
        </div>
        <nav class="chooser-tools">
          {again ? (
            <Button
              small
              onClick={() => {
                boardFor.value = asked?.id ?? ''
              }}
            >
              {t('stage.fold')}
            </Button>
          ) : null}
          <Button small onClick={() => openReference('')}>
            {t('head.reference')}
          </Button>
          <Button small onClick={openMenu}>
            {t('head.menu')}
          </Button>
        </nav>
      </header>
      {read.value.length === 0 && !again ? (
        <details class="scr-cut chooser-new" open={innerWidth > 860}>
          <summary>{t('primer.title')}</summary>
          <Primer />
        </details>
      ) : null}
      <Order now={now} content={content} />
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
                  <Portrait name={c.title} character={c} />
                  <span>
                    <b>{c.title}</b>
                    <span class="scr-note">{whyClosed(now, content, c)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </main>
  )
}

/** A bot plays for somebody who has a name. */
const isReplaced = (seat: number): boolean => {
  const chair = table.value?.seats[seat]
  return chair?.occupant === 'bot' && chair.name !== ''
}

/** Everybody in the order of the choice, which is the order of the turns. */
function Order({ now, content }: { readonly now: View; readonly content: Content }) {
  const { players } = now
  const inOrder = [...players.slice(now.turn.seat), ...players.slice(0, now.turn.seat)]
  return (
    <ol class="chooser-order" aria-label={t('chooser.order')}>
      {inOrder.map((p) => {
        const choosing = now.waitingFor.includes(p.seat)
        return (
          <li
            key={p.seat}
            class={`scr-cut chooser-seat ${choosing ? 'chooser-now' : ''}`}
            aria-current={choosing ? 'step' : undefined}
          >
            <b>
              {p.seat === you.value ? t('chooser.you') : nameOfPlayer(p.seat)}
              {isReplaced(p.seat) ? ` (${t('crew.bot')})` : ''}
            </b>
            <span class="scr-note">
              {p.character === ''
                ? t(choosing ? 'chooser.chooses' : 'chooser.later')
                : (content.characters.get(p.character)?.title ?? '')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

/** Taken, or what the rules say; of a kind of which others have more left, how many. */
function whyClosed(now: View, content: Content, c: Character): string {
  const taken = now.players.find((p) => p.character === c.id)
  if (taken) return t('chooser.taken-by', { who: nameOfPlayer(taken.seat) })
  const [reason] = whyNot(now, `character:${c.id}`)
  if (reason && reason.key !== 'why-not.character-type') return say(reason)
  const left = [...content.characters.values()].filter(
    (other) => other.type === c.type && !now.players.some((p) => p.character === other.id),
  )
  return t('chooser.fewer-left', { n: left.length, type: t(`character-type.${c.type}`).toLowerCase() })
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
      <Portrait name={c.title} character={c} />
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
    {[`plays.${c.id}.1`, `plays.${c.id}.2`].filter(hasWords).map((key) => (
      <p key={key} class="chooser-plays">
        {t(key)}
      </p>
    ))}
    {versionsOf(content, c) > 1 ? <p class="scr-note">{t('chooser.version')}</p> : null}
    <Badges character={c.id} content={content} now={now} />
    <details class="chooser-details">
      <summary>{t('chooser.abilities')}</summary>
      <dl>
        {c.abilities.map((a) => (
          <div key={a.id} class={`chooser-ability chooser-${a.kind}`}>
            <dt>
              {a.title} <span class="scr-note">{priceOf(content, a)}</span>
            </dt>
            <dd>{abilityText(c, a.title)}</dd>
          </div>
        ))}
      </dl>
    </details>
    {option === '' ? null : (
      <Button
        look="go"
        class="chooser-go"
        option={option}
        disabled={pending.value !== ''}
        onClick={() => answer([option])}
      >
        {t('chooser.choose', {
          character: shortNameAmong(
            c.title,
            [...content.characters.values()].map((other) => other.title),
          ),
        })}
      </Button>
    )}
  </article>
)

/** How many sheets there are of somebody. */
const versionsOf = ({ characters }: Content, { id, alternateOf = id }: Character): number =>
  [...characters.values()].filter((c) => (c.alternateOf ?? c.id) === alternateOf).length

/** Where tokens pay for what others do once per game. */
function tokenWords({ rules: { oncePerGame, playerTokens = {} } }: Content): string {
  const token = oncePerGame === 'once' ? undefined : playerTokens[oncePerGame.token]
  return token ? t('chooser.token', { token: token.title, n: token.atStart }) : ''
}

/** What kind of ability it is; what others do once per game has its price where there are tokens for it. */
function priceOf({ rules }: Content, { kind, tokens = 1 }: Character['abilities'][number]): string {
  const { oncePerGame, playerTokens = {} } = rules
  const token = oncePerGame === 'once' ? undefined : playerTokens[oncePerGame.token]
  if (kind !== 'once-per-game' || !token) return t(`chooser.kind.${kind}`)
  return t('chooser.kind.token', { n: tokens, token: tokens === 1 ? token.title : token.plural })
}

const startOf = (c: Character): string =>
  c.start === 'launch' || c.start === 'off-board'
    ? t(`chooser.starts-${c.start}`)
    : [c.start, ...(c.alsoAt === undefined ? [] : [c.alsoAt])]
        .map((place) => t(`location:${place}`))
        .join(' / ')

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

/** Whose sheets say what they do plainly, and forgive a mistake. */
const easyToPlay: readonly string[] = [
  'william-adama',
  'saul-tigh',
  'laura-roslin',
  'kara-thrace',
  'galen-tyrol',
]

/** For newcomers; and a title falls to whoever of those in the game stands first in its line. */
function Badges({ character, content, now }: Omit<Shown, 'character' | 'option'> & { character: string }) {
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
  const easy = easyToPlay.includes(character)
  if (titles.length === 0 && !easy) return null
  return (
    <p class="chooser-titles">
      {easy ? <span class="scr-cut scr-badge scr-amber">{t('chooser.easy')}</span> : null}
      {titles.map((title) => (
        <span key={title} class="scr-cut scr-badge scr-cyan">
          {t(`chooser.${title}`)}
        </span>
      ))}
    </p>
  )
}
