import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** What a seat's link carries; the server keeps only its hash. */
export const newSecret = (): string => randomBytes(18).toString('base64url')

/**
 * The secret of a chair that the host may give away. It follows from his own, so that he finds the same link in
 * every browser although nobody keeps it; `link` counts the links this chair has had.
 */
export const invitation = (host: string, table: string, seat: number, link: number): string =>
  createHmac('sha256', host).update(`${table} ${seat} ${link}`).digest('base64url').slice(0, 24)

/** The same for all free chairs together; `n` counts those there have been. */
export const jointInvitation = (host: string, table: string, n: number): string =>
  createHmac('sha256', host).update(`${table} all ${n}`).digest('base64url').slice(0, 24)

export const newSeed = (): string => randomBytes(16).toString('hex')

/** Without letters and digits that are mistaken for one another when read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newTableId = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
