import { clsx } from 'clsx'
import { Hourglass, Languages, MapPin, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { StatusDot } from '@/components/ui/status-dot'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import styles from './meeting-facts.module.css'
import { capitalised, hourInWords, momentInWords } from './when'

export function MeetingStatus({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const { meeting_status: status, is_past, cancelled_as } = meeting
  if (status === 'cancelled')
    return (
      <StatusDot kind="bad">{cancelled_as ? t(`ways.${cancelled_as}`) : t('status.cancelled')}</StatusDot>
    )
  if (is_past) return <StatusDot kind="off">{t('status.past')}</StatusDot>
  return <StatusDot kind={status === 'accepted' ? 'on' : 'wait'}>{t(`status.${status}`)}</StatusDot>
}

/** Until when an answer is waited for, as a moment and never as a countdown; and what is proposed. */
export function MeetingHold({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const { meeting_status, waits_for, answer_by, proposed } = meeting
  if (meeting_status === 'pending' && waits_for === null && !meeting.is_past)
    return <Hold>{t('hold.over')}</Hold>
  if (waits_for === null || answer_by === null) return null
  const near = { today: t('when.today'), tomorrow: t('when.tomorrow') }
  const until = momentInWords(answer_by, locale, near)
  return (
    <>
      {proposed && <Hold>{t(`proposal.${waits_for}`, { when: hourInWords(proposed, locale) })}</Hold>}
      <Hold>{capitalised(t(`hold.${waits_for}`, { until }))}</Hold>
    </>
  )
}

function Hold({ children }: { children: string }) {
  return (
    <p className={clsx(styles.hold, 'num')}>
      <Hourglass className="icon" size={17} aria-hidden />
      <span>{children}</span>
    </p>
  )
}

export function InterpreterMark({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  if (!meeting.needs_interpreter && !meeting.interpreter) return null
  return (
    <span className={styles.interpreter}>
      <Languages className="icon" size={16} aria-hidden />
      {meeting.interpreter ? t('interpreterIs', { name: meeting.interpreter }) : t('interpreter')}
    </span>
  )
}

/** What one knows of a meeting at a glance: who they are, where, how many seats. */
export function MeetingLine({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const { other, room, meeting_status } = meeting
  const shown = meeting_status === 'cancelled' ? null : room
  return (
    <p className={styles.line}>
      <span>{t(`types.${other.user_type}`)}</span>
      {shown && (
        <>
          <span>
            <MapPin className="icon" size={16} aria-hidden /> {t('room', { room: shown.room_number })}
          </span>
          <span>
            <Users className="icon" size={16} aria-hidden /> {t('seats', { count: shown.capacity })}
          </span>
        </>
      )}
      <InterpreterMark meeting={meeting} />
    </p>
  )
}
