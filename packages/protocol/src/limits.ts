export const limits = {
  name: 24,
  chat: 500,
  notes: 20_000,
  options: 200,
  players: 7,
  own: 100,
  foreseen: 60,
} as const
