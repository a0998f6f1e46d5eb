import { expect, it } from 'vitest'
import { clockTables, pageTags, turningTables } from '@/db/page-tags'
import { everyTag, formatTags, parseTags } from './tags'

it('lists each tag of Strata once, and none of Next', () => {
  expect(formatTags(['news', '_N_T_/mn/mm', 'menu', 'news', '_N_T_/layout'])).toBe('news,menu')
})

it('is read from a header that occurs once or twice', () => {
  for (const header of ['news,menu', 'news,menu, news,menu', ['news,menu', 'news,menu']])
    expect(parseTags(header)).toEqual(['news', 'menu'])
  expect(parseTags('')).toEqual([])
})

it('fits into a header even with all tags, and purging everything is no other tag', () => {
  const atMoments = [...Object.values(turningTables), ...Object.values(clockTables)].flatMap(
    ({ tags }) => tags,
  )
  const all = [...new Set<string>([...Object.values(pageTags).flat(), ...atMoments])].filter(
    (tag) => tag !== '*',
  )
  // Providers take 1 kB at least.
  expect(formatTags(all).length).toBeLessThan(900)
  expect(all).not.toContain(everyTag)
  for (const tag of all) expect(tag).toMatch(/^[a-z-]+$/)
})
