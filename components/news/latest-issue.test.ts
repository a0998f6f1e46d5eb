import { expect, it } from 'vitest'
import { latestIssue } from './latest-issue'

it('takes the first of the issues, or none', () => {
  const issue = (id: number) => ({ id, title: `Дугаар ${id}`, pdf: '/files/a/file.pdf', created_at: '' })
  expect(latestIssue([issue(7), issue(6)], 'en')).toEqual({
    issue: { href: '/en/mn/page/7', label: 'Дугаар 7' },
  })
  expect(latestIssue([], 'mn')).toEqual({})
})
