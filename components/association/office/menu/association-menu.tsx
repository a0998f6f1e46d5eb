'use client'

import { menuCalls } from '@/lib/content/menu/calls'
import { officePaths } from '@/lib/platform/site/office-paths'
import { MenuPage } from './menu-page'

export function AssociationMenuScreen() {
  return (
    <MenuPage
      calls={menuCalls}
      kind="menu_categories"
      rules={{ isOneType: true }}
      textHref={(cid) => `${officePaths.pageText}/${cid}`}
    />
  )
}
