// What is said to people is a key and parameters; a catalogue per language turns it into words.

export type Param = string | number | Message | readonly Message[]
export type Message = { readonly key: string; readonly params?: Readonly<Record<string, Param>> }

export const msg = (key: string, params?: Readonly<Record<string, Param>>): Message =>
  params ? { key, params } : { key }
