import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { formatDate } from '@/lib/platform/i18n/format'
import { type PersonNames, personName } from '../names'
import styles from './booking.module.css'

/**
 * The time and place of a meeting: a day as `yyyy-mm-dd`, an hour as `hh:mm`, and the name of a room. `room`
 * is null when the server chooses a room.
 */
export type MeetingPlace = { day: string; time: string; room: string | null }
type Meeting = { sender: PersonNames; receiver: PersonNames; hasProposal: boolean }

/** Returns functions for the texts before and after a move: the old place, the new place, and who is told. */
export function useMoveTexts() {
  const t = useTranslations('admin.meetingBooking')
  const locale = useLocale()
  const placeText = ({ day, time, room }: MeetingPlace) =>
    room === null
      ? t('placeAnyRoom', { day: formatDate(day, locale), time })
      : t('place', { day: formatDate(day, locale), time, room })
  const namesOf = ({ sender, receiver }: Meeting) => ({
    sender: personName(sender, locale),
    receiver: personName(receiver, locale),
  })
  /** @param to the new place; undefined while staff still choose it */
  const describeMove = (meeting: Meeting, from: MeetingPlace, to?: MeetingPlace): ReactNode =>
    [
      t('moveFrom', { place: placeText(from) }),
      to && t('moveTo', { place: placeText(to) }),
      t('moveTold', namesOf(meeting)),
      meeting.hasProposal && t('moveProposal'),
    ]
      .filter(Boolean)
      .map((line, at) => (
        <span key={at} className={styles.line}>
          {line}
        </span>
      ))
  const movedText = (meeting: Meeting, from: MeetingPlace, to: MeetingPlace): string =>
    t('moved', { ...namesOf(meeting), from: placeText(from), to: placeText(to) })
  return { describeMove, movedText }
}
