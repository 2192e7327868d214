import type { Character } from '../../core/content.ts'
import { activateAnywhere } from '../../effects/activation.ts'
import { discard, discardFewer, drawFrom } from '../../effects/cards.ts'
import { crisisBecomes } from '../../effects/characters.ts'
import { choice, ifElse, possibleChoice } from '../../effects/choices.ts'
import { takeHand } from '../../effects/hands.ts'
import { consultDeck, decideDraw } from '../../effects/held-decks.ts'
import { atTurnEnd } from '../../effects/lasting.ts'
import { freeTo, pickPlayer, sendTo } from '../../effects/people.ts'
import { gain } from '../../effects/resources.ts'
import { passToken } from '../../effects/tokens.ts'
import {
  aboutDeck,
  cardUsed,
  comesFrom,
  concernsOwner,
  handAtLeast,
  inCompany,
  ownTurn,
} from '../../effects/when.ts'
import * as says from '../../rules/passives.ts'
import { ability, once } from '../print.ts'
import { crew } from './crew.ts'
import { miracle, mutiny } from './names.ts'

// Those who deal in politics and mutiny; the others are in crew.ts.

const leaders: readonly Character[] = [
  {
    id: 'romo-lampkin',
    title: 'Romo Lampkin',
    type: 'political-leader',
    skills: [
      { types: ['politics'], draw: 3 },
      { types: ['tactics'], draw: 2 },
    ],
    start: 'administration',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'deceitful', 'Deceitful', {
        window: 'discard-due',
        limit: 'crisis',
        when: [concernsOwner('discards'), comesFrom('crisis')], // DQ15, D-GEN-6
        effect: [discardFewer('user', 1)],
      }),
      once('attorney', 'Attorney', {
        window: 'action',
        effect: [pickPlayer('user', 'in-own-brig', [freeTo('picked', 'user', false), takeHand()])],
      }),
      ability('weakness', 'kleptomania', 'Kleptomania', {
        window: 'movement-end',
        must: true,
        when: [ownTurn(), inCompany('anyone')],
        effect: [ifElse([handAtLeast(2)], [discard('user', 2)], [atTurnEnd(sendTo('user', 'brig'))])], // DQ37
      }),
    ],
  },
  {
    id: 'lee-adama-alternate',
    title: 'Lee Adama',
    type: 'political-leader',
    alternateOf: 'lee-adama',
    skills: [
      { types: ['tactics'], draw: 1 },
      { types: ['piloting'], draw: 2 },
      { types: ['leadership', 'politics'], draw: 2 },
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'forward-thinker', 'Forward Thinker', {
        window: 'card-used',
        limit: 'turn', // as often as the card itself
        when: [cardUsed('executive-order'), concernsOwner('used')],
        effect: [activateAnywhere(1, { here: true })],
      }),
      once('choose-a-different-path', 'Choose a Different Path', {
        window: 'crisis-choice',
        effect: [crisisBecomes(discard('current', 5))],
      }),
      ability('weakness', 'moral-dilemma', 'Moral Dilemma', {
        window: 'held-drawn',
        must: true,
        when: [aboutDeck(mutiny), concernsOwner('drew')],
        effect: [discard('user', 2)],
      }),
    ],
  },
  {
    id: 'tom-zarek-alternate',
    title: 'Tom Zarek',
    type: 'military-leader',
    alternateOf: 'tom-zarek',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 2 },
      { types: ['tactics'], draw: 1 },
    ],
    start: 'weapons-control',
    loyaltyExtra: 0,
    abilities: [
      ability('passive', 'necessary-steps', 'Necessary Steps', {
        window: 'held-draw',
        must: true,
        when: [aboutDeck(mutiny)], // D-MUT-18
        effect: [decideDraw(2)],
      }),
      once('abuse-power', 'Abuse Power', { window: 'action', effect: [consultDeck(mutiny, 4)] }),
      ability('weakness', 'disreputable', 'Disreputable', {
        window: 'character-comes',
        must: true,
        when: [concernsOwner('comes')], // D-MIX-22
        effect: [drawFrom('user', mutiny, 1)],
      }),
    ],
  },
  {
    id: 'gaius-baltar-alternate',
    title: 'Gaius Baltar',
    type: 'support',
    alternateOf: 'gaius-baltar',
    skills: [
      { types: ['politics'], draw: 2 },
      { types: ['leadership'], draw: 2 },
      { types: ['engineering'], draw: 1 },
    ],
    start: 'admirals-quarters',
    loyaltyExtra: 0, // D-LOY-12
    abilities: [
      ability('passive', 'cult-leader', 'Cult Leader', {
        window: 'action',
        passives: [says.tokenLimit(miracle, 3)], // D-MIR-11
        effect: [
          pickPlayer('user', { trades: miracle }, [
            possibleChoice(
              'user',
              [passToken('user', 'picked', miracle)],
              [passToken('picked', 'user', miracle)],
            ),
          ]),
        ],
      }),
      once('broadcast', 'Broadcast', {
        window: 'action',
        tokens: 3, // D-MIR-12
        effect: [
          choice('user', [gain('fuel', 2)], [gain('food', 2)], [gain('morale', 2)], [gain('population', 2)]),
        ],
      }),
      ability('weakness', 'spiritual-crisis', 'Spiritual Crisis', { passives: [says.revealsOnlyAt('brig')] }),
    ],
  },
]

export const characters: readonly Character[] = [...leaders, ...crew]
