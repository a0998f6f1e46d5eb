import { expect, it } from 'vitest'
import { joinWords, joinWordsInHtml } from './line-breaks'

/** Shows a no-break space as `_`. */
const showBreaks = (text: string) => text.replaceAll('\u00a0', '_')

it('joins particles, numbers and legal forms to the words they belong to', () => {
  expect(showBreaks(joinWords('Аль хоёрыг нь нээнэ үү.'))).toBe('Аль хоёрыг_нь нээнэ_үү.')
  expect(showBreaks(joinWords('2,400 га, 30 жил, 26 % нь'))).toBe('2,400_га, 30_жил, 26 %_нь')
  expect(showBreaks(joinWords('2 ажлын өдөр'))).toBe('2_ажлын_өдөр')
  expect(showBreaks(joinWords('Till 9 December, by Gobi Tin LLC'))).toBe('Till 9_December, by Gobi Tin_LLC')
  expect(showBreaks(joinWords('Хангай Металл ХХК-ийн 12 гишүүн'))).toBe('Хангай Металл_ХХК-ийн 12_гишүүн')
})

it('leaves words that only begin like a particle, and long words after a number', () => {
  expect(showBreaks(joinWords('Энэ нүүрс чулуу, 29 шаардлагуудын')).includes('_')).toBe(false)
})

it('leaves the tags of HTML as they are', () => {
  expect(showBreaks(joinWordsInHtml('<p style="margin:0 auto">30 жил нь</p>'))).toBe(
    '<p style="margin:0 auto">30_жил_нь</p>',
  )
})
