import { expect, it } from 'vitest'
import { latestIssueProps } from './latest-issue'

it('takes the first of the issues, or none', () => {
  const issue = (id: number) => ({
    id,
    title: `Дугаар ${id}`,
    title_en: '',
    pdf: '/files/a/file.pdf',
    created_at: '',
  })
  expect(latestIssueProps([issue(7), issue(6)], 'en')).toEqual({
    issue: { href: '/en/mn/page/7', label: { text: 'Дугаар 7', lang: 'mn' } },
  })
  expect(latestIssueProps([], 'mn')).toEqual({})
})
