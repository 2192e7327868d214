import { options } from '../../../scripts/options.ts'
import { componentList } from '../src/components.ts'

options('--silent components', 'Prints all components of the game as JSON, with the text players read.', {})
console.log(JSON.stringify(componentList(), null, 2))
