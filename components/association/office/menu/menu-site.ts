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

/** What differs between the menus that the screen edits. */
export type MenuSite = {
  calls: Calls<typeof menuCalls> | Calls<typeof eventMenuCalls>
  /** The kind under which the activity log lists the items of the menu. */
  kind: ActivityKind
  /** Which items may be under which. */
  rules: MenuRules
  /** Returns the address where the text of an item is edited, for a site whose items have one. */
  textHref?: (cid: number) => string
}
