import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearDraft,
  isDraftChanged,
  draftFieldsOf,
  draftKey,
  readOrExpireDraft,
  tryWriteDraft,
} from './draft'

class MemoryStorage implements Storage {
  #items = new Map<string, string>()
  isFull = false
  get length() {
    return this.#items.size
  }
  key = (at: number) => [...this.#items.keys()][at] ?? null
  getItem = (key: string) => this.#items.get(key) ?? null
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
  setItem = (key: string, value: string) => {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.#items.set(key, value)
  }
}

const key = draftKey(7, 'news', 'new')
const day = 86_400_000
let storage: MemoryStorage
beforeEach(() => {
  storage = new MemoryStorage()
})

describe('a draft', () => {
  it('is restored unchanged, with its time', () => {
    const draft = { version: null, values: { title: 'Гарчиг', yellow_book: false } }
    expect(tryWriteDraft(storage, key, draft, Date.UTC(2026, 8, 1))).toBe(true)
    expect(readOrExpireDraft(storage, key, Date.UTC(2026, 8, 2))).toEqual({
      savedAt: '2026-09-01T00:00:00.000Z',
      ...draft,
    })
  })

  it('contains the version of the record on which it was typed', () => {
    tryWriteDraft(storage, key, { version: 4, values: { title: 'a' } })
    expect(readOrExpireDraft(storage, key)?.version).toBe(4)
    tryWriteDraft(storage, key, { version: 0, values: { title: 'a' } })
    expect(readOrExpireDraft(storage, key)?.version).toBe(0)
  })

  it('is gone after clearing, and after thirty days', () => {
    tryWriteDraft(storage, key, { version: null, values: { title: 'a' } }, 0)
    expect(readOrExpireDraft(storage, key, 31 * day)).toBeNull()
    expect(storage.length).toBe(0)
    tryWriteDraft(storage, key, { version: null, values: { title: 'a' } })
    clearDraft(storage, key)
    expect(readOrExpireDraft(storage, key)).toBeNull()
  })

  it('belongs to one account, form and record', () => {
    tryWriteDraft(storage, key, { version: null, values: { title: 'a' } })
    for (const other of [draftKey(8, 'news', 'new'), draftKey(7, 'page', 'new'), draftKey(7, 'news', 1)]) {
      expect(readOrExpireDraft(storage, other)).toBeNull()
    }
  })

  it.each([
    '',
    'null',
    '{',
    '[]',
    '{"values":1,"savedAt":"x"}',
    '{"values":{}}',
    `{"values":{},"savedAt":"${new Date().toISOString()}"}`,
  ])('is not made of %j', (text) => {
    storage.setItem(key, text)
    expect(readOrExpireDraft(storage, key)).toBeNull()
  })

  it('reports a full storage and breaks nothing', () => {
    storage.isFull = true
    expect(tryWriteDraft(storage, key, { version: null, values: { title: 'a' } })).toBe(false)
  })
})

describe('the fields of a draft', () => {
  it('are those that the form marks', () => {
    expect(draftFieldsOf<{ title: string; image: File }>({ title: true, image: false })).toEqual(['title'])
  })
})

describe('isDraftChanged', () => {
  it('compares what the draft holds with the start of the form', () => {
    expect(isDraftChanged({ title: 'a' }, { title: 'a', text: '' })).toBe(false)
    expect(isDraftChanged({ title: 'b' }, { title: 'a' })).toBe(true)
    expect(isDraftChanged({}, { title: 'a' })).toBe(false)
    expect(isDraftChanged({ presenters: [2, 1] }, { presenters: [2, 1] })).toBe(false)
    expect(isDraftChanged({ presenters: [2, 1] }, { presenters: [1, 2] })).toBe(true)
  })
})
