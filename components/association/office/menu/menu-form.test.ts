import { describe, expect, it } from 'vitest'
import { firstMessagePerField } from '@/lib/platform/api/issues'
import { menuInsert, type MenuNode } from '@/lib/content/menu/schema'
import { toInsertInput, levelsOf, menuDefaults, possibleParents, type MenuValues } from './menu-form'

function node(cid: number, page_type: 'news' | 'static', children: MenuNode[] = []): MenuNode {
  return {
    cid,
    pid: null,
    category: `Цэс ${cid}`,
    category_en: '',
    category_status: true,
    page_type,
    category_level: 1,
    children,
  }
}
const tree = [node(1, 'static', [node(2, 'static', [node(3, 'static')])]), node(7, 'news', [node(8, 'news')])]
const keysOf = (values: Partial<MenuValues>) => {
  const parseResult = menuInsert.safeParse(toInsertInput({ ...menuDefaults, ...values }))
  return parseResult.success ? [] : firstMessagePerField(parseResult.error).map(({ key }) => key)
}

describe('levelsOf', () => {
  it('lets only pages have a third level', () => {
    expect([levelsOf(''), levelsOf('news'), levelsOf('static')]).toEqual([[], ['1', '2'], ['1', '2', '3']])
  })
})

describe('possibleParents', () => {
  it('offers top items of the same type to the second level, their children to the third', () => {
    const parents = (page_type: MenuValues['page_type'], category_level: MenuValues['category_level']) =>
      possibleParents(tree, { ...menuDefaults, page_type, category_level }).map(({ cid }) => cid)
    expect(parents('static', '1')).toEqual([])
    expect(parents('static', '2')).toEqual([1])
    expect(parents('news', '2')).toEqual([7])
    expect(parents('static', '3')).toEqual([2])
  })
})

describe('toInsertInput', () => {
  const names = { category: 'Нэр', category_en: 'Name' }
  it('is checked in the order of the specification', () => {
    expect(keysOf({})).toEqual([
      'validation.menu.pageType',
      'validation.menu.level',
      'validation.menu.name',
      'validation.menu.nameEn',
    ])
  })

  it('asks for a parent below the top and sends no type there', () => {
    expect(keysOf({ page_type: 'static', category_level: '2', ...names })).toEqual(['validation.menu.parent'])
    expect(
      toInsertInput({ ...menuDefaults, page_type: 'static', category_level: '2', pid: '1' }),
    ).toMatchObject({
      page_type: null,
      pid: '1',
    })
    expect(keysOf({ page_type: 'static', category_level: '2', pid: '1', ...names })).toEqual([])
  })

  it('sends a type and no parent at the top', () => {
    expect(
      toInsertInput({ ...menuDefaults, page_type: 'news', category_level: '1', pid: '4' }),
    ).toMatchObject({
      page_type: 'news',
      pid: null,
    })
  })
})
