import { clsx } from 'clsx'
import { Hourglass, Languages, MapPin, Users } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { InLanguage } from '@/components/ui/in-language'
import { StatusDot } from '@/components/ui/status-dot'
import { nameIn } from '@/lib/platform/i18n/names'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import styles from './meeting-facts.module.css'
import { capitalise, hourInWords, momentInWords } from './meeting-dates'

export function MeetingStatus({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const { meeting_status: status, is_past } = meeting
  if (status === 'cancelled') return <StatusDot kind="bad">{cancellationText(meeting, t)}</StatusDot>
  if (is_past) return <StatusDot kind="off">{t('status.past')}</StatusDot>
  return <StatusDot kind={status === 'accepted' ? 'on' : 'wait'}>{t(`status.${status}`)}</StatusDot>
}

type Translate = ReturnType<typeof useTranslations<'meetings'>>

/** How a meeting was cancelled, and which of the two participants cancelled it. */
function cancellationText({ cancelled_as: as, cancelled_by: by }: OwnMeeting, t: Translate): string {
  if (as === null) return t('status.cancelled')
  return by && (as === 'declined' || as === 'cancelled') ? t(`waysBy.${as}.${by}`) : t(`ways.${as}`)
}

/** The date and time by which an answer is due, or a note that the deadline of a request is over. */
export function AnswerDeadline({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const { meeting_status, waits_for, answer_by } = meeting
  if (meeting_status === 'pending' && waits_for === null && !meeting.is_past)
    return <DeadlineText>{t('hold.over')}</DeadlineText>
  if (waits_for === null || answer_by === null) return null
  const near = { today: t('when.today'), tomorrow: t('when.tomorrow') }
  const until = momentInWords(answer_by, locale, near)
  return <DeadlineText>{capitalise(t(`hold.${waits_for}`, { until }))}</DeadlineText>
}

/** The proposal of another time: the proposed time, the time so far, and the message sent with it. */
export function ProposedTime({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const { proposal, meeting_status, waits_for } = meeting
  if (!proposal || waits_for === null) return null
  const { by, from, to, note } = proposal
  const [before, after] = [from, to].map((hour) => hourInWords(hour, locale))
  return (
    <div className={styles.proposal}>
      <p>
        <b>{t(`proposal.${by}`, { when: after ?? '' })}</b>
      </p>
      <p>{t(meeting_status === 'accepted' ? 'proposal.agreed' : 'proposal.asked', { when: before ?? '' })}</p>
      {note && <p>{t('proposal.note', { note })}</p>}
    </div>
  )
}

/** The purpose of a meeting, and who asked for the meeting. */
export function MeetingPurpose({
  meeting,
  className,
}: {
  meeting: OwnMeeting
  className?: string | undefined
}) {
  const t = useTranslations('meetings')
  const { asked_by, meeting_description: purpose, other } = meeting
  const { text: name } = nameIn(other, usePageLanguage())
  if (!purpose) return null
  return (
    <p className={className}>
      <InLanguage of={t(`purpose.${asked_by ?? 'staff'}`, { name, purpose })} />
    </p>
  )
}

function DeadlineText({ children }: { children: string }) {
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
      <InLanguage
        of={meeting.interpreter ? t('interpreterIs', { name: meeting.interpreter }) : t('interpreter')}
      />
    </span>
  )
}

/** The main facts of a meeting: the type of the other side, the room with its seats, and the interpreter. */
export function MeetingMainFacts({ meeting }: { meeting: OwnMeeting }) {
  const t = useTranslations('meetings')
  const { other, room, meeting_status } = meeting
  const visibleRoom = meeting_status === 'cancelled' ? null : room
  return (
    <p className={styles.line}>
      <span>{t(`types.${other.user_type}`)}</span>
      {visibleRoom && (
        <>
          <span>
            <MapPin className="icon" size={16} aria-hidden /> {t('room', { room: visibleRoom.room_number })}
          </span>
          <span>
            <Users className="icon" size={16} aria-hidden /> {t('seats', { count: visibleRoom.capacity })}
          </span>
        </>
      )}
      <InterpreterMark meeting={meeting} />
    </p>
  )
}
