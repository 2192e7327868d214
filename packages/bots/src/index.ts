export { luck } from './chance.ts'
export { choose, isDecided } from './choose.ts'
export { type Memory, newMemory, remember } from './memory.ts'
export { bot, type Played, playGame, type Sitter } from './table.ts'
