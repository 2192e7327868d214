import { options } from '../../../scripts/options.ts'
import { backup } from '../src/backup.ts'

const given = options(
  'backup',
  'Copies the database to a file of its own, whole and of one instant, also while the server is running.',
  {
    to: { type: 'string', default: '', help: 'the file to write; it must not be there yet' },
    data: { type: 'string', default: './data/ragtag.db', env: 'RAGTAG_DATA', help: 'the database file' },
  },
)

try {
  const { tables, bytes } = backup(given.data, given.to)
  console.log(`${tables} tables, ${Math.ceil(bytes / 1024)} kB, in "${given.to}".`)
  console.log(`It is served by: RAGTAG_DATA="${given.to}" npm start`)
} catch (error) {
  console.error(`No copy was made. ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
