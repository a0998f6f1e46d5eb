import { describe, expect, it } from 'vitest'
import { menuLinks, menuPath, menuTrail, hasEditableText, siblingOrChildPages } from './links'
import type { MenuNode } from './schema'

const node = (cid: number, children: MenuNode[] = [], values: Partial<MenuNode> = {}): MenuNode => ({
  cid,
  pid: null,
  category: `Цэс ${cid}`,
  category_en: `Item ${cid}`,
  category_status: true,
  page_type: 'static',
  category_level: 1,
  children,
  ...values,
})

describe('menuPath', () => {
  it('leads to the page of the item’s own, to its text, or to its news', () => {
    expect(menuPath({ cid: 1, page_type: 'static' })).toBe('/mm/about')
    expect(menuPath({ cid: 6, page_type: 'static' })).toBe('/mm/report=1')
    expect(menuPath({ cid: 12, page_type: 'static' })).toBe('/mm/member#3')
    expect(menuPath({ cid: 901, page_type: 'static' })).toBe('/mm/member#1')
    expect(menuPath({ cid: 902, page_type: 'static' })).toBe('/mm/member#2')
    expect(menuPath({ cid: 903, page_type: 'static' })).toBe('/mm/anniversary')
    expect(menuPath({ cid: 904, page_type: 'static' })).toBe('/mm/search')
    expect(menuPath({ cid: 99, page_type: 'static' })).toBe('/mm/page/99')
    expect(menuPath({ cid: 1, page_type: 'news' })).toBe('/mm/blog/1=1')
  })
})

it('asks the office for a text where visitors read one', () => {
  const shows = (cid: number) => hasEditableText({ cid, page_type: 'static' })
  expect([1, 903, 5, 901, 902, 904].map(shows)).toEqual([true, true, false, false, false, false])
})

describe('menuLinks', () => {
  it('puts the own page of an item before its children', () => {
    const [about] = menuLinks([node(1, [node(9), node(10)])], 'mn')
    expect(about?.href).toBe('/mm/about')
    expect(about?.children.map(({ label, href }) => [label, href])).toEqual([
      ['Цэс 1', '/mm/about'],
      ['Цэс 9', '/mm/page/9'],
      ['Цэс 10', '/mm/page/10'],
    ])
  })

  it('opens the first child of an item without one, in the reader’s language', () => {
    const news = node(4, [node(8, [], { page_type: 'news', category_en: '' })], { page_type: 'news' })
    const [item] = menuLinks([news], 'en')
    expect(item).toMatchObject({ label: 'Item 4', href: '/mm/blog/8=1' })
    expect(item?.children).toMatchObject([{ label: 'Цэс 8', href: '/mm/blog/8=1' }])
  })
})

describe('the place of a page in the menu', () => {
  const tree = [node(1, [node(9, [node(31), node(32)]), node(10)]), node(40, [node(41)]), node(7)]

  it('is described by its ancestors', () => {
    expect(menuTrail(tree, 9, 'mn')).toEqual([{ label: 'Цэс 1', href: '/mm/about' }])
    expect(menuTrail(tree, 31, 'en').map(({ label }) => label)).toEqual(['Item 1', 'Item 9'])
    expect(menuTrail(tree, 1, 'mn')).toEqual([])
    expect(menuTrail(tree, 99, 'mn')).toEqual([])
  })

  it('has the other pages of its part beside it, never itself or the part', () => {
    const sistersOf = (cid: number) => {
      const sisters = siblingOrChildPages(tree, cid, 'mn')
      return sisters && [sisters.title, ...sisters.links.map((link) => link.cid)]
    }
    expect(sistersOf(9)).toEqual(['Цэс 1', 10])
    expect(sistersOf(1)).toEqual(['Цэс 1', 9, 10])
    expect(sistersOf(31)).toEqual(['Цэс 9', 32])
    for (const loneCid of [41, 7, 99]) expect(sistersOf(loneCid)).toBeNull()
  })
})
