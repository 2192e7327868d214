import { chance, eventsFor, imagine, passesForHuman, unknowing, view } from '@ragtag/engine'
import { expect, test } from 'vitest'
import { bot, type Memory, newMemory, playGame, publicDoubt, remember, suspect } from '../src/index.ts'

// What bots say about others follows from what everybody has seen; who speaks at all, too.

test('whom a bot suspects aloud does not depend on what it alone knows, and comes up now and then', () => {
  let open: Memory = newMemory(-1)
  let asked = 0
  let spoken = 0
  playGame({ players: 5 }, 'says', (seat) => bot(`s-${seat}`), {
    hear: (events, state) => {
      open = remember(open, eventsFor(events, 'spectator'))
      if (!events.some((e) => e.key === 'event.turn')) return
      for (let seat = 0; seat < 5; seat++) {
        const seen = view(state, 'spectator')
        const said = suspect(seen, open, seat)
        // With every hidden card another, the seat's own among them.
        const other = imagine(state, 'spectator', unknowing, chance(state.decision + seat))
        expect(suspect(view(other, 'spectator'), open, seat)).toBe(said)
        // Who speaks claims to be human.
        if (passesForHuman(seen, seat)) expect(publicDoubt(seen, open, seat)[seat]).toBe(0)
        asked++
        if (said === undefined) continue
        spoken++
        expect(said).not.toBe(seat)
        expect(passesForHuman(seen, said)).toBe(true)
      }
    },
  })
  expect(asked).toBeGreaterThan(30)
  expect(spoken).toBeLessThan(asked)
})

test('revealed Cylons and Cylon Leaders say nothing', () => {
  let silent = 0
  for (const sets of [['base'], ['base', 'pegasus']])
    playGame({ players: 6, sets }, 'silent', (seat) => bot(`q-${seat}`), {
      watch: (state) => {
        const seen = view(state, 'spectator')
        for (const p of seen.players)
          if (p.revealed) {
            silent++
            expect(passesForHuman(seen, p.seat)).toBe(false)
          }
      },
    })
  expect(silent).toBeGreaterThan(0)
})
