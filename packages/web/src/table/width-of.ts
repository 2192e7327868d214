// About how wide words are in the display face at 13 px, for deciding where a name breaks without measuring it.

const narrow = 4.3
const usual = 7.2
const capital = 8.8
const broad = 11.5

const letter = (c: string): number =>
  /[ijlftr'’I ]/.test(c) ? narrow : /[mwMW]/.test(c) ? broad : /[A-Z]/.test(c) ? capital : usual

export const widthOf = (text: string): number => [...text].reduce((sum, c) => sum + letter(c), 0)
