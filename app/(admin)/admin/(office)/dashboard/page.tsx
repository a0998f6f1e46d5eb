import { getTranslations } from 'next-intl/server'
import { CountsAndQuickLinks } from '@/components/back-office/dashboard/counts'
import { ComingEvents } from '@/components/back-office/dashboard/coming'
import { LatestActivity } from '@/components/back-office/dashboard/latest-activity'
import { LatestNews } from '@/components/back-office/dashboard/latest-news'
import { WaitingList } from '@/components/back-office/dashboard/waiting-list'
import { PageHead } from '@/components/office/page-head'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import { mayAccess } from '@/lib/platform/auth/roles'
import { getDashboard } from '@/lib/office/dashboard/queries'
import { formatIsoDay, formatMonth } from '@/lib/platform/i18n/format'
import { listAdminNews } from '@/lib/content/news/queries'
import { getLiveEdition } from '@/lib/event/editions/queries'
import { firstSchedule } from '@/lib/exchange/address'
import { listSchedule } from '@/lib/exchange/schedule'
import { listLatestChanges } from '@/lib/wiring/calls/activity/queries'
import { countNewRequests } from '@/lib/office/requests/queries'
import { DashboardColumns } from '@/components/back-office/dashboard/dashboard-columns'

export const generateMetadata = createScreenMetadata('dashboard')

/** Formats the current day in Ulaanbaatar: `2025 оны 9 дүгээр сарын 11, Пүрэв`. */
function formatToday(): string {
  const now = new Date()
  const date = formatIsoDay(now.toISOString())
  const weekday = new Intl.DateTimeFormat('mn', { weekday: 'long', timeZone: 'Asia/Ulaanbaatar' }).format(now)
  return `${formatMonth(date, 'mn')}ын ${Number(date.slice(8))}, ${weekday}`
}

const latestNews = 4
const latestChanges = 5

export default async function DashboardPage() {
  const account = await requireScreenAccess('dashboard')
  const [t, counts, { news }, newRequestCount, activity, { next }, event] = await Promise.all([
    getTranslations('admin'),
    getDashboard(),
    listAdminNews('all', { page: 1, limit: latestNews }),
    mayAccess(account, 'admin') ? countNewRequests() : null,
    mayAccess(account, 'moderator') ? listLatestChanges(latestChanges) : [],
    listSchedule({ ...firstSchedule, limit: 1, isUpcoming: true }),
    getLiveEdition(),
  ])
  return (
    <>
      <PageHead title={t('screens.dashboard')} note={formatToday()} />
      <DashboardColumns
        side={
          <>
            <ComingEvents auction={next} event={event} now={new Date()} />
            {activity.length > 0 && <LatestActivity activity={activity} />}
            <LatestNews news={news} />
          </>
        }
      >
        <WaitingList />
      </DashboardColumns>
      <CountsAndQuickLinks {...counts} newRequestCount={newRequestCount} />
    </>
  )
}
