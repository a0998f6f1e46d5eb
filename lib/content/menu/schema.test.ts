import { describe, expect, it } from 'vitest'
import { findNode, type MenuNode } from './schema'

const node = (cid: number, children: MenuNode[] = []): MenuNode => ({
  ...{ cid, pid: null, category: `Цэс ${cid}`, category_en: '', category_status: true },
  ...{ page_type: 'static', category_level: 1, children },
})

describe('findNode', () => {
  it('finds an item at any depth', () => {
    const tree = [node(1, [node(2, [node(3)])]), node(7, [node(8)])]
    expect([3, 8, 99].map((cid) => findNode(tree, cid)?.cid)).toEqual([3, 8, undefined])
  })
})
