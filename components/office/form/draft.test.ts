import { beforeEach, describe, expect, it } from 'vitest'
import {
  clearDraft,
  isDraftChanged,
  draftFieldsOf,
  draftKey,
  draftsToOffer,
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

describe('draftsToOffer', () => {
  const start = { title: '' }
  const serverDraft = {
    ...{ id: 'a', version: 3, record_version: 2, open_form: 'other', is_own: false, changed_by: 'Бат' },
    ...{ values: { title: 'Сервер' }, changed_at: '2026-09-02T00:00:00.000Z' },
  }
  const deviceDraft = (server: object | undefined, savedAt = '2026-09-01T00:00:00.000Z', title = 'Энд') => ({
    ...{ savedAt, version: 1, values: { title } },
    ...(server && { server: { id: 'a', version: 3, openForm: 'here', isStored: false, ...server } }),
  })
  const titlesOf = (...drafts: Parameters<typeof draftsToOffer>) =>
    draftsToOffer(...drafts).map(({ values }) => values.title)

  it('offers what there is, and nothing that the form has already', () => {
    expect(titlesOf(null, null, start)).toEqual([])
    expect(titlesOf(deviceDraft(undefined), null, start)).toEqual(['Энд'])
    expect(titlesOf(null, serverDraft, start)).toEqual(['Сервер'])
    expect(titlesOf(deviceDraft(undefined), serverDraft, { title: 'Энд' })).toEqual(['Сервер'])
    expect(titlesOf(deviceDraft(undefined), serverDraft, { title: 'Сервер' })).toEqual(['Энд'])
  })

  it('offers the server alone what it has of this device, also changed by a colleague since', () => {
    expect(titlesOf(deviceDraft({ isStored: true, version: 2 }), serverDraft, start)).toEqual(['Сервер'])
    expect(titlesOf(deviceDraft(undefined, undefined, 'Сервер'), serverDraft, start)).toEqual(['Сервер'])
  })

  it('offers this device alone when it continues what the server has, also if that answer was lost', () => {
    expect(draftsToOffer(deviceDraft({}), serverDraft, start)).toMatchObject([
      { by: null, version: 1, continues: { id: 'a', version: 3 }, drops: null },
    ])
    const answerLost = deviceDraft({ version: 0, openForm: 'other' })
    expect(draftsToOffer(answerLost, { ...serverDraft, is_own: true }, start)).toMatchObject([
      { by: null, continues: { version: 3 }, drops: 'a' },
    ])
  })

  it('offers both, the newest first, when a colleague changed the draft meanwhile', () => {
    const older = deviceDraft({ version: 2 })
    expect(titlesOf(older, serverDraft, start)).toEqual(['Сервер', 'Энд'])
    expect(titlesOf(deviceDraft({ version: 2 }, '2026-09-03T00:00:00.000Z'), serverDraft, start)).toEqual([
      'Энд',
      'Сервер',
    ])
    // Storing it is then refused, and overwrites nothing.
    expect(draftsToOffer(older, serverDraft, start)[1]?.continues?.version).toBe(2)
    expect(draftsToOffer(deviceDraft(undefined), serverDraft, start)[1]?.continues).toBeNull()
  })

  it('offers nothing that was finished elsewhere, but what was typed after that', () => {
    expect(titlesOf(deviceDraft({ isStored: true }), null, start)).toEqual([])
    expect(draftsToOffer(deviceDraft({}), null, start)).toMatchObject([{ continues: null }])
  })

  it('offers the draft of this device when the server does not answer', () => {
    expect(draftsToOffer(deviceDraft({ isStored: true }), undefined, start)).toMatchObject([
      { by: null, continues: { id: 'a', version: 3 } },
    ])
  })
})
