'use client'

import { ExternalLink } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { homeOf } from '@/lib/platform/site/sites'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useLocation } from '../../office/location'
import { SearchPalette } from '../palette/palette'
import { screenAt, screenNamed } from '../screens'
import { useCurrentSite } from './use-current-site'
import { OpenSidebarButton } from './sidebar-drawer'
import styles from './top-bar.module.css'

/**
 * The breadcrumbs, the search, the link to the public site and, in narrow windows, the button that opens the
 * sidebar.
 */
export function TopBar() {
  const t = useTranslations('admin')
  return (
    <header className={styles.bar}>
      <OpenSidebarButton />
      <Breadcrumbs crumbs={useCrumbs()} />
      <SearchPalette />
      <a
        className={buttonClass({ variant: 'quiet' }, styles.site)}
        href={homeOf(useCurrentSite())}
        target="_blank"
        rel="noopener"
      >
        <ExternalLink className="icon" size={16} aria-hidden />
        <span>{t('viewSite')}</span>
        <span className="sr-only">{t('newWindow')}</span>
      </a>
    </header>
  )
}

function useCrumbs(): Crumb[] {
  const t = useTranslations('admin')
  const { pathname, search } = useLocation()
  const screen = screenAt(pathname)
  const crumbs: Crumb[] = [{ label: t('title'), href: officePaths.dashboard }]
  if (!screen) return crumbs
  const parent = screen.parent ? screenNamed(screen.parent) : undefined
  const here = { label: t(`screens.${screen.name}`), href: screen.path }
  if (parent) crumbs.push({ label: t(`screens.${parent.name}`), href: parent.path })
  else if (screen.group && screen.group !== 'start') crumbs.push({ label: t(`groups.${screen.group}`) })
  crumbs.push(here)
  const modes = [...search.keys()].map((name) => name.split('.').pop())
  if (modes.includes('id')) crumbs.push({ label: t('editing') })
  else if (modes.includes('new')) crumbs.push({ label: t('adding') })
  return crumbs
}
