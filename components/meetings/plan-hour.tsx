import { Plus } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { FieldError } from '@/components/ui/field-error'
import { MoreLink } from '@/components/ui/more-link'
import type { PlanHour } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { MeetingCard } from './meeting-card'
import { useParticipantWrite } from './meeting-calls'
import styles from './plan-hour.module.css'

/** An hour of the plan: its meeting, or whether it is free, busy or past, with the possible actions. */
export function PlanHourRow({ hour }: { hour: PlanHour }) {
  const t = useTranslations('meetings')
  const { meeting, state, meeting_time } = hour
  if (meeting)
    return (
      <MeetingCard
        meeting={meeting}
        timeInPlan={meeting_time}
        {...(state === 'proposed' && { note: t('proposal.held') })}
      />
    )
  if (state === 'free' || state === 'busy') return <UnbookedHour hour={hour} />
  return (
    <div className={clsx(styles.hour, styles.past)}>
      <b className="num">{meeting_time}</b>
      <span>{t('plan.past')}</span>
    </div>
  )
}

function UnbookedHour({ hour: { time_id, meeting_time, state } }: { hour: PlanHour }) {
  const t = useTranslations('meetings')
  const { act, isBusy, message } = useParticipantWrite()
  const isFree = state === 'free'
  const toggleBusy = () =>
    act(
      'POST /client/yellow-page/meetings/busy',
      { time_id, busy: isFree },
      t(isFree ? 'done.busy' : 'done.free'),
    )
  const label = t(isFree ? 'plan.setBusy' : 'plan.setFree')
  return (
    <div className={clsx(styles.hour, !isFree && styles.busy)}>
      <b className="num">{meeting_time}</b>
      <span>{t(isFree ? 'plan.free' : 'plan.busy')}</span>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          small
          disabled={isBusy}
          aria-label={`${label}: ${meeting_time}`}
          onClick={() => void toggleBusy()}
        >
          {label}
        </Button>
        {isFree && (
          <MoreLink
            href={meetingPaths.people({ time: time_id })}
            icon={<Plus className="icon" size={18} aria-hidden />}
            aria-label={`${t('plan.ask')}: ${meeting_time}`}
          >
            {t('plan.ask')}
          </MoreLink>
        )}
      </div>
      {message && <FieldError alert>{message}</FieldError>}
    </div>
  )
}
