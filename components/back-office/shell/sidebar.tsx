'use client'

import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { type CSSProperties, useEffect, useRef } from 'react'
import { AssociationMark } from '@/components/association/mark'
import { openSites, siteOf } from '@/lib/platform/site/sites'
import { officePaths } from '@/lib/platform/site/office-paths'
import { useAccount } from '../../office/account'
import { useLocation } from '../../office/location'
import { mayOpen, officeHomePath, screenAt, screens, type Screen, type ScreenGroup } from '../screens'
import { AccountCard } from './account-card'
import { useCurrentSite } from './use-current-site'
import styles from './sidebar.module.css'

/** The code of the count loads on demand, because most screens have no count. */
const WaitingCount = dynamic(() => import('./waiting-count').then((module) => module.WaitingCount))

const groups: readonly ScreenGroup[] = [
  ...(['start', 'content', 'members', 'assessment', 'registration', 'meetings', 'other'] as const),
]

/** The menu of the back office: logo, site, screens, and the signed-in account. */
export function Sidebar({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslations('admin')
  const account = useAccount()
  const current = useCurrentSite()
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    menu.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <>
      <Link className={styles.home} href={officePaths.dashboard} prefetch={false} onClick={onNavigate}>
        <AssociationMark onDark />
        <span>
          <b>{t('brand')}</b>
          <small>{t('brandNote')}</small>
        </span>
      </Link>
      <ul className={styles.sites} aria-label={t('parts.label')}>
        {openSites.map((site) => (
          <li key={site.key}>
            <Link
              href={officeHomePath(site.key, account)}
              prefetch={false}
              aria-current={site.key === current ? 'true' : undefined}
              onClick={onNavigate}
            >
              <i style={{ background: site.mineral }} />
              {t(`parts.${site.key}`)}
            </Link>
          </li>
        ))}
      </ul>
      <nav
        ref={menu}
        className={styles.menu}
        style={{ '--mineral': siteOf(current).mineral } as CSSProperties}
        aria-label={t('menuLabel')}
      >
        {groups.map((group) => (
          <SidebarGroup key={group} group={group} onNavigate={onNavigate} />
        ))}
      </nav>
      <AccountCard />
    </>
  )
}

/** The sidebar beside the page; hidden in windows that have no room for it. */
export function FixedSidebar() {
  return (
    <aside className={clsx(styles.sidebar, styles.standing)}>
      <Sidebar />
    </aside>
  )
}

function SidebarGroup({ group, onNavigate }: { group: ScreenGroup; onNavigate: (() => void) | undefined }) {
  const t = useTranslations('admin')
  const account = useAccount()
  const { pathname, search } = useLocation()
  const current = screenAt(pathname)
  const site = useCurrentSite()
  const editing = search.has('id')
  const visibleScreens = screens.filter(
    (screen) => screen.site === site && screen.group === group && mayOpen(screen, account),
  )
  if (visibleScreens.length === 0) return null
  const isCurrentOrItsParent = (screen: Screen) =>
    screen === current || (current?.group === null && current.parent === screen.name)
  const links = (
    <ul>
      {visibleScreens.map((screen) => {
        const Icon = screen.icon
        return (
          <li key={screen.name}>
            <Link
              href={screen.path}
              prefetch={false}
              aria-current={
                isCurrentOrItsParent(screen) ? (editing || screen !== current ? 'true' : 'page') : undefined
              }
              onClick={onNavigate}
            >
              <Icon className="icon" size={17} aria-hidden />
              <span>{t(`screens.${screen.name}`)}</span>
              {screen.waits && <WaitingCount itemKind={screen.waits} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
  if (group === 'start') return links
  return (
    <details className={styles.group} open={visibleScreens.some(isCurrentOrItsParent)}>
      <summary>
        <span>{t(`groups.${group}`)}</span>
        {visibleScreens.map(({ name, waits }) => waits && <WaitingCount key={name} itemKind={waits} />)}
        <ChevronDown className="icon" size={16} aria-hidden />
      </summary>
      {links}
    </details>
  )
}
