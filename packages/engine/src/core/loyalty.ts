import type { Loyalty, LoyaltyPlan, Ruleset } from './content.ts'

/** Whose side a Loyalty card puts its owner on (B-LOY-14). */
export const isCylonCard = ({ team, countsAs }: Loyalty): boolean => (countsAs ?? team) === 'cylon'

/** Neither of the two piles the deck is built from: such a card is in the deck where the plan names it. */
export const isApart = ({ team }: Loyalty): boolean => team !== 'human' && team !== 'cylon'

/** What the Loyalty deck is made of. */
export const loyaltyPlan = (
  { loyaltyDeck }: Ruleset,
  players: number,
  leader: boolean,
): LoyaltyPlan | undefined => loyaltyDeck.find((p) => p.players === players && p.leader === leader)
