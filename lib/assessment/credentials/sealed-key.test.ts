import { expect, it } from 'vitest'
import { openSealedKey, sealKey } from './sealed-key'

const seal = sealKey('one secret', 'key-1', '{"d":"x"}')

it('is opened with the secret that sealed it, also while another takes its place', () => {
  expect(openSealedKey(['one secret'], 'key-1', seal)).toBe('{"d":"x"}')
  expect(openSealedKey(['new secret', 'one secret'], 'key-1', seal)).toBe('{"d":"x"}')
})

it('is not opened with another secret, nor as another key', () => {
  expect(openSealedKey(['new secret'], 'key-1', seal)).toBeNull()
  expect(openSealedKey(['one secret'], 'key-2', seal)).toBeNull()
})
