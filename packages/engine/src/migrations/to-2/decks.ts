import { isObject, type Saved } from '../shape.ts'

/** Only decks in play are kept; Super Crisis cards lie among the hands of other decks; tokens can be laid out. */
export function decksInPlay(saved: Saved): Saved {
  const { treachery: _unused, ...inPlay } = isObject(saved.decks) ? saved.decks : {}
  const players = Array.isArray(saved.players) ? saved.players.map(player) : saved.players
  return { ...saved, decks: inPlay, players, nextTokens: [] }
}

function player(p: unknown): unknown {
  if (!isObject(p)) return p
  const { superCrises, ...rest } = p
  const some = Array.isArray(superCrises) && superCrises.length > 0
  return { ...rest, held: some ? { 'super-crisis': superCrises } : {}, tokens: {} }
}
