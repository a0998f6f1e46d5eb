import { expect, it } from 'vitest'
import { pageTags } from '@/db/page-tags'
import { tags } from '@/lib/platform/cache/tags'
import { everyTag, formatTags } from './tags'

it('lists each tag of Strata once, and none of Next', () => {
  expect(formatTags(['news', '_N_T_/mn/mm', 'menu', 'news', '_N_T_/layout'])).toBe('news,menu')
})

it('fits into a header even with all tags, and purging everything is no other tag', () => {
  const all: string[] = Object.values(tags)
  for (const expiring of Object.values(pageTags).flat()) if (expiring !== '*') expect(all).toContain(expiring)
  // Providers take 1 kB at least.
  expect(formatTags(all).length).toBeLessThan(900)
  expect(all).not.toContain(everyTag)
  for (const tag of all) expect(tag).toMatch(/^[a-z-]+$/)
})
