import { crowdWish, type FromCrowd, gather, toCrowd } from '../src/testing/crowd.ts'

// The process that `npm run load` fills its tables from.

const crowd = gather(crowdWish.parse(JSON.parse(process.argv[2] ?? '{}')))
const tell = (message: FromCrowd): void => void process.send?.(message)

process.on('message', (said) => {
  const wish = toCrowd.parse(said)
  if (wish === 'measure') crowd.measure()
  else process.send?.(crowd.stop(), () => process.exit(0))
})
// Without its master it has nothing to do.
process.on('disconnect', () => process.exit(1))

await crowd.seat((tables) => tell({ type: 'seated', tables }))
await crowd.begin()
tell({ type: 'playing' })
