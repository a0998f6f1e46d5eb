import { describe, expect, it } from 'vitest'
import { type MarkedText, markTitleAndExcerpt } from './shown'

const record = {
  title: 'Уурхайн хаалт',
  title_en: 'Mine closure',
  text: `Оршил. ${'Үг. '.repeat(120)}Нөхөн сэргээлтийн журмаар хаана.`,
  text_en: '',
}
const renderParts = ({ parts }: MarkedText) =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')

describe('markTitleAndExcerpt', () => {
  it('marks the title, and of a long text the part around the first match', () => {
    const { title, excerpt } = markTitleAndExcerpt(record, ['уурхайн', 'журмаар'], 'mn')
    expect(renderParts(title)).toBe('[Уурхайн] хаалт')
    expect(renderParts(excerpt)).toMatch(/^… .*Нөхөн сэргээлтийн \[журмаар\] хаана\.$/)
  })

  it('shows the other language where nothing in that of the reader matched', () => {
    const bilingualRecord = { ...record, text_en: 'How it is done.' }
    const { title, excerpt } = markTitleAndExcerpt(bilingualRecord, ['сэргээлтийн'], 'en')
    expect([title.lang, renderParts(title)]).toEqual(['en', 'Mine closure'])
    expect(excerpt.lang).toBe('mn')
    expect(renderParts(excerpt)).toContain('[сэргээлтийн]')
    const byTitle = markTitleAndExcerpt(bilingualRecord, ['уурхайн'], 'en').excerpt
    expect([byTitle.lang, renderParts(byTitle)]).toEqual(['mn', '[Уурхайн] хаалт'])
  })

  it('keeps to the language of the reader where the title says enough', () => {
    const { excerpt } = markTitleAndExcerpt(
      { ...record, text_en: 'How it is done.' },
      ['closure', 'хаалт'],
      'en',
    )
    expect([excerpt.lang, renderParts(excerpt)]).toEqual(['en', 'How it is done.'])
  })

  it('has nothing to tell of a record without a text', () => {
    expect(markTitleAndExcerpt({ ...record, text: '' }, ['уурхайн'], 'mn').excerpt.parts).toEqual([])
  })
})
