'use client'

import { CalendarPlus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { MoreLink } from '@/components/ui/more-link'
import { EmptyState } from '@/components/ui/states'
import { LinkButton } from '@/components/ui/button'
import type { Plan } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { usePathAndQuery } from './address'
import { DayTabs } from './day-tabs'
import { MeetingCard } from './meeting-card'
import { useRead } from './meeting-calls'
import { QueryContent, MeetingPageLayout } from './page-frame'
import { PlanHourRow } from './plan-hour'
import styles from './plan-page.module.css'

/** The plan of a day, and beside it meetings that wait for the reader's answer. */
export function PlanPage() {
  const t = useTranslations('meetings')
  const { query } = usePathAndQuery()
  const day = query.get('day') ?? ''
  const plan = useRead(
    'GET /client/yellow-page/meetings/plan',
    /^\d{4}-\d{2}-\d{2}$/.test(day) ? { day } : {},
    { keepsPreviousData: true },
  )
  const counts = plan.data && { accepted: plan.data.plan.accepted, pending: plan.data.plan.pending }
  return (
    <MeetingPageLayout
      title={t('pages.plan')}
      lead={counts && t('plan.summary', counts)}
      aside={
        <MoreLink
          href={`${meetingPaths.settings}#calendar`}
          icon={<CalendarPlus className="icon" size={18} aria-hidden />}
        >
          {t('plan.calendar')}
        </MoreLink>
      }
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <QueryContent query={plan}>{({ plan }) => <DayPlan plan={plan} />}</QueryContent>
        </div>
        <WaitingMeetings />
      </div>
    </MeetingPageLayout>
  )
}

function DayPlan({ plan: { day, days, hours } }: { plan: Plan }) {
  const t = useTranslations('meetings')
  if (day === null)
    return (
      <EmptyState
        title={t('plan.empty')}
        hint={t('plan.emptyHint')}
        action={
          <LinkButton variant="quiet" href={meetingPaths.people()}>
            {t('plan.seePeople')}
          </LinkButton>
        }
      />
    )
  return (
    <>
      <DayTabs
        days={days.map(({ day, meetings }) => ({
          day,
          note: meetings > 0 ? t('plan.meetings', { count: meetings }) : t('plan.none'),
        }))}
        current={day}
        hrefOfDay={meetingPaths.day}
      />
      <ol className={styles.hours}>
        {hours.map((hour) => (
          <li key={hour.time_id}>
            <PlanHourRow hour={hour} />
          </li>
        ))}
      </ol>
    </>
  )
}

const shownMax = 3

/** The first three requests and proposals that wait for the reader's answer. */
function WaitingMeetings() {
  const t = useTranslations('meetings')
  const query = useRead('GET /client/yellow-page/meetings/requests', {})
  return (
    <aside className={styles.aside} aria-labelledby="waiting">
      <h2 id="waiting">{t('plan.waiting')}</h2>
      <QueryContent query={query} placeholderRowCount={1}>
        {(requests) => {
          const waitingMeetings = [...requests.received, ...requests.sent].filter(
            ({ waits_for }) => waits_for === 'me',
          )
          return waitingMeetings.length === 0 ? (
            <p className={styles.note}>{t('plan.waitingNone')}</p>
          ) : (
            <>
              <div className={styles.requests}>
                {waitingMeetings.slice(0, shownMax).map((meeting) => (
                  <MeetingCard key={meeting.id} meeting={meeting} isInRequestList level={3} />
                ))}
              </div>
              {waitingMeetings.length > shownMax && (
                <MoreLink href={meetingPaths.requests}>{t('plan.more')}</MoreLink>
              )}
              <p className={styles.note}>{t('plan.lapse')}</p>
            </>
          )
        }}
      </QueryContent>
    </aside>
  )
}
