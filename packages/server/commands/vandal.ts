import { setTimeout as wait } from 'node:timers/promises'
import { attacks, attackWish, carryOut, type FromVandal } from '../src/testing/attacks.ts'

// The process that `npm run attack` attacks its server from.

const wish = attackWish.parse(JSON.parse(process.argv[2] ?? '{}'))
if (new URL(wish.address).hostname !== '127.0.0.1')
  throw new Error('Only a server of this machine is attacked.')
const tell = (message: FromVandal): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()))
process.on('disconnect', () => process.exit(1))

for (const attack of Object.keys(attacks)) {
  await tell({ type: 'begins', attack })
  const did = await carryOut(wish, attack)
  // What it leaves behind belongs to it, too.
  await wait(300)
  await tell({ type: 'ends', attack, ...did })
}
process.exit(0)
