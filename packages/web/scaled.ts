// Style sheets are written in the pixels of a page at its normal size. The build puts measures in their place that
// grow with the window and with the size of text somebody likes: 1rem is 14 such pixels (tokens.css).

const rootSize = 14

const px = /(?<![\w.#-])(-?\d*\.?\d+)px\b/g

/** Rounded up: a browser cuts off what is left over, and forty pixels are to be forty. */
const inRem = (value: string): string =>
  value.replace(px, (_, n: string) => `${Math.ceil((Number(n) / rootSize) * 1e5) / 1e5}rem`)

/** Inside a drawing `--u` is one of its own units: what is drawn there grows with the drawing, not once more. */
const inUnits = (value: string): string => value.replace(px, (_, n: string) => `calc(${n} * var(--u))`)

type Declaration = { readonly prop: string; value: string }
type AtRule = { params: string }

/** For PostCSS. */
export const scaled = {
  postcssPlugin: 'scaled',
  Declaration: (declaration: Declaration): void => {
    const { prop, value } = declaration
    if (prop === '--u' || !value.includes('px')) return
    declaration.value = prop === 'font' || prop === 'font-size' ? inUnits(value) : inRem(value)
  },
  // Only there can a condition be about the page's own measure; one about the window stays what it is.
  AtRule: {
    container: (rule: AtRule): void => {
      rule.params = inRem(rule.params)
    },
  },
}
