import type { MenuNode, PageType } from '@/lib/content/menu/schema'

export type MenuValues = {
  page_type: '' | PageType
  category_level: '' | '1' | '2' | '3'
  pid: string
  category: string
  category_en: string
  category_status: boolean
}

export const menuDefaults: MenuValues = {
  page_type: '',
  category_level: '',
  pid: '',
  category: '',
  category_en: '',
  category_status: true,
}

/** Returns the levels of a type: only pages have a third level. */
export function levelsOf(pageType: MenuValues['page_type']): ('1' | '2' | '3')[] {
  if (pageType === '') return []
  return pageType === 'static' ? ['1', '2', '3'] : ['1', '2']
}

export type Parent = { cid: number; label: string }

/**
 * Returns the possible parents of an item. At level 2 they are the top items of its type, at level 3 the
 * children of those top items, each labelled with the names of its parent and itself.
 */
export function possibleParents(
  tree: readonly MenuNode[],
  { page_type, category_level }: MenuValues,
): Parent[] {
  const top = tree.filter((node) => node.page_type === page_type)
  if (category_level === '2') return top.map(({ cid, category }) => ({ cid, label: category }))
  if (category_level !== '3') return []
  return top.flatMap((parent) =>
    parent.children.map(({ cid, category }) => ({ cid, label: `${parent.category} › ${category}` })),
  )
}

/** Builds the input for a new item. Below the top level the parent decides the type, so the type is null. */
export function toInsertInput(values: MenuValues) {
  const isTop = values.category_level === '1' || values.category_level === ''
  return {
    ...values,
    page_type: isTop ? values.page_type || null : null,
    pid: isTop ? null : values.pid || null,
  }
}
