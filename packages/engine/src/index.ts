export { type Allegiance, allegiance, passesForHuman } from './allegiance.ts'
export { type Component, componentList, componentsIn } from './components.ts'
export { ConfigRefused, checkedConfig, type GameConfig, usual } from './config.ts'
export { contentOf } from './content/index.ts'
export { clone } from './core/clone.ts'
export { attackRows, iconsIn } from './core/content.ts'
export { eventsFor, type GameEvent } from './core/events.ts'
export { loyaltyPlan } from './core/loyalty.ts'
export {
  type Area,
  areas,
  type Resource,
  resources,
  type ShipClass,
  type ShipKind,
  type SkillType,
  skillTypes,
} from './core/names.ts'
export { type Passive, type PassiveWord, those } from './core/passives.ts'
export type { Config, GameState, Option, Outcome } from './core/state.ts'
export {
  type Answer,
  AnswerRefused,
  begin,
  decide,
  newGame,
  outcome,
  type Request,
  requestOf,
  requests,
  type StepTaken,
  standingRequests,
} from './decide.ts'
export { foregone } from './foregone.ts'
export type { Change } from './foresee/changes.ts'
export type { Ending } from './foresee/walk.ts'
export { type Faces, type Foresight, foresee, type Outcomes } from './foresee.ts'
export { type Knowledge, learn, unknowing } from './imagine/knowledge.ts'
export { type Imagine, imagine } from './imagine.ts'
export { migrated, PositionRefused } from './migrations/index.ts'
export { type Offer, offer } from './offer.ts'
export { type Chance, chance, randomAnswer } from './random-player.ts'
export * as says from './rules/passives.ts'
export { worthIn } from './rules/skill-check.ts'
export { mayTakeBack, takenBack } from './take-back.ts'
export { describeCheck, describeCrisis } from './text/describe.ts'
export { english, englishIn } from './text/en.ts'
export type { Message, Param } from './text/message.ts'
export { seatName } from './text/names.ts'
export { type Catalogue, type RenderOptions, render } from './text/render.ts'
export {
  type CheckView,
  type DeckView,
  type PlayerView,
  type RollView,
  type ShipView,
  type Sight,
  sight,
  type View,
  view,
} from './view.ts'
export { whyNot } from './why-not.ts'
