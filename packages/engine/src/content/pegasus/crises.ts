import type { CrisisCard } from '../../core/content.ts'
import { damage } from '../../effects/boards.ts'
import { discard, draw } from '../../effects/cards.ts'
import { eachPlayer } from '../../effects/choices.ts'
import { execute } from '../../effects/people.ts'
import { lose } from '../../effects/resources.ts'
import { checkOr, crisis, event, L, on, P } from '../print.ts'

/** Everybody discards so many cards and draws as many Treachery cards, one player after the other. */
const swap = (n: number) => eachPlayer('player', discard('user', n), draw('user', n, ['treachery']))

export const crises: readonly CrisisCard[] = [
  crisis(
    'a-verdict-of-guilty',
    'A Verdict of Guilty',
    ['basestars', 'jump'],
    event('admiral', [execute('current'), discard('admiral', 3)], [damage('galactica', 2)]),
  ),
  crisis(
    'unsettling-stories',
    'Unsettling Stories',
    ['raiders', 'jump'],
    checkOr(on(9, [P, L], [lose('morale', 1), swap(1)]), [lose('morale', 1)]),
  ),
]
