import type { MenuNode } from '@/lib/content/menu/schema'

/** The place of a menu item: its parent, `null` at the top, and its position among the siblings, from 1. */
export type MenuPlace = { pid: number | null; place: number }

/** With `isOneType`, children have their parent's type, and the items of type `news` have only two levels. */
export type MenuRules = { isOneType: boolean }

const levelMax = 3
const newsLevelMax = 2

type MenuPosition = { node: MenuNode; level: number; parent: MenuNode | null; siblings: readonly MenuNode[] }

/** Finds a menu item in the tree, with its level, parent and siblings. */
export function findInMenu(
  tree: readonly MenuNode[],
  cid: number,
  parent: MenuNode | null = null,
  level = 1,
): MenuPosition | null {
  for (const node of tree) {
    if (node.cid === cid) return { node, level, parent, siblings: tree }
    const below = findInMenu(node.children, cid, node, level + 1)
    if (below) return below
  }
  return null
}

const subtreeHeight = ({ children }: MenuNode): number => 1 + Math.max(0, ...children.map(subtreeHeight))

/** Whether a menu item with its descendants may move under another item or to the top. */
export function mayMoveUnder(
  tree: readonly MenuNode[],
  cid: number,
  pid: number | null,
  { isOneType }: MenuRules,
): boolean {
  const place = findInMenu(tree, cid)
  if (!place) return false
  if (pid === null) return true
  const above = findInMenu(tree, pid)
  if (!above || findInMenu([place.node], pid)) return false
  if (isOneType && above.node.page_type !== place.node.page_type) return false
  const deepest = isOneType && place.node.page_type === 'news' ? newsLevelMax : levelMax
  return above.level + subtreeHeight(place.node) <= deepest
}

/** Lists the children of the new parent in their new order, including the moved item. */
export function siblingCidsAfterMove(
  tree: readonly MenuNode[],
  cid: number,
  { pid, place }: MenuPlace,
): number[] {
  const siblings = pid === null ? tree : (findInMenu(tree, pid)?.node.children ?? [])
  const others = siblings.map((node) => node.cid).filter((other) => other !== cid)
  return others.toSpliced(Math.max(0, place - 1), 0, cid)
}

export type MenuStep = 'up' | 'down' | 'in' | 'out'

/**
 * Returns the place of a menu item after a key press: `up` and `down` among its siblings, `in` under the
 * previous sibling, `out` after its parent; null when it cannot move there.
 */
export function placeAfterStep(
  tree: readonly MenuNode[],
  cid: number,
  step: MenuStep,
  rules: MenuRules,
): MenuPlace | null {
  const place = findInMenu(tree, cid)
  if (!place) return null
  const { parent, siblings, node } = place
  const at = siblings.indexOf(node)
  const pid = parent?.cid ?? null
  if (step === 'up') return at > 0 ? { pid, place: at } : null
  if (step === 'down') return at < siblings.length - 1 ? { pid, place: at + 2 } : null
  if (step === 'in') {
    const before = siblings[at - 1]
    if (!before || !mayMoveUnder(tree, cid, before.cid, rules)) return null
    return { pid: before.cid, place: before.children.length + 1 }
  }
  const outer = parent && findInMenu(tree, parent.cid)
  if (!outer) return null
  const outerPid = outer.parent?.cid ?? null
  if (!mayMoveUnder(tree, cid, outerPid, rules)) return null
  return { pid: outerPid, place: outer.siblings.indexOf(outer.node) + 2 }
}

export type DropZone = 'before' | 'into' | 'after'

/**
 * Returns the place of a menu item that is dropped before or after another item, or into the other item as
 * its last child; null when the dropped item may not be there.
 */
export function placeAfterDrop(
  tree: readonly MenuNode[],
  cid: number,
  targetCid: number,
  zone: DropZone,
  rules: MenuRules,
): MenuPlace | null {
  const target = findInMenu(tree, targetCid)
  if (!target || cid === targetCid) return null
  const pid = zone === 'into' ? targetCid : (target.parent?.cid ?? null)
  if (!mayMoveUnder(tree, cid, pid, rules)) return null
  if (zone === 'into')
    return { pid, place: target.node.children.filter((child) => child.cid !== cid).length + 1 }
  const others = target.siblings.filter((sibling) => sibling.cid !== cid)
  return { pid, place: others.indexOf(target.node) + (zone === 'before' ? 1 : 2) }
}
