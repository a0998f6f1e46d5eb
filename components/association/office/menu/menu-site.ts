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
  /** The rules for which items may be under which other items. */
  rules: MenuRules
  /** Returns the address of the editor of an item's text; left out if the site's items have no text. */
  textHref?: (cid: number) => string
}
