import { describe, expect, it } from 'vitest'
import { forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code'
import { storageOf } from '@/tests/factories/storage'

const codeRequest = {
  member: { id: 7, name: 'Гишүүн', logo: '/a.webp' },
  email: 'a@b.mn',
  askedAt: 1_000_000,
}

describe('a code that was asked for', () => {
  it('is known over a reload for as long as it is good, and not after it was used', () => {
    const storage = storageOf()
    expect(readAskedCode(storage, codeRequest.askedAt)).toBeNull()
    keepAskedCode(storage, codeRequest)
    expect(readAskedCode(storage, codeRequest.askedAt + 599_999)).toEqual(codeRequest)
    expect(readAskedCode(storage, codeRequest.askedAt + 600_000)).toBeNull()
    expect(readAskedCode(storage, codeRequest.askedAt - 1)).toBeNull()
    forgetAskedCode(storage)
    expect(readAskedCode(storage, codeRequest.askedAt)).toBeNull()
  })

  it.each(['', 'x', 'null', '[]', '{"member":7}', '{"member":{"id":"7"},"email":"a@b.mn","askedAt":1}'])(
    'is not read out of %s',
    (text) => expect(readAskedCode(storageOf({ 'strata.member-code': text }), 2)).toBeNull(),
  )
})
