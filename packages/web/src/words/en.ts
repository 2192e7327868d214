// What the table itself says, in English. What the game says is in the engine's catalogue.

export const words: Readonly<Record<string, string>> = {
  'ui.name': 'Ragtag',
}
