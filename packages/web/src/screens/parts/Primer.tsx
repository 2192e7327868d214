import { t } from '../../words/index.ts'
import './primer.css'

/** The game in four sentences. */
export const Primer = () => (
  <ol class="primer">
    {['goal', 'traitor', 'turn', 'check'].map((line) => (
      <li key={line}>{t(`primer.${line}`)}</li>
    ))}
  </ol>
)
