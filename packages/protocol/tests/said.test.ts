import { expect, test } from 'vitest'
import { claims, fromClient, sightingIn, sightingText, verdicts, wordIn, wordText } from '../src/index.ts'

// What players say in words that all know, as it stands in a line of the chat and as browsers send it.

test('a word about a check, or about Loyalty cards, is read from a line as it was written', () => {
  for (const claim of claims) expect(wordIn(wordText({ claim, check: 12 }))).toEqual({ claim, check: 12 })
  for (const says of verdicts) {
    const said = { whose: 6, says, look: 10 }
    expect(sightingIn(sightingText(said))).toEqual(said)
  }
})

test.each(['', 'cylon', '2 cylon', '2 toaster 1', 'x cylon 1', '2 cylon x', '-1 cylon 1', '2 cylon 1 human'])(
  'a line in which nothing is said about Loyalty cards is none: "%s"',
  (text) => {
    expect(sightingIn(text)).toBeUndefined()
  },
)

test('what a browser says it saw is taken as far as it can be meant', () => {
  const meant = { type: 'testify', whose: 2, says: 'cylon' }
  expect(fromClient.safeParse(meant).data).toEqual(meant)
  for (const wrong of [{ whose: 7 }, { whose: -1 }, { whose: '2' }, { says: 'toaster' }, { says: undefined }])
    expect(fromClient.safeParse({ ...meant, ...wrong }).success).toBe(false)
})
