// What browsers say, read with care: to read what is nested thousands of times takes a hundred times as long as a
// message of the same length does.

/** An answer has its options in a list; nothing we understand is nested deeper. */
const mostNested = 4

function isNested(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (sign === '"') quoted = !quoted
    else if (quoted) {
      if (sign === '\\') i++
    } else if (sign === '[' || sign === '{') {
      if (++depth > mostNested) return true
    } else if (sign === ']' || sign === '}') depth--
  }
  return false
}

/** undefined for what is no JSON, or nested deeper than anything we understand. */
export function parsed(text: string): unknown {
  if (isNested(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
