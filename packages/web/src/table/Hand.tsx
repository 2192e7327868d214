import { skillTypes, type View } from '@ragtag/engine'
import type { JSX } from 'preact'
import { contentFor, type Face, faceOf, textOf } from '../content.ts'
import { Glyph } from '../shared/Glyph.tsx'
import { t } from '../words/index.ts'
import { spot } from './spot.ts'

/** The viewer's own cards: skill cards by type, then what else only he may see. */
export function Hand({ now }: { readonly now: View }): JSX.Element {
  const content = contentFor(now)
  const seen = new Map<string, number>()
  const faces = now.hand
    .flatMap((card) => {
      const face = faceOf(content, card)
      return face ? [face] : []
    })
    .sort(
      (a, b) =>
        skillTypes.indexOf(a.type) - skillTypes.indexOf(b.type) ||
        b.strength - a.strength ||
        a.card.localeCompare(b.card),
    )
  const own = now.viewer === 'spectator' ? undefined : now.players[now.viewer]
  const secrets = [
    ...(own?.loyalty ?? []).map((card) => ({ card, kind: 'loyalty' })),
    ...now.superCrises.map((card) => ({ card, kind: 'super-crisis' })),
    ...now.quorum.map((card) => ({ card, kind: 'quorum' })),
  ]
  return (
    <section class="hand" aria-label={t('hand.title')}>
      {faces.length === 0 && secrets.length === 0 && <p class="none">{t('hand.none')}</p>}
      <ul class="cards">
        {faces.map((face) => {
          const copy = (seen.get(face.card) ?? 0) + 1
          seen.set(face.card, copy)
          return <SkillCard key={`${face.card}#${copy}`} face={face} copy={copy} />
        })}
      </ul>
      {secrets.length > 0 && (
        <ul class="cards secrets">
          {secrets.map(({ card, kind }, i) => (
            <li
              key={`${kind}${card}${i + 1}`}
              {...spot(
                `${kind}:${card}`,
                `slot ${kind}${/^cylon|sympathizer/.test(card) ? ' cylon' : ''}`,
                t(`card:${card}`),
                `card:${card}`,
              )}
            >
              <div class="cut card">
                <i class="band" aria-hidden="true" />
                <h4>{t(`card:${card}`)}</h4>
                <p>{textOf(`card:${card}`)}</p>
                <footer>{t(`hand.${kind}`)}</footer>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SkillCard({ face, copy }: { readonly face: Face; readonly copy: number }): JSX.Element {
  const { card, type, title, strength, text } = face
  return (
    <li
      {...spot(
        `hand:${card}#${copy}`,
        `slot ${type}`,
        t('hand.card', { title, strength, type: { key: `type:${type}` } }),
        `skill-card:${card}`,
      )}
    >
      <div class="cut card">
        <i class="band" aria-hidden="true" />
        <header>
          <b>{strength}</b>
          <Glyph type={type} size={18} />
        </header>
        <h4>{title}</h4>
        <p>{text}</p>
        <footer>{t(`type:${type}`)}</footer>
      </div>
    </li>
  )
}
