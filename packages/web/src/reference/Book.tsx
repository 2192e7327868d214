import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { sheet } from '../comfort/settings.ts'
import { useOneStop } from '../shared/one-stop.ts'
import { closeReference, openReference, view } from '../state.ts'
import { t } from '../words/index.ts'
import { EntryPage } from './EntryPage.tsx'
import {
  type Entry,
  entriesIn,
  type Group,
  groupName,
  groups,
  kindName,
  lookUp,
  search,
  setName,
  setOf,
} from './entries.ts'
import { OpenPage } from './OpenPage.tsx'

const most = 60

/** The reference itself: search, contents, one list per kind of thing, and a page for each thing. */
export function Book({ at }: { readonly at: string }) {
  const wanted = useSignal('')
  const trail = useSignal<readonly string[]>([])
  const body = useRef<HTMLDivElement>(null)

  // Every place visited is on the trail; "back" walks it in reverse.
  useEffect(() => {
    if (trail.value[trail.value.length - 1] !== at) trail.value = [...trail.value, at]
    wanted.value = ''
    // A rule that was asked for scrolls itself into sight.
    if (!/^rule:[A-Z]-[A-Z]+-\d/.test(at)) body.current?.scrollTo(0, 0)
  }, [at])

  const back = (): void => {
    if (wanted.value !== '') {
      wanted.value = ''
      return
    }
    const before = trail.value.slice(0, -1)
    trail.value = before
    openReference(before[before.length - 1] ?? '')
  }

  const found = lookUp(at)
  return (
    <>
      <header class="ref-head">
        <div class="ref-bar">
          <button
            type="button"
            class="ref-icon"
            aria-label={t('reference.back')}
            title={t('reference.back')}
            disabled={trail.value.length < 2 && wanted.value === ''}
            onClick={back}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M12.5 3.5 6 10l6.5 6.5" />
            </svg>
          </button>
          <button type="button" class="ref-home" onClick={() => openReference('')}>
            {t('reference.title')}
          </button>
          <button
            type="button"
            class="ref-icon"
            aria-label={t('reference.close')}
            title={t('reference.close')}
            onClick={closeReference}
          >
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M4.5 4.5l11 11m0-11-11 11" />
            </svg>
          </button>
        </div>
        <input
          class="ref-search"
          type="search"
          value={wanted.value}
          placeholder={t('reference.search')}
          aria-label={t('reference.search')}
          onInput={(event) => {
            wanted.value = event.currentTarget.value
          }}
        />
      </header>
      <div class="ref-body" ref={body}>
        {wanted.value.trim() !== '' ? (
          <Results wanted={wanted.value} />
        ) : found.kind === 'contents' ? (
          <Contents />
        ) : found.kind === 'open' ? (
          <OpenPage />
        ) : found.kind === 'group' ? (
          <GroupPage group={found.group} />
        ) : found.kind === 'entry' ? (
          <EntryPage entry={found.entry} asked={at} mark={found.mark} />
        ) : (
          <p class="ref-dim">{t('reference.unknown')}</p>
        )}
      </div>
    </>
  )
}

function Contents() {
  return (
    <nav aria-label={t('reference.contents')}>
      <ul class="ref-tiles">
        {view.value && (
          <li>
            <button type="button" class="ref-tile" onClick={() => openReference('open')}>
              <span>{t('open.title')}</span>
            </button>
          </li>
        )}
        {groups()
          .slice(1)
          .map((group) => (
            <li key={group}>
              <button type="button" class="ref-tile" onClick={() => openReference(`group:${group}`)}>
                <span>{groupName(group)}</span>
                <b>{entriesIn(group).length}</b>
              </button>
            </li>
          ))}
      </ul>
      <h2 class="ref-kicker">{t('group.rules')}</h2>
      <button
        type="button"
        class="ref-row"
        onClick={() => {
          closeReference()
          sheet.value = 'how'
        }}
      >
        <span class="ref-row-title">{t('how.title')}</span>
        <span class="ref-row-text">{t('reference.how')}</span>
      </button>
      <ByBox entries={entriesIn('rules')} />
    </nav>
  )
}

const GroupPage = ({ group }: { readonly group: Group }) => (
  <>
    <h2 class="ref-title">{groupName(group)}</h2>
    <ByBox entries={entriesIn(group)} withText={group !== 'rules'} />
  </>
)

/** Where there are things of several boxes, each under the name of its own. */
function ByBox({ entries, withText = false }: Pick<Listed, 'entries' | 'withText'>) {
  const boxes = [...new Set(entries.map(setOf))]
  if (boxes.length < 2) return <List entries={entries} withText={withText} />
  return (
    <>
      {boxes.map((box) => (
        <section key={box} aria-label={setName(box)}>
          <h3 class="ref-kicker ref-box">{setName(box)}</h3>
          <List entries={entries.filter((e) => setOf(e) === box)} withText={withText} />
        </section>
      ))}
    </>
  )
}

function Results({ wanted }: { readonly wanted: string }) {
  const all = search(wanted)
  const count =
    all.length === 0
      ? t('reference.nothing')
      : all.length > most
        ? t('reference.found-more', { n: all.length, shown: most })
        : t('reference.found', { n: all.length })
  return (
    <>
      <p class="ref-dim" role="status">
        {count}
      </p>
      <List entries={all.slice(0, most)} withKind wanted={wanted} />
    </>
  )
}

type Listed = {
  readonly entries: readonly Entry[]
  readonly withText?: boolean
  readonly withKind?: boolean
  readonly wanted?: string
}

const List = ({ entries, withText = false, withKind = false, wanted = '' }: Listed) => (
  <ul class="ref-list" ref={useOneStop<HTMLUListElement>()}>
    {entries.map((entry) => (
      <li key={entry.key}>
        <button type="button" class="ref-row" onClick={() => openReference(target(entry, wanted))}>
          <span class="ref-row-title">{entry.title}</span>
          {withKind ? <span class="ref-row-kind">{kindName(entry.group)}</span> : null}
          {withText || withKind ? <span class="ref-row-text">{excerpt(entry, wanted)}</span> : null}
        </button>
      </li>
    ))}
  </ul>
)

const firstRule = (entry: Entry, wanted: string) => {
  const parts = wanted.toLowerCase().split(/\s+/)
  return entry.chapter?.blocks.flatMap((b) =>
    b.kind === 'rule' && parts.every((w) => `${b.id} ${b.text}`.toLowerCase().includes(w)) ? [b] : [],
  )[0]
}

/** A chapter found by its text opens at the rule that was found. */
const target = (entry: Entry, wanted: string): string => {
  const rule = wanted === '' ? undefined : firstRule(entry, wanted)
  return rule ? `rule:${rule.id}` : entry.key
}

const excerpt = (entry: Entry, wanted: string): string =>
  entry.chapter ? (firstRule(entry, wanted)?.text ?? '') : entry.lines.join(' ')
