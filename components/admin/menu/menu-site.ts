import type { menuCalls } from '@/lib/menu/calls'

/** Whose menu the screen is for: the calls of that site, and where the text of an item is written. */
export type MenuSite = {
  calls: Pick<typeof menuCalls, 'listAdminMenu' | 'getMenu' | 'insertMenu' | 'updateMenu' | 'deleteMenu'>
  textHref: (cid: number) => string
}
