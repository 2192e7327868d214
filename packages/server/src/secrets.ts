import { createHash, randomBytes, randomInt } from 'node:crypto'

/** What a seat's link carries; the server keeps only its hash. */
export const newSecret = (): string => randomBytes(18).toString('base64url')

export const newSeed = (): string => randomBytes(16).toString('hex')

/** Without letters and digits that are mistaken for one another when read aloud. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

export const newTableId = (): string =>
  Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')
