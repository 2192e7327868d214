import type { PlayerToken } from '../../core/content.ts'

// What several files of this box name.

export const treachery = 'treachery'
export const mutiny = 'mutiny'
export const motive = 'motive'
export const miracle = 'miracle'
export const mutineer = 'mutineer'
export const acceptProphecy = 'accept-prophecy'
export const assaultRaptor = 'assault-raptor'
export const colonialOne = 'colonial-one'

/** D-MIR-3, D-SETUP-5 */
export const tokens: Readonly<Record<string, PlayerToken>> = {
  miracle: { title: 'miracle token', plural: 'miracle tokens', copies: 10, atStart: 1, limit: 1 },
}
