'use client'

import {
  Braces,
  Building2,
  ClipboardCheck,
  ClipboardList,
  GalleryHorizontalEnd,
  Inbox,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  ListTree,
  MonitorCheck,
  Newspaper,
  Share2,
  ShieldUser,
  SquarePen,
  TrendingUp,
  type LucideIcon,
} from 'lucide-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { AssociationMark } from '@/components/association/mark'
import { mayAccess } from '@/lib/auth/roles'
import { openSites } from '@/lib/site/sites.mjs'
import { useAccount } from '../account'
import { useLocation } from '../location'
import { screenAt, screens, type Screen, type ScreenGroup } from '../screens'
import { AccountCard } from './account-card'

const icons: Record<string, LucideIcon> = {
  dashboard: LayoutDashboard,
  news: Newspaper,
  addNews: SquarePen,
  slides: GalleryHorizontalEnd,
  menu: ListTree,
  socialLinks: Share2,
  requests: Inbox,
  companies: Building2,
  personalData: ShieldUser,
  questions: ListChecks,
  memberResults: ClipboardCheck,
  results: ClipboardList,
  trade: TrendingUp,
  accounts: KeyRound,
  sessions: MonitorCheck,
  api: Braces,
}

const groups: readonly ScreenGroup[] = ['start', 'content', 'members', 'assessment', 'other']

/** The menu of the back office: who we are, which site, which screen, who is signed in. */
export function Rail({ onNavigate }: { onNavigate?: () => void }) {
  const t = useTranslations('admin')
  return (
    <>
      <Link className="rail__home" href="/admin/dashboard" onClick={onNavigate}>
        <AssociationMark onDark />
        <span>
          <b>{t('brand')}</b>
          <small>{t('brandNote')}</small>
        </span>
      </Link>
      <ul className="rail__parts" aria-label={t('parts.label')}>
        {openSites.map((site) => (
          <li key={site.key}>
            <Link href="/admin/dashboard" aria-current="true" onClick={onNavigate}>
              <i style={{ background: site.mineral }} />
              {site.label.mn}
            </Link>
          </li>
        ))}
      </ul>
      <nav className="rail__menu" aria-label={t('menuLabel')}>
        {groups.map((group) => (
          <RailGroup key={group} group={group} onNavigate={onNavigate} />
        ))}
      </nav>
      <AccountCard />
    </>
  )
}

function RailGroup({ group, onNavigate }: { group: ScreenGroup; onNavigate: (() => void) | undefined }) {
  const t = useTranslations('admin')
  const { account_role } = useAccount()
  const { pathname, search } = useLocation()
  const current = screenAt(pathname)
  const editing = search.has('id')
  const shown = screens.filter(
    (screen) => screen.group === group && (!screen.access || mayAccess(account_role, screen.access)),
  )
  if (shown.length === 0) return null
  const isCurrent = (screen: Screen) =>
    screen === current || (current?.group === null && current.parent === screen.name)
  return (
    <>
      {group !== 'start' && <h2>{t(`groups.${group}`)}</h2>}
      <ul>
        {shown.map((screen) => {
          const Icon = icons[screen.name] ?? LayoutDashboard
          return (
            <li key={screen.name}>
              <Link
                href={screen.path}
                prefetch={false}
                aria-current={
                  isCurrent(screen) ? (editing || screen !== current ? 'true' : 'page') : undefined
                }
                onClick={onNavigate}
              >
                <Icon className="icon" size={17} aria-hidden />
                {t(`screens.${screen.name}`)}
              </Link>
            </li>
          )
        })}
      </ul>
    </>
  )
}
