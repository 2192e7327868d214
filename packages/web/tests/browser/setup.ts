import type { TestProject } from 'vitest/node'
import { chromium } from '../../../../scripts/chromium.mjs'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser is; '' where there is none. */
    chromium: string
  }
}

/** Before the first test in a browser: the page is built, and a browser is there. */
export default async function setup(project: TestProject): Promise<() => void> {
  await import('../../../../scripts/build.mjs')
  const { path, reason } = chromium()
  project.provide('chromium', path)
  const warn = (): void => {
    if (reason === '') return
    const line = '='.repeat(100)
    console.warn(`\n${line}\nThe tests in a real browser were NOT RUN. ${reason}\n${line}\n`)
  }
  warn()
  // Once more below all other output, where it is read.
  return warn
}
