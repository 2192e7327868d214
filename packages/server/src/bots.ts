import { randomInt } from 'node:crypto'
import { type Answer, type Chance, type Request, randomAnswer, type View } from '@ragtag/engine'

/** Chance that has nothing to do with the game's own. */
const random: Chance = (n) => randomInt(n)

/** What a bot in this seat answers, knowing what the seat knows. */
export const botAnswer = (_view: View, request: Request): Answer => randomAnswer(request, random)
