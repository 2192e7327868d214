import { useEffect, useRef } from 'preact/hooks'
import { locationAt } from '../content.ts'
import { useOneStop } from '../shared/one-stop.ts'
import { openReference, skips, view } from '../state.ts'
import { catalogue, say, sentence, t } from '../words/index.ts'
import { changeIn, type Entry, entriesIn, entryOf, kindName, lookUp, ownerOf, setName } from './entries.ts'
import { RichText } from './RichText.tsx'
import type { Block } from './rule-book.ts'
import { SkillGlyph, SkillName } from './SkillGlyph.tsx'
import { whyNot } from './why.ts'

type Shown = { readonly entry: Entry; readonly asked: string; readonly mark: string }

export const EntryPage = ({ entry, asked, mark }: Shown) => (
  <article class="ref-page">
    <p class="ref-kicker">{kindName(entry.group)}</p>
    <h2 class="ref-title">
      {entry.group === 'type' ? <SkillName type={entry.key.slice('type:'.length)} /> : entry.title}
    </h2>
    <Facts entry={entry} />
    <Changed about={entry.key} />
    <WhyNot asked={whyKey(entry, asked)} />
    <Now entry={entry} />
    {entry.lines.length > 0 ? <Lines entry={entry} mark={mark} /> : null}
    {entry.group === 'type' ? <TypePage type={entry.key.slice('type:'.length)} /> : null}
    {entry.chapter ? (
      <div class="ref-rules">
        {entry.chapter.blocks.map((block, i) => (
          <BlockText key={`${i}`} block={block} mark={mark} reading={entry.key} />
        ))}
      </div>
    ) : null}
    {entry.about === '' ? null : <About chapter={entry.about} />}
  </article>
)

/** What somebody who knows the game without this box would not expect. */
function Changed({ about }: { readonly about: string }) {
  const change = changeIn(about)
  if (!change) return null
  return (
    <p class="ref-changed">
      <b>{t('reference.changed', { box: setName(change.set) })}</b>{' '}
      <RichText text={change.text} reading={about} />
    </p>
  )
}

/** What was pointed at, or what this page is about. */
const whyKey = (entry: Entry, asked: string): string => (asked.includes(':') ? asked : entry.key)

