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
} from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { pageTypes } from '@/lib/content/menu/schema'

const names = {
  category: text({ max: 120, required: 'validation.menu.name' }),
  category_en: text({ max: 120, required: 'validation.menu.nameEn' }),
  category_status: flag(true),
}
const pageType = preprocessOptional(
  emptyToUndefined,
  z.enum(pageTypes, message('validation.menu.pageType')).optional(),
)
const level = preprocessOptional(
  emptyToUndefined,
  numeric(z.number(message('validation.menu.level')).int().min(1).max(3)).optional(),
)

/**
 * A new menu item. Without a type the item gets the type of its parent, or `static` at the top level. The
 * office's form also sends a level; a level below the top requires a parent.
 */
export const eventMenuInsert = z
  .object({ page_type: pageType, category_level: level, pid: optionalId, ...names })
  .superRefine((form, check) => {
    if ((form.category_level ?? 1) > 1 && form.pid === null)
      check.addIssue({ code: 'custom', path: ['pid'], message: 'validation.menu.parent' })
  })
export type EventMenuInsert = z.output<typeof eventMenuInsert>

/** The form that changes a menu item. A type or a parent that is missing keeps its stored value. */
export const eventMenuUpdate = z.object({
  cid: id,
  version,
  ...names,
  page_type: pageType,
  pid: preprocessOptional(
    (value) => (value === '' || value === 'null' ? null : value),
    id.nullable().optional(),
  ),
})
export type EventMenuUpdate = z.output<typeof eventMenuUpdate>
