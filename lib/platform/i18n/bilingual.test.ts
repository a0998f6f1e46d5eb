import { expect, it } from 'vitest'
import { bilingualText } from './bilingual'

const both = { title: 'Уул', title_en: 'Mountain' }

it.each([
  ['mn', both, 'Уул', 'mn'],
  ['en', both, 'Mountain', 'en'],
  ['en', { title: 'Уул', title_en: '' }, 'Уул', 'mn'],
  ['en', { title: 'Уул', title_en: null }, 'Уул', 'mn'],
  ['mn', { title: '', title_en: 'Mountain' }, 'Mountain', 'en'],
  ['en', { title: '', title_en: '' }, '', 'en'],
] as const)('in %s of %o is %s in %s', (locale, row, text, lang) => {
  expect(bilingualText(row, 'title', locale)).toEqual({ text, lang })
})
