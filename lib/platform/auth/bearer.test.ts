import { expect, it } from 'vitest'
import { tokenSecretOf } from './bearer'

it('reads the secret of an API token, however wrong, and nothing that is for others', () => {
  expect(tokenSecretOf('Bearer strata_abc')).toBe('strata_abc')
  expect(tokenSecretOf('bearer  strata_abc')).toBe('strata_abc')
  expect(tokenSecretOf('Bearer strata_')).toBe('strata_')
  expect(tokenSecretOf('Bearer strata_a b, c')).toBe('strata_a b, c')
  for (const other of ['', 'Bearer', 'Bearer eyJhbGciOi', 'Basic strata_abc', 'strata_abc', null, undefined])
    expect(tokenSecretOf(other)).toBeNull()
})
