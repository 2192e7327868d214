export { type Position, scenario, type TestGame, testGame } from './scenario.ts'
