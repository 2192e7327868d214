import { type Message, whyNot as reasonsFor, type View } from '@ragtag/engine'

/** The rules' reasons why something does not light up, and the player's own: the moments he said not to be asked at. */
export function whyNot(view: View, key: string, skipped: readonly string[] = []): Message[] {
  const reasons = reasonsFor(view, key)
  const isSkipped = reasons.some(({ key: reason, params }) => {
    const moment = params?.moment
    return (
      reason === 'why-not.moment' &&
      typeof moment === 'object' &&
      'key' in moment &&
      skipped.some((window) => moment.key === `moment.${window}`)
    )
  })
  return isSkipped ? [...reasons, { key: 'why-not.skipped' }] : reasons
}
