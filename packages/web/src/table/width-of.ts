// About how wide words are in the display face at 13 px, for deciding where a name breaks without measuring it.

const narrow = 4.3
const usual = 7.2
const capital = 8.8
const broad = 11.5

const letter = (c: string): number =>
  /[ijlftr'’I ]/.test(c) ? narrow : /[mwMW]/.test(c) ? broad : /[A-Z]/.test(c) ? capital : usual

export const widthOf = (text: string): number => [...text].reduce((sum, c) => sum + letter(c), 0)

/** A name broken into lines. */
export function wrapped(name: string, width: number): string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const last = lines[lines.length - 1]
    if (last !== undefined && widthOf(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A word too long for its room is drawn narrower rather than smaller. */
export const squeezed = (text: string, width: number) =>
  widthOf(text) > width ? { textLength: width, lengthAdjust: 'spacingAndGlyphs' as const } : {}
