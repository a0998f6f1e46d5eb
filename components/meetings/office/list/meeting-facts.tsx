import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate, formatDateTime, formatWeekday } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MeetingInFull } from '@/lib/meetings/office/schema'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import { Facts } from '../../../directory/office/facts'
import { InterpreterBadge } from '../needs-interpreter'
import { personName } from '../names'
import { PersonLink } from '../person-link'
import styles from './meeting-sheet.module.css'

type Props = { meeting: MeetingInFull; texts: MeetingTexts; locale: Locale }

/** The facts of a meeting, from its date to its history. Facts without a value are left out. */
export function MeetingFacts({ meeting, texts, locale }: Props) {
  const { fields } = texts
  const day = meeting.meeting_date.slice(0, 10)
  const dateTimeOrEmpty = (iso: string | null) => (iso ? formatDateTime(iso, locale) : '')
  return (
    <div lang={locale}>
      <Facts
        title={fillPlaceholders(texts.title, { number: meeting.meeting_number })}
        rows={[
          [fields.date, `${formatDate(day, locale)}, ${formatWeekday(day, locale)}`],
          [fields.time, `${meeting.meeting_time.slice(0, 5)} (${texts.zone})`],
          [fields.room, meeting.room_number],
          [
            fields.capacity,
            meeting.capacity === null ? '' : fillPlaceholders(texts.seats, { count: meeting.capacity }),
          ],
          [fields.meeting_description, meeting.meeting_description],
          [
            fields.interpreter,
            needsOrHasInterpreter(meeting) ? <InterpreterStatus {...{ meeting, texts }} /> : '',
          ],
          [fields.answer_by, dateTimeOrEmpty(meeting.answer_by)],
          [fields.proposed_at, dateTimeOrEmpty(meeting.proposed_at)],
          [fields.cancelled, describeCancellation(meeting, texts, locale)],
          [fields.created_at, dateTimeOrEmpty(meeting.created_at)],
          [
            fields.history,
            meeting.history.length > 0 ? <MeetingEventList {...{ meeting, texts, locale }} /> : '',
          ],
        ]}
      />
    </div>
  )
}

const needsOrHasInterpreter = ({ needs_interpreter, interpreter }: MeetingInFull) =>
  needs_interpreter || interpreter !== ''

/** How a meeting was cancelled, which of the two participants cancelled it, and why. */
function describeCancellation(meeting: MeetingInFull, texts: MeetingTexts, locale: Locale): string {
  const { cancelled_as, cancel_reason, history } = meeting
  if (!cancelled_as) return ''
  const by = history.findLast(({ kind }) => kind === cancelled_as)?.by
  const who = by ? personName(meeting[by], locale) : ''
  return [texts.cancelledAs[cancelled_as], who, cancel_reason].filter(Boolean).join(': ')
}

function InterpreterStatus({ meeting, texts }: Omit<Props, 'locale'>) {
  return (
    <InterpreterBadge>
      {meeting.interpreter
        ? fillPlaceholders(texts.interpretedBy, { name: meeting.interpreter })
        : texts.needsInterpreter}
    </InterpreterBadge>
  )
}

/** The history step by step, the oldest first: time, action, person, new hour, and message. */
function MeetingEventList({ meeting, texts, locale }: Props) {
  return (
    <ol className={styles.history}>
      {meeting.history.map((event) => (
        <li key={event.id}>
          <span className="num">{formatDateTime(event.created_at, locale)}</span>{' '}
          <b>{texts.events[event.kind]}</b>
          {[
            event.by && <PersonLink key="who" person={meeting[event.by]} />,
            event.starts_at ? formatDateTime(event.starts_at, locale) : '',
            event.note,
          ]
            .filter(Boolean)
            .map((detail, at) => (
              <span key={at}>
                {at === 0 ? ': ' : ', '}
                {detail}
              </span>
            ))}
        </li>
      ))}
    </ol>
  )
}
