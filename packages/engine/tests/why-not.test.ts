import { afterAll, expect } from 'vitest'
import { english } from '../src/index.ts'
import { given } from './why-not/asking.ts'
import './why-not/base.ts'
import './why-not/pegasus.ts'
import './why-not/daybreak.ts'
import './why-not/search-for-home.ts'
import './why-not/unseen.ts'
import './why-not/same-rules.ts'

// For want of a better one.
const rare = ['why-not.no-effect']

afterAll(() => {
  const texts = Object.keys(english.messages).filter((key) => key.startsWith('why-not.'))
  expect(texts.filter((key) => !given.has(key) && !rare.includes(key))).toEqual([])
})
