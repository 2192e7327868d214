// All tables share one thread. Whatever takes a while stands in line, table behind table, and after a slice of it
// whoever comes in from outside is heard first: nobody waits for all that others have to do.

export type Turns = (work: () => void) => void

/** Milliseconds; a piece of work is not cut, but none is begun after so long. */
const slice = 4
/** So many that are done are kept in the list before it is cut. */
const mostDone = 1000

export function takeTurns(): Turns {
  let line: (() => void)[] = []
  let next = 0
  let called = false

  function call(): void {
    if (called) return
    called = true
    setImmediate(run)
  }

  function run(): void {
    called = false
    const until = performance.now() + slice
    try {
      do line[next++]?.()
      while (next < line.length && performance.now() < until)
    } finally {
      if (next >= line.length || next > mostDone) {
        line = line.slice(next)
        next = 0
      }
      if (line.length > 0) call()
    }
  }

  return (work) => {
    line.push(work)
    call()
  }
}
