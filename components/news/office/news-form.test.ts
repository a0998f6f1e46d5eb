import { describe, expect, it } from 'vitest'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { newsInsert, newsUpdate } from '@/lib/content/news/schema'
import { halfFilledLanguages, languageOf, newsDefaults, type NewsValues } from './news-form'

const fullValues: NewsValues = {
  ...newsDefaults(undefined),
  image: new File(['x'], 'a.png', { type: 'image/png' }),
  title: 'Гарчиг',
  summary: 'Хураангуй',
  text: '<p>Агуулга</p>',
  category_cid: '8',
}
const keysOf = (schema: typeof newsInsert | typeof newsUpdate, values: object) => {
  const parseResult = schema.safeParse(values)
  return parseResult.success
    ? []
    : firstMessagePerField(parseResult.error).map(({ path, key }) => `${path}: ${key}`)
}

describe('the news form', () => {
  it('starts as the specification says', () => {
    const { publisher, news_status, yellow_book } = newsDefaults(undefined)
    expect({ publisher, news_status, yellow_book }).toEqual({
      publisher: 'Админ',
      news_status: true,
      yellow_book: false,
    })
  })

  it('asks for cover, content and category, in this order', () => {
    expect(keysOf(newsInsert, newsDefaults(undefined))).toEqual([
      'image: validation.news.image',
      'title: validation.news.content',
      'category_cid: validation.news.category',
    ])
  })

  it('asks for a publisher', () => {
    expect(keysOf(newsInsert, { ...fullValues, publisher: ' ' })).toEqual([
      'publisher: validation.news.publisher',
    ])
  })

  it('requires the remaining fields of a language that has been started', () => {
    expect(keysOf(newsInsert, { ...fullValues, title_en: 'Title' })).toEqual([
      'summary_en: validation.news.enWhole',
      'text_en: validation.news.enWhole',
    ])
  })

  it('keeps the cover of a stored item, and refuses to go without one', () => {
    const storedValues = { ...fullValues, id: 3, version: 1 }
    expect(keysOf(newsUpdate, { ...storedValues, image: undefined })).toEqual([])
    expect(keysOf(newsUpdate, { ...storedValues, image: null })).toEqual(['image: validation.news.image'])
    expect(keysOf(newsUpdate, { ...storedValues, image: null, summary: '', publisher: '' })).toEqual([
      'image: validation.news.image',
      'summary: validation.news.mnWhole',
      'publisher: validation.news.publisher',
    ])
  })
})

describe('halfFilledLanguages', () => {
  it('lists the languages that are started and not finished', () => {
    expect(halfFilledLanguages(fullValues)).toEqual([])
    expect(halfFilledLanguages({ ...fullValues, title_en: 'Title' })).toEqual(['en'])
    expect(halfFilledLanguages({ ...fullValues, text: '<p></p>', summary_en: 'x' })).toEqual(['mn', 'en'])
    expect(halfFilledLanguages(newsDefaults(undefined))).toEqual([])
  })
})

describe('languageOf', () => {
  it('returns the tab of a field', () => {
    expect(['title', 'text_en', 'image'].map(languageOf)).toEqual(['mn', 'en', null])
  })
})
