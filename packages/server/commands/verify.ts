import type { Replay } from '@ragtag/protocol'
import { options } from '../../../scripts/options.ts'
import { openStorage } from '../src/storage.ts'
import { NotVerified, type Verified, verifyReplay, verifyStored } from '../src/verify.ts'

const given = options(
  'verify',
  'Plays a finished game again from its seed and its answers and confirms what it came to.',
  {
    table: { type: 'string', default: '', help: 'which table: the letters in its address' },
    hash: { type: 'string', default: '', help: 'the hash of the seed shown at the start, to compare' },
    server: {
      type: 'string',
      default: '',
      help: 'verify what this server gives everyone, such as http://127.0.0.1:8080',
    },
    data: {
      type: 'string',
      default: './data/ragtag.db',
      env: 'RAGTAG_DATA',
      help: 'otherwise: the database file',
    },
  },
)

async function fromServer(server: string, table: string): Promise<Verified> {
  const answer = await fetch(`${server}/api/tables/${encodeURIComponent(table)}/replay?viewer=open`)
  if (!answer.ok) throw new NotVerified(`The server gives no replay: ${await answer.text()}`)
  const replay: Replay = JSON.parse(await answer.text())
  return verifyReplay(replay)
}

async function fromFile(data: string, table: string): Promise<Verified> {
  const storage = openStorage(data, { readonly: true })
  try {
    return verifyStored(storage, table)
  } finally {
    await storage.close()
  }
}

try {
  if (given.table === '') throw new NotVerified('Say which table: --table ID.')
  const game =
    given.server === ''
      ? await fromFile(given.data, given.table)
      : await fromServer(given.server, given.table)
  if (given.hash !== '' && given.hash.toLowerCase() !== game.seedHash)
    throw new NotVerified(`The seed's hash is ${game.seedHash}, not the one that was shown at the start.`)
  const { outcome } = game
  console.log(`Seed       ${game.seed}`)
  console.log(
    `Its hash   ${game.seedHash}${given.hash === '' ? '   (compare it with the one you were shown)' : '   as shown at the start'}`,
  )
  console.log(`Decisions  ${game.decisions}, each possible when it was made`)
  console.log(`Outcome    ${outcome.winner} win (${outcome.reason})`)
  console.log('The game is what its seed and the answers make it.')
} catch (error) {
  console.error(error instanceof NotVerified ? `Not verified. ${error.message}` : error)
  process.exit(1)
}
