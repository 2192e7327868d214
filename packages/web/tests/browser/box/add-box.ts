import { withSets } from '@ragtag/engine/testing'
import { box } from '../../box.ts'

// Imported before all else, by the page and by the server: from then on a table may be played with that box.
withSets([box], {})
