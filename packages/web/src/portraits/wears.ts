import type { Character } from '../content.ts'
import type { Clothes, Hair, Mark } from './parts.ts'

// Who is drawn how. Nobody is a likeness: a silhouette, and something that tells who is meant.

export type Wears = { readonly hair: Hair; readonly clothes: Clothes; readonly marks: readonly Mark[] }

const wears = (hair: Hair, clothes: Clothes, ...marks: readonly Mark[]): Wears => ({ hair, clothes, marks })

const drawn: Readonly<Record<string, Wears>> = {
  'william-adama': wears('short', 'admiral', 'glasses'),
  'saul-tigh': wears('receding', 'uniform', 'patch'),
  'karl-agathon': wears('short', 'flight', 'headset'),
  'kara-thrace': wears('bob', 'flight', 'cigar'),
  'lee-adama': wears('short', 'flight', 'wings'),
  'sharon-valerii': wears('tail', 'flight', 'helmet'),
  'laura-roslin': wears('wavy', 'suit', 'glasses'),
  'gaius-baltar': wears('swept', 'suit', 'stubble', 'flask'),
  'tom-zarek': wears('swept', 'open', 'fist'),
  'galen-tyrol': wears('buzz', 'overall', 'wrench'),
  'helena-cain': wears('long', 'admiral', 'star'),
  'ellen-tigh': wears('wavy', 'dress', 'glass'),
  'anastasia-dualla': wears('bun', 'uniform', 'headset'),
  'louanne-katraine': wears('tail', 'flight', 'star'),
  cavil: wears('receding', 'cassock', 'eye'),
  'leoben-conoy': wears('short', 'open', 'stubble', 'eye'),
  'caprica-six': wears('long', 'dress', 'eye'),
  'romo-lampkin': wears('swept', 'suit', 'shades', 'papers'),
  'lee-adama-alternate': wears('short', 'suit', 'papers'),
  'tom-zarek-alternate': wears('swept', 'uniform', 'fist'),
  'gaius-baltar-alternate': wears('long', 'robe', 'beard', 'halo'),
  'karl-agathon-alternate': wears('short', 'flight', 'helmet'),
  'louis-hoshi': wears('short', 'uniform', 'headset'),
  'sherman-cottle': wears('receding', 'coat', 'stethoscope', 'cigar'),
  'brendan-costanza': wears('buzz', 'flight', 'wings'),
  'aaron-doral': wears('short', 'suit', 'eye'),
  'simon-oneill': wears('buzz', 'coat', 'stethoscope', 'eye'),
  'danna-biers': wears('bob', 'open', 'microphone', 'eye'),
  'sharon-agathon': wears('tail', 'flight', 'wings', 'eye'),
}

const heads: readonly Hair[] = ['short', 'bob', 'swept', 'tail', 'buzz', 'long']

/** Somebody of a box the page has never heard of is drawn by what he does. */
function byTrade({ id, type, skills }: Character): Wears {
  const head = heads[[...id].reduce((sum, c) => sum + c.charCodeAt(0), 0) % heads.length] ?? 'short'
  const best = [...skills].sort((a, b) => b.draw - a.draw)[0]?.types[0]
  if (type === 'cylon-leader') return wears(head, 'open', 'eye')
  if (type === 'pilot') return wears(head, 'flight', 'wings')
  if (type === 'military-leader') return wears(head, 'uniform', 'star')
  if (type === 'political-leader') return wears(head, 'suit', 'papers')
  if (best === 'engineering') return wears(head, 'overall', 'wrench')
  return best === 'piloting' ? wears(head, 'flight', 'helmet') : wears(head, 'uniform', 'headset')
}

export const wearsOf = (character: Character): Wears => drawn[character.id] ?? byTrade(character)
