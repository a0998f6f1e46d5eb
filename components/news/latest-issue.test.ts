import { expect, it } from 'vitest'
import { latestIssueProps } from './latest-issue'

it('takes the first of the issues, or none', () => {
  const issue = (id: number) => ({
    id,
    title: `Дугаар ${id}`,
    title_en: '',
    pdf: '/files/a/file.pdf',
    cover: id === 7 ? '/files/b/1131.jpg' : null,
    created_at: '',
  })
  const label = { text: 'Дугаар 7', lang: 'mn' }
  expect(latestIssueProps([issue(7), issue(6)], 'en')).toEqual({
    issue: { href: '/en/mn/page/7', label, cover: '/files/b/1131.jpg' },
  })
  expect(latestIssueProps([issue(6)], 'mn')).toEqual({
    issue: { href: '/mn/page/6', label: { ...label, text: 'Дугаар 6' } },
  })
  expect(latestIssueProps([], 'mn')).toEqual({})
})
