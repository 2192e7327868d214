import { listIn, objectIn, type Saved } from '../shape.ts'

/** There is one moment for every skill card used as an action; before, there was one for each title. */
export function oneMomentForCards(saved: Saved): Saved {
  let used: unknown
  return {
    ...saved,
    stack: listIn(saved.stack).map((frame) => {
      const f = objectIn(frame)
      if (f.proc === 'play-skill') used = f.card
      if (f.proc !== 'window' || !listIn(f.names).includes('repair-used')) return f
      return { ...f, names: ['card-used'], moment: { ...objectIn(f.moment), cards: [used] } }
    }),
    asks: listIn(saved.asks).map((ask) =>
      objectIn(ask).window === 'repair-used'
        ? { ...objectIn(ask), window: 'card-used', prompt: { key: 'prompt.window.card-used' } }
        : ask,
    ),
  }
}
