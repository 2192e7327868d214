import { contentOf, usual } from '@ragtag/engine'
import { table } from '../../state.ts'
import { t } from '../../words/index.ts'
import './primer.css'

/** How far the fleet of this table has to go, and what for. */
function journey(): { readonly distance: number; readonly about: string } {
  const { players = 0, sets = usual.sets, objective = usual.objective } = table.value ?? {}
  const { goal, about = '' } = contentOf({ ...usual, players, sets, objective }).rules.objective
  return { distance: goal, about }
}

/** The game in four sentences. */
export const Primer = () => (
  <ol class="primer">
    {['goal', 'traitor', 'turn', 'check'].map((line) => (
      <li key={line}>{t(`primer.${line}`, journey())}</li>
    ))}
  </ol>
)
