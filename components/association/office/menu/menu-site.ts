import type { AtAnyRoute } from '@/lib/platform/api/call'
import type { menuCalls } from '@/lib/content/menu/calls'
import type { eventMenuCalls } from '@/lib/event/menu/calls'
import type { MenuRules } from '@/lib/content/menu/places'
import type { ActivityKind } from '@/lib/platform/records/schema'

type Calls<C extends typeof menuCalls | typeof eventMenuCalls> = AtAnyRoute<
  Pick<
    C,
    'listAdminMenu' | 'getMenu' | 'insertMenu' | 'updateMenu' | 'moveMenu' | 'getMenuRemoval' | 'deleteMenu'
  >
>

/** Whose menu the screen is for. */
export type MenuSite = {
  /** The calls of that site. */
  calls: Calls<typeof menuCalls> | Calls<typeof eventMenuCalls>
  /** What its items are called among all records. */
  kind: ActivityKind
  /** What may hang under what. */
  rules: MenuRules
  /** Where the text of an item is written, where items have one. */
  textHref?: (cid: number) => string
}
