import type { JSX } from 'preact'
import { t } from '../words/index.ts'

// Signs for what lies with players besides their cards, within 14 by 14. What has none is a plain shape.

const tokens: Readonly<Record<string, string>> = {
  // A star with rays.
  miracle:
    'M7 0 8.200 4.900 12 2 9.100 5.800 14 7 9.100 8.200 12 12 8.200 9.100 7 14 5.800 9.100 2 12 4.900 8.200 0 7 4.900 5.800 2 2 5.800 4.900Z',
}

const decks: Readonly<Record<string, string>> = {
  // A raised fist.
  mutiny:
    'M2 4.500Q2 3.200 3.200 3.200V2.600Q3.200 1.400 4.500 1.400T5.700 2.300Q5.900 1 7 1T8.300 2.300Q8.700 1.500 9.600 1.500T10.800 2.800V3.600Q12 3.500 12 4.700V8L10.200 10.200V14H4.200V10.600L2 8.200Z',
  // An eye on something.
  motive:
    'M0 7Q3 2.600 7 2.600T14 7Q11 11.400 7 11.400T0 7ZM7 4.600A2.400 2.400 0 1 0 7 9.400 2.400 2.400 0 1 0 7 4.600Z',
}

/** For a card that takes effect in a check. */
export const InCheck = (): JSX.Element => (
  <svg
    class="in-check"
    viewBox="0 0 14 14"
    width="1rem"
    height="1rem"
    role="img"
    aria-label={t('card.in-check')}
  >
    <title>{t('card.in-check')}</title>
    <path d="M4 0H10L14 4V10L10 14H4L0 10V4ZM8 2 3.500 8H6.600L5.800 12 10.500 6H7.300Z" />
  </svg>
)

type Props = { readonly of: 'token' | 'deck'; readonly id: string }

export function Sign({ of, id }: Props): JSX.Element {
  const drawn = (of === 'token' ? tokens : decks)[id]
  if (drawn === undefined) return <i aria-hidden="true" />
  return (
    <svg class={`sign ${id}`} viewBox="0 0 14 14" width="1rem" height="1rem" aria-hidden="true">
      <path d={drawn} />
    </svg>
  )
}
