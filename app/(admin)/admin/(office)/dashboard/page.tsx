import { getTranslations } from 'next-intl/server'
import { CountsAndQuickLinks } from '@/components/back-office/dashboard/counts'
import { LatestNews } from '@/components/back-office/dashboard/latest-news'
import { LatestRequests } from '@/components/back-office/dashboard/latest-requests'
import { PageHead } from '@/components/office/page-head'
import { requireScreenAccess, createScreenMetadata } from '@/components/back-office/screen-page'
import type { Account } from '@/lib/platform/accounts/schema'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { requestCalls } from '@/lib/office/requests/calls'
import { insertListAuditRow } from '@/lib/wiring/calls/audit'
import { auditedRecord } from '@/lib/wiring/calls/audited'
import { mayAccess } from '@/lib/platform/auth/roles'
import { getDashboard } from '@/lib/office/dashboard/queries'
import { formatIsoDay, formatMonth } from '@/lib/platform/i18n/format'
import { listAdminNews } from '@/lib/content/news/queries'
import { countNewRequests, listOfficeRequests } from '@/lib/office/requests/queries'
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
const latestRequests = 8

/** Reads the newest requests for a role that may, and notes that it saw them; null if this cannot be noted. */
async function readLatestRequests(account: Account) {
  if (!mayAccess(account.account_role, 'admin')) return null
  const call = requestCalls.listAdminOfficeRequests
  const input = { page: 1, limit: latestRequests }
  try {
    await insertListAuditRow(account, call, input, auditedRecord(call.route, input, null))
  } catch (error) {
    log().warn(redactedErrorFields(error), 'the newest requests are not shown')
    return null
  }
  return (await listOfficeRequests(input)).request
}

export default async function DashboardPage() {
  const account = await requireScreenAccess('dashboard')
  const seesRequests = mayAccess(account.account_role, 'admin')
  const [t, counts, { news }, requests, newRequestCount] = await Promise.all([
    getTranslations('admin'),
    getDashboard(),
    listAdminNews('all', { page: 1, limit: latestNews }),
    readLatestRequests(account),
    seesRequests ? countNewRequests() : null,
  ])
  return (
    <>
      <PageHead title={t('screens.dashboard')} note={formatToday()} />
      <CountsAndQuickLinks {...counts} newRequestCount={newRequestCount} />
      <DashboardColumns>
        {requests && <LatestRequests requests={requests} />}
        <LatestNews news={news} />
      </DashboardColumns>
    </>
  )
}
