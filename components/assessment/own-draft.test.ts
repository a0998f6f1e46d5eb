import { describe, expect, it } from 'vitest'
import { storageOf } from '@/tests/factories/storage'
import { forgetDraft, keepDraft, readDraft, type OwnDraft } from './own-draft'

const draft: OwnDraft = {
  contact: { name: 'Өмнийн говь ХХК', email: 'a@b.mn', phone_number: '9911' },
  keepContact: true,
  given: { 1: { answer: 0, proof: true } },
  page: 2,
  submission: 'one',
  next: null,
}

describe('the draft of an assessment', () => {
  it('comes back as it was kept', () => {
    const storage = storageOf()
    expect(readDraft(storage)).toBeNull()
    keepDraft(storage, draft)
    expect(readDraft(storage)).toEqual(draft)
    forgetDraft(storage)
    expect(readDraft(storage)).toBeNull()
  })

  it('is nothing when what is kept cannot be read', () => {
    for (const kept of ['{', 'null', '[]', '{"page":1}', JSON.stringify({ ...draft, given: { 1: 'yes' } })])
      expect(readDraft(storageOf({ 'strata.own-assessment': kept })), kept).toBeNull()
  })

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { ...storageOf(), getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(() => keepDraft(storage, draft)).not.toThrow()
    expect(() => forgetDraft(storage)).not.toThrow()
    expect(readDraft(storage)).toBeNull()
  })
})
