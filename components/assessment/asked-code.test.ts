import { describe, expect, it } from 'vitest'
import { forgetAskedCode, keepAskedCode, readAskedCode } from './asked-code'
import { storageOf } from '@/tests/factories/storage'

const asked = { member: { id: 7, name: 'Гишүүн', logo: '/a.webp' }, email: 'a@b.mn', askedAt: 1_000_000 }

describe('a code that was asked for', () => {
  it('is known over a reload for as long as it is good, and not after it was used', () => {
    const storage = storageOf()
    expect(readAskedCode(storage, asked.askedAt)).toBeNull()
    keepAskedCode(storage, asked)
    expect(readAskedCode(storage, asked.askedAt + 599_999)).toEqual(asked)
    expect(readAskedCode(storage, asked.askedAt + 600_000)).toBeNull()
    expect(readAskedCode(storage, asked.askedAt - 1)).toBeNull()
    forgetAskedCode(storage)
    expect(readAskedCode(storage, asked.askedAt)).toBeNull()
  })

  it.each(['', 'x', 'null', '[]', '{"member":7}', '{"member":{"id":"7"},"email":"a@b.mn","askedAt":1}'])(
    'is not read out of %s',
    (kept) => expect(readAskedCode(storageOf({ 'strata.member-code': kept }), 2)).toBeNull(),
  )
})
