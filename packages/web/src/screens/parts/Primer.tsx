import { contentOf, usual } from '@ragtag/engine'
import { table } from '../../state.ts'
import { t } from '../../words/index.ts'
import './primer.css'

/** How far the fleet of this table has to go. */
function distance(): number {
  const { players = 0, sets = usual.sets, objective = usual.objective } = table.value ?? {}
  return contentOf({ ...usual, players, sets, objective }).rules.objective.goal
}

/** The game in four sentences. */
export const Primer = () => (
  <ol class="primer">
    {['goal', 'traitor', 'turn', 'check'].map((line) => (
      <li key={line}>{t(`primer.${line}`, { distance: distance() })}</li>
    ))}
  </ol>
)
