'use client'

import { menuCalls } from '@/lib/menu/calls'
import { MenuPage } from './menu-page'

/** The menu of the association's site. */
export function AssociationMenu() {
  return <MenuPage calls={menuCalls} kind="menu_categories" textHref={(cid) => `/admin/edit-static/${cid}`} />
}
