import { describe, expect, it } from 'vitest'
import { storageOf } from '@/tests/factories/storage'
import { storeDraft, readDraft, type SelfAssessmentDraft } from './own-draft'

const draft: SelfAssessmentDraft = {
  contact: { name: 'Өмнийн говь ХХК', email: 'a@b.mn', phone_number: '9911' },
  keepContact: true,
  given: { 1: { answer: 0, proof: true } },
  page: 2,
  submission: 'one',
  next: null,
  outcome: null,
}

describe('the draft of an assessment', () => {
  it('comes back as it was kept', () => {
    const storage = storageOf()
    expect(readDraft(storage)).toBeNull()
    storeDraft(storage, draft)
    expect(readDraft(storage)).toEqual(draft)
  })

  it('keeps what it came to, and reads what was kept before there was an outcome', () => {
    const storage = storageOf()
    const outcome = {
      result: { percentage: 50, total_true: 1, total_false: 1 },
      date: '2025-09-11T00:00:00.000Z',
    }
    storeDraft(storage, { ...draft, outcome })
    expect(readDraft(storage)).toEqual({ ...draft, outcome })
    const { outcome: _none, ...older } = draft
    expect(readDraft(storageOf({ 'strata.own-assessment': JSON.stringify(older) }))).toEqual(draft)
    const broken = JSON.stringify({ ...draft, outcome: { result: {}, date: 'x' } })
    expect(readDraft(storageOf({ 'strata.own-assessment': broken }))).toBeNull()
  })

  it('is nothing when what is kept cannot be read', () => {
    for (const text of ['{', 'null', '[]', '{"page":1}', JSON.stringify({ ...draft, given: { 1: 'yes' } })])
      expect(readDraft(storageOf({ 'strata.own-assessment': text })), text).toBeNull()
  })

  it('does without a storage that refuses', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    const storage = { ...storageOf(), getItem: refuse, setItem: refuse }
    expect(() => storeDraft(storage, draft)).not.toThrow()
    expect(readDraft(storage)).toBeNull()
  })
})
