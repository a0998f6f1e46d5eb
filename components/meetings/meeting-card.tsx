import { clsx } from 'clsx'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { ScreenReaderText } from '@/components/ui/hidden-name'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import { nameIn } from '@/lib/platform/i18n/names'
import type { OwnMeeting } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { MeetingActions } from './meeting-actions'
import styles from './meeting-card.module.css'
import edges from './state-edge.module.css'
import {
  AnswerDeadline,
  MeetingMainFacts,
  MeetingPurpose,
  MeetingStatus,
  ProposedTime,
} from './meeting-facts'
import { PersonLink } from './person-mark'
import { cardEdgeOf } from './meeting-state'
import { dayInWords } from './meeting-dates'

type Props = {
  meeting: OwnMeeting
  /** True in the list of requests: the card shows its day, and no picture of the room. */
  isInRequestList?: boolean
  /** Shown in place of the purpose when the hour is only reserved for a proposed time of the meeting. */
  note?: string
  /** The hour of the plan where the card appears. */
  timeInPlan?: string
  level?: 2 | 3
}

/** A meeting: its hour, state, other side, place and purpose, and the possible actions. */
export function MeetingCard({ meeting, isInRequestList = false, note, timeInPlan, level = 2 }: Props) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const Heading = `h${level}` as const
  const { id, other, room, meeting_date, meeting_time, cancel_reason } = meeting
  const isWaitedForMe = meeting.waits_for === 'me' && meeting.meeting_status === 'pending'
  const picture = !isInRequestList && meeting.meeting_status !== 'cancelled' ? room?.room_pic : null
  return (
    <article
      className={clsx(
        ...[edges.edged, edges[cardEdgeOf(meeting)], styles.card],
        ...[isInRequestList && styles.request, picture && styles.pictured],
      )}
    >
      <p className={clsx(styles.time, 'num')}>
        <b>{timeInPlan ?? meeting_time}</b>
        {isInRequestList && <span>{dayInWords(meeting_date, locale)}</span>}
      </p>
      <div className={styles.body}>
        {!(isInRequestList && isWaitedForMe) && <MeetingStatus meeting={meeting} />}
        <Heading className={styles.title}>
          <PersonLink person={other} />
        </Heading>
        <MeetingMainFacts meeting={meeting} />
        {note && <p className={styles.note}>{note}</p>}
        <ProposedTime meeting={meeting} />
        {!note && <MeetingPurpose className={styles.purpose} meeting={meeting} />}
        {cancel_reason && <p className={styles.purpose}>{t('why', { reason: cancel_reason })}</p>}
        {!note && <AnswerDeadline meeting={meeting} />}
        {/* In the plan, only a meeting that waits for the other side has buttons. The list of requests has
            the buttons of meetings that wait for the reader; the meeting's page has all buttons. */}
        {(isInRequestList || (meeting.waits_for === 'other' && !note)) && (
          <MeetingActions className={styles.actions} meeting={meeting} />
        )}
        <MoreLink className={styles.open} href={meetingPaths.meeting(id)}>
          {t('ask.open')}
          <ScreenReaderText of={nameIn(other, locale)} />
        </MoreLink>
      </div>
      {picture && room && (
        <Picture
          className={styles.picture}
          url={picture}
          alt={t('roomPicture', { room: room.room_number })}
          sizes="(max-width: 47.99rem) 100vw, 11rem"
        />
      )}
    </article>
  )
}
