import { clsx } from 'clsx'
import { CalendarDays, Inbox, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { usePathAndQuery } from './address'
import styles from './meetings-nav.module.css'

const places = [
  { name: 'plan', href: meetingPaths.home, Icon: CalendarDays },
  { name: 'people', href: meetingPaths.people(), Icon: Users },
  { name: 'requests', href: meetingPaths.requests, Icon: Inbox },
] as const

/** Returns the current tab: the page of a meeting belongs to the plan, the settings to no tab. */
function currentTabOf(path: string): string {
  if (path.startsWith(meetingPaths.people())) return 'people'
  if (path === meetingPaths.requests) return 'requests'
  return path === meetingPaths.settings ? '' : 'plan'
}

/**
 * The tabs of the meeting pages. On a phone they are a bar at the bottom; the page of a person has its submit
 * bar there instead.
 */
export function MeetingsNav({ waitingCount }: { waitingCount: number }) {
  const t = useTranslations('meetings')
  const { path } = usePathAndQuery()
  const current = currentTabOf(path)
  const isAsking = path.startsWith(`${meetingPaths.people()}/`)
  return (
    <nav className={clsx(styles.nav, isAsking && styles.asking)} aria-label={t('nav')}>
      <div className="wrap">
        <ul>
          {places.map(({ name, href, Icon }) => (
            <li key={name}>
              <AppLink href={href} aria-current={name === current ? 'page' : undefined}>
                <Icon className="icon" size={20} aria-hidden />
                <span>{t(`pages.${name}`)}</span>
                {name === 'requests' && waitingCount > 0 && <i className="num">{waitingCount}</i>}
              </AppLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
