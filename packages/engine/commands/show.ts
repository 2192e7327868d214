import { options } from '../../../scripts/options.ts'
import { english, eventsFor, type Message, render } from '../src/index.ts'
import { playRandomly } from '../src/testing/index.ts'

const { players, seed } = options(
  'start',
  'Plays one game with random players and tells it as everyone at the table would see it.',
  {
    players: { type: 'number', default: 5, from: 3, to: 6, help: 'how many players' },
    seed: { type: 'string', default: 'ragtag', help: 'which game' },
  },
)

/** What everyone sees is no news: moments passed in silence, and the steps of a turn. */
const silent = (m: Message): boolean => m.key.startsWith('window.') || m.key === 'event.step'

const seats: string[] = []
const tell = (m: Message): string =>
  render(m, {
    catalogue: english,
    seat: (n) =>
      seats[n] ? render({ key: `character:${seats[n]}` }, { catalogue: english }) : `Player ${n + 1}`,
  })
const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

console.log(`Ragtag: one game of ${players} random players, told from outside (seed "${seed}").\n`)
const { state, decisions } = playRandomly({ players }, seed, (now, events) => {
  now.players.forEach((p, i) => {
    seats[i] = p.character
  })
  for (const event of eventsFor(events, 'spectator')) {
    if (silent(event)) continue
    const text = sentence(tell(event))
    if (event.key === 'event.turn')
      console.log(
        `\n${text}   fuel ${now.resources.fuel}  food ${now.resources.food}  morale ${now.resources.morale}  population ${now.resources.population}`,
      )
    else console.log(`  ${text}`)
  }
})
console.log(`\nOver after ${state.turn.number} turns and ${decisions} decisions.`)
state.players.forEach((p, i) => {
  const cards = [...p.loyalty, ...p.shown].map((card) => tell({ key: `card:${card}` }))
  console.log(`  ${tell({ key: 'seat', params: { seat: i } })}: ${cards.join(', ')}`)
})
