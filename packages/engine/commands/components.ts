import { componentList } from '../src/components.ts'
import { options } from './options.ts'

options('--silent components', 'Prints all components of the game as JSON, with the text players read.', {})
console.log(JSON.stringify(componentList(), null, 2))
