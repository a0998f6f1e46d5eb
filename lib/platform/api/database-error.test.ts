import { describe, expect, it } from 'vitest'
import { isStorageFull, isDatabaseUnavailable } from './database-error'

const error = (code: string | undefined, message = 'x') =>
  Object.assign(new Error(message), code ? { code } : {})
const below = (cause: Error) => new Error('Failed query: select 1', { cause })

describe('a failure of the database or of a disk', () => {
  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s says that there is no room', (code) => {
    expect([error(code), below(error(code))].map(isStorageFull)).toEqual([true, true])
    expect(isDatabaseUnavailable(error(code))).toBe(false)
  })
  it.each(['57P01', '57P02', '57P03', '53300', '08006', 'ECONNREFUSED', 'ECONNRESET'])(
    '%s says that it is away',
    (code) => {
      expect([error(code), below(error(code))].map(isDatabaseUnavailable)).toEqual([true, true])
    },
  )
  it.each([
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
  ])('%j says that it is away', (message) => {
    expect([error(undefined, message), below(error(undefined, message))].map(isDatabaseUnavailable)).toEqual([
      true,
      true,
    ])
  })
  it.each(['23505', '22P02', '42P01', 'ENOENT', undefined])('%s says neither', (code) => {
    for (const each of [error(code), below(error(code)), code, null, undefined])
      expect([isStorageFull(each), isDatabaseUnavailable(each)]).toEqual([false, false])
  })
})
