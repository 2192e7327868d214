export { invariants } from './invariants.ts'
export { type Played, playRandomly, seedNumber, type Watcher } from './play.ts'
export { type Position, scenario, type TestGame, testGame } from './scenario.ts'