function WhyNot({ asked }: { readonly asked: string }) {
  const reasons = view.value ? whyNot(view.value, asked, Object.keys(skips.value)) : []
  if (reasons.length === 0) return null
  // Whoever can is not told why he cannot.
  const heading = t(reasons.every((r) => r.key === 'why-not.can') ? 'why-not.heading.can' : 'why-not.heading')
  return (
    <section class="ref-why" aria-label={heading}>
      <h3>{heading}</h3>
      <ul class="ref-reasons">
        {reasons.map((reason) => {
          const words = say(reason)
          return (
            <li key={words}>
              <RichText text={words} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const skillsOf = (skills: unknown): string[] =>
  Array.isArray(skills) ? skills.filter((s) => typeof s === 'string') : []

/** The numbers and symbols printed on it. */
function Facts({ entry }: { readonly entry: Entry }) {
  const c = entry.component
  if (!c) return null
  const facts = [
    c.difficulty === undefined ? null : (
      <>
        {t('reference.difficulty', { n: c.difficulty })}
        {c.partial === undefined ? null : ` (${t('reference.partial', { n: c.partial })})`}
        {skillsOf(c.skills).map((type) => (
          <SkillName key={type} type={type} />
        ))}
      </>
    ),
    c.kind === 'skill' && c.type ? <SkillName type={c.type} /> : null,
    c.strengths ? (
      <>
        {t('reference.strengths')}:{' '}
        {Object.entries(c.strengths)
          .map(([strength, n]) => t('reference.strength', { strength, n }))
          .join(' · ')}
      </>
    ) : null,
    c.copies > 1 ? t('reference.copies', { n: c.copies }) : null,
  ].filter((fact) => fact !== null)
  return facts.length === 0 ? null : (
    <ul class="ref-facts">
      {facts.map((fact, i) => (
        <li key={`${i}`}>{fact}</li>
      ))}
    </ul>
  )
}

/** How it stands on the table at this moment. */
function Now({ entry }: { readonly entry: Entry }) {
  const now = view.value
  if (!now) return null
  const [kind = '', id = ''] = entry.key.split(/:(.*)/s)
  const isHere = (place: string): boolean => kind === 'location' && locationAt(now, place) === entry.key
  const here = now.players.filter((p) => isHere(p.at))
  const held = kind === 'skill-card' ? now.hand.filter((card) => card.replace(/-\d+$/, '') === id).length : 0
  const states = [
    here.length > 0
      ? t('reference.here-now', { list: here.map((p) => ({ key: 'seat', params: { seat: p.seat } })) })
      : '',
    now.damaged.some(isHere) ? t('reference.damaged-now') : '',
    kind === 'card' && now.inPlay.some((c) => c.card === id) ? t('reference.in-play-now') : '',
    held > 0 ? t('reference.in-hand', { n: held }) : '',
  ].filter((state) => state !== '')
  return states.length === 0 ? null : <p class="ref-now">{states.join(' · ')}</p>
}

/** The text, with the ability that was asked for marked. */
function Lines({ entry, mark }: { readonly entry: Entry; readonly mark: string }) {
  const marked = ownerOf(mark) === undefined ? undefined : catalogue.messages[`ability:${mark}`]
  return (
    <div class="ref-text">
      {entry.lines.map((line) => {
        const colon = line.indexOf(': ')
        const label = colon > 0 && colon < 34 ? line.slice(0, colon) : ''
        return (
          <p key={line} class={marked !== undefined && label === marked ? 'ref-marked' : ''}>
            {label === '' ? null : <b>{label}: </b>}
            <RichText text={label === '' ? line : sentence(line.slice(colon + 2))} reading={entry.key} />
          </p>
        )
      })}
    </div>
  )
}

function TypePage({ type }: { readonly type: string }) {
  const cards = entriesIn('skill').filter((e) => e.component?.type === type)
  const drawers = entriesIn('character').filter((e) => JSON.stringify(e.component?.skills).includes(type))
  return (
    <>
      <h3 class="ref-kicker">{t('reference.cards-of-type')}</h3>
      <LinkList entries={cards} />
      <h3 class="ref-kicker">{t('reference.drawn-by')}</h3>
      <LinkList entries={drawers} />
    </>
  )
}

const LinkList = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <ul class="ref-list" ref={useOneStop<HTMLUListElement>()}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <button type="button" class="ref-row" onClick={() => openReference(entry.key)}>
          <span class="ref-row-title">
            {entry.component?.kind === 'skill' && entry.component.type ? (
              <SkillGlyph type={entry.component.type} />
            ) : null}{' '}
            {entry.title}
          </span>
          <span class="ref-row-text">{entry.lines.join(' ')}</span>
        </button>
      </li>
    ))}
  </ul>
)

function About({ chapter }: { readonly chapter: string }) {
  const about = entryOf(`rule:${chapter}`)
  if (!about) return null
  return (
    <p class="ref-about">
      {t('reference.rules-about')}:{' '}
      <button type="button" class="ref-link" onClick={() => openReference(about.key)}>
        {about.title}
      </button>
    </p>
  )
}

/** What is not as it was, under the name of the thing. */
function ChangeText({
  about,
  text,
  reading,
}: {
  readonly about: string
  readonly text: string
  readonly reading: string
}) {
  const found = lookUp(about)
  return (
    <p class="ref-rule">
      {found.kind === 'entry' ? (
        <button type="button" class="ref-link ref-change" onClick={() => openReference(about)}>
          {found.entry.title}
        </button>
      ) : null}
      <RichText text={text} reading={reading} />
    </p>
  )
}

type Printed = { readonly block: Block; readonly mark: string; readonly reading: string }

function BlockText({ block, mark, reading }: Printed) {
  const at = useRef<HTMLParagraphElement>(null)
  const marked = block.kind === 'rule' && block.id === mark
  useEffect(() => {
    if (marked) at.current?.scrollIntoView({ block: 'center' })
  }, [marked])
  if (block.kind === 'change') return <ChangeText {...block} reading={reading} />
  if (block.kind === 'table')
    return (
      <div class="ref-table">
        <table>
          <thead>
            <tr>
              {block.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row) => (
              <tr key={row[0]}>
                {row.map((cell, i) => (
                  <td key={`${i}`}>
                    <RichText text={cell} reading={reading} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )
  return (
    <p ref={at} class={`ref-rule ${marked ? 'ref-marked' : ''}`}>
      {block.kind === 'rule' ? <span class="ref-number">{block.id}</span> : null}
      <RichText text={block.text} reading={reading} />
    </p>
  )
}
