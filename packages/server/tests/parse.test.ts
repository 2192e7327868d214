import { expect, test } from 'vitest'
import { parsed } from '../src/parse.ts'

test.each([
  { type: 'answer', options: ['a', 'b'] },
  { type: 'notes', text: '[[[[[[{{{{{{ "quoted [[[[[[" \\" \\\\' },
  { type: 'notes', text: '\\' },
  [[[[]], []], [[]]],
  'x',
  null,
])('what may be a message is read as it is: %j', (content) => {
  expect(parsed(JSON.stringify(content))).toEqual(content)
})

test('what is no JSON, or nested without end, is nothing', () => {
  expect(parsed('{"type":')).toBeUndefined()
  expect(parsed('[[[[[]]]]]')).toBeUndefined()
  expect(parsed('"\\"[[[[["[[[[[]]]]]')).toBeUndefined()
  expect(parsed(`{"text":"\\\\","options":${'['.repeat(60_000)}${']'.repeat(60_000)}}`)).toBeUndefined()
})
