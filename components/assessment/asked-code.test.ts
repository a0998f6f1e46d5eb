import { describe, expect, it } from 'vitest'
import { removeCodeRequest, storeCodeRequest, readCodeRequest } from './asked-code'
import { storageOf } from '@/tests/factories/storage'

const codeRequest = {
  member: { id: 7, name: 'Гишүүн', logo: '/a.webp' },
  email: 'a@b.mn',
  askedAt: 1_000_000,
}

describe('a code that was asked for', () => {
  it('is known over a reload for as long as it is good, and not after it was used', () => {
    const storage = storageOf()
    expect(readCodeRequest(storage, codeRequest.askedAt)).toBeNull()
    storeCodeRequest(storage, codeRequest)
    expect(readCodeRequest(storage, codeRequest.askedAt + 599_999)).toEqual(codeRequest)
    expect(readCodeRequest(storage, codeRequest.askedAt + 600_000)).toBeNull()
    expect(readCodeRequest(storage, codeRequest.askedAt - 1)).toBeNull()
    removeCodeRequest(storage)
    expect(readCodeRequest(storage, codeRequest.askedAt)).toBeNull()
  })

  it.each(['', 'x', 'null', '[]', '{"member":7}', '{"member":{"id":"7"},"email":"a@b.mn","askedAt":1}'])(
    'is not read out of %s',
    (text) => expect(readCodeRequest(storageOf({ 'strata.member-code': text }), 2)).toBeNull(),
  )
})
