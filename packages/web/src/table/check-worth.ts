import type { CheckView } from '@ragtag/engine'
import type { Face } from '../content.ts'
import { t } from '../words/index.ts'

/** What a card counts in a check: for it, against it, or nothing. */
export const worthOf = (check: CheckView, { type, strength }: Pick<Face, 'type' | 'strength'>): number =>
  type === check.worthless
    ? 0
    : check.skills.includes(type) || check.positive.includes(type) || check.alwaysFor.includes(strength)
      ? strength
      : -strength

/** A number that counts for or against something. */
export const signed = (n: number): string =>
  n > 0 ? t('fleet.more', { n }) : n < 0 ? t('fleet.less', { n: -n }) : String(n)
