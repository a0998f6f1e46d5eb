import { describe, expect, it } from 'vitest'
import type { MenuNode } from '@/lib/content/menu/schema'
import { eventMenuLinks, eventMenuPath } from './links'

const item = (cid: number, rest: Partial<MenuNode> = {}): MenuNode => ({
  ...{ cid, pid: null, category: `Цэс ${cid}`, category_en: `Item ${cid}`, category_status: true },
  ...{ page_type: 'static', category_level: 1, children: [] },
  ...rest,
})

describe('the menu of the archived site', () => {
  it('knows home, registration and presentations by their numbers', () => {
    expect([1, 2, 4, 5].map((cid) => eventMenuPath(item(cid)))).toEqual([
      '/mw/2023',
      '/mw/2023/category/2',
      '/mw/2023/presentation',
      '/mw/2023/category/5',
    ])
    expect(eventMenuPath(item(1, { page_type: 'news' }))).toBe('/mw/2023/news/1=1')
  })

  it('leads from a heading to the first item under it, in the language of the page', () => {
    const tree = [item(3, { page_type: 'news', children: [item(6, { page_type: 'news' })] })]
    expect(eventMenuLinks(tree, 'en')).toEqual([
      {
        ...{ cid: 3, label: 'Item 3', href: '/mw/2023/news/6=1' },
        children: [{ cid: 6, label: 'Item 6', href: '/mw/2023/news/6=1', children: [] }],
      },
    ])
  })
})
