/** Why something was not done; nothing when it was. */
export type Refusal = { readonly code: string; readonly message: string } | undefined

export const no = (code: string, message: string): Refusal => ({ code, message })
