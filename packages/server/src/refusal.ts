/** Why something was not done; nothing when it was. */
export type Refusal = { readonly code: string; readonly message: string } | undefined

/** The disk did not take it: nothing has changed, and nobody was told anything. */
export class NotWritten extends Error {
  override readonly name = 'NotWritten'
  constructor(cause: unknown) {
    super('The server could not write this down, so nothing has changed. Please try again.', { cause })
  }
}

/** What people are told is on the disk before. */
export async function written<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    throw new NotWritten(error)
  }
}

export const no = (code: string, message: string): Refusal => ({ code, message })
