// All tables share one thread. Whatever takes a while stands in line, table behind table, and after a slice of it
// whoever comes in from outside is heard first: nobody waits for all that others have to do.

type Work = () => void

export type Turns = {
  (work: Work): void
  /** What nobody's game waits for is done when nothing else is to be done. */
  idle(work: Work): void
}

/** Milliseconds; a piece of work is not cut, but none is begun after so long. */
const slice = 4
/** So many that are done are kept in the list before it is cut. */
const mostDone = 1000

type Line = { add(work: Work): void; next(): Work | undefined; isEmpty(): boolean }

function newLine(): Line {
  let list: Work[] = []
  let at = 0
  return {
    add: (work) => void list.push(work),
    next: () => {
      const work = list[at++]
      if (at >= list.length || at > mostDone) {
        list = list.slice(at)
        at = 0
      }
      return work
    },
    isEmpty: () => list.length === 0,
  }
}

export function takeTurns(): Turns {
  const lines = [newLine(), newLine()] as const
  let called = false

  const isEmpty = (): boolean => lines.every((line) => line.isEmpty())

  function call(): void {
    if (called) return
    called = true
    setImmediate(run)
  }

  function run(): void {
    called = false
    const until = performance.now() + slice
    try {
      do lines.find((line) => !line.isEmpty())?.next()?.()
      while (!isEmpty() && performance.now() < until)
    } finally {
      if (!isEmpty()) call()
    }
  }

  const stand =
    (line: Line) =>
    (work: Work): void => {
      line.add(work)
      call()
    }
  return Object.assign(stand(lines[0]), { idle: stand(lines[1]) })
}
