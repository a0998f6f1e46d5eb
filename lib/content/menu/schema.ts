import * as z from 'zod'
import {
  emptyToUndefined,
  flag,
  id,
  preprocessOptional,
  optionalId,
  text,
  version,
  numeric,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

export const pageTypes = ['news', 'static'] as const
export type PageType = (typeof pageTypes)[number]

const menuFields = {
  cid: z.number().int(),
  pid: z.number().int().nullable(),
  category: z.string(),
  category_en: z.string(),
  category_status: z.boolean(),
  page_type: z.enum(pageTypes),
  category_level: z.number().int(),
}
/** A menu item without its children. */
export const menuCategory = z.object(menuFields)
export type MenuCategory = z.infer<typeof menuCategory>
export const menuRecord = menuCategory.extend({ version: z.number().int() })
export type MenuRecord = z.infer<typeof menuRecord>

export type MenuNode = MenuCategory & { children: MenuNode[] }
/** A menu item with everything under it. */
export const menuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z.object({ ...menuFields, children: z.array(menuNode) }),
)

/** Finds a menu item anywhere in the tree. */
export function findNode(tree: readonly MenuNode[], cid: number): MenuNode | undefined {
  for (const node of tree) {
    const match = node.cid === cid ? node : findNode(node.children, cid)
    if (match) return match
  }
  return undefined
}

const level = wholeNumber('validation.menu.level', { min: 1, max: 3 })

const names = {
  category: text({ max: 120, required: 'validation.menu.name' }),
  category_en: text({ max: 120, required: 'validation.menu.nameEn' }),
  category_status: flag(true),
}

/**
 * A new menu item. Its checks run in the order of the specification: type, level, parent, name, English name.
 */
export const menuInsert = z
  .object({
    page_type: preprocessOptional(
      emptyToUndefined,
      z.enum(pageTypes, message('validation.menu.pageType')).optional(),
    ),
    category_level: preprocessOptional(emptyToUndefined, level.optional()),
    pid: optionalId,
    category: text({ max: 120 }),
    category_en: text({ max: 120 }),
    category_status: flag(true),
  })
  .superRefine((form, check) => {
    const addIssueAt = (path: string, message: string) =>
      check.addIssue({ code: 'custom', path: [path], message })
    // Below the top level a menu item takes the type of its parent: the specification's form sends no type.
    if (!form.page_type && (form.category_level ?? 1) === 1)
      addIssueAt('page_type', 'validation.menu.pageType')
    if (!form.category_level) addIssueAt('category_level', 'validation.menu.level')
    if ((form.category_level ?? 1) > 1 && form.pid === null) addIssueAt('pid', 'validation.menu.parent')
    if (!form.category) addIssueAt('category', 'validation.menu.name')
    if (!form.category_en) addIssueAt('category_en', 'validation.menu.nameEn')
  })
export type MenuInsert = z.output<typeof menuInsert>

/**
 * A changed menu item. Its type, level and place are not fields of this form, so a save does not change them.
 */
export const menuUpdate = z.object({ cid: id, version, ...names })
export type MenuUpdate = z.output<typeof menuUpdate>

/** `pid` is the new parent, `null` for the top; `place` is the position among its children, from 1. */
export const menuMove = z.object({
  cid: id,
  pid: optionalId,
  place: numeric(z.number().int().min(1).max(10_000)),
})
export type MenuMove = z.output<typeof menuMove>

/** The deletion of a menu item; `with_text` also deletes the text of its page. */
export const menuDeletion = z.object({ cid: id, with_text: flag(false) })
export type MenuDeletion = z.output<typeof menuDeletion>
