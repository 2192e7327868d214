import { t } from '../words/index.ts'

/** A number that counts for or against something. */
export const signed = (n: number): string =>
  n > 0 ? t('fleet.more', { n }) : n < 0 ? t('fleet.less', { n: -n }) : String(n)
