'use client'

import type { ReactNode } from 'react'
import { MenuBar, menuItemClass } from '@/components/site/menu-bar'
import { usePublicPath } from '@/components/site/use-public-path'
import { AppLink } from '@/components/ui/app-link'
import { directoryPaths } from '@/lib/platform/site/directory-paths'

type Link = { label: string; href: string }
type Props = {
  label: string
  links: { home: Link; news: Link; contact: Link }
  /** The button of the categories with its overlay. */
  categories: ReactNode
}

/** The directory's menu on a wide screen: home, categories, news, contact. */
export function DirectoryMenu({ label, links, categories }: Props) {
  const { section } = usePublicPath()
  const renderItem = ({ label: text, href }: Link) => (
    <li>
      <AppLink className={menuItemClass} href={href} aria-current={section === href ? 'page' : undefined}>
        {text}
      </AppLink>
    </li>
  )
  return (
    <MenuBar aria-label={label}>
      {renderItem(links.home)}
      <li>{categories}</li>
      {renderItem(links.news)}
      {renderItem(links.contact)}
    </MenuBar>
  )
}

const ofCategories = [`${directoryPaths.home}/category`, `${directoryPaths.home}/company`]

/** Whether a page shows a category or a listing, so that the menu marks «categories» as current. */
export function isUnderCategories(section: string): boolean {
  return (
    ofCategories.some((start) => section.startsWith(start)) || section === `${directoryPaths.home}/consultant`
  )
}
