import { expect, test } from 'vitest'
import { displayHostOf } from './public-address'

test.each([
  ['https://mnma.example', 'mnma.example'],
  ['https://www.mnma.example', 'mnma.example'],
  ['https://mnma.example:8443', 'mnma.example:8443'],
  ['http://localhost:3000', ''],
  ['http://127.0.0.1:3000', ''],
  ['http://[::1]:3000', ''],
  ['https://localhost-mining.mn', 'localhost-mining.mn'],
])('%s is written %s', (siteUrl, address) => {
  expect(displayHostOf(siteUrl)).toBe(address)
})
