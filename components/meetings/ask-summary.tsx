import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { usePageLanguage } from '#page-language'
import { FieldError } from '@/components/ui/field-error'
import { FieldHint } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import type { AskableHour, MeetingPerson } from '@/lib/meetings/participants/schema'
import styles from './ask-summary.module.css'
import { FactList } from './fact-list'
import { PersonName } from './person-mark'
import { hourInWords } from './meeting-dates'

type Props = {
  hour: (AskableHour & { meeting_date: string }) | null
  person: MeetingPerson
  /** The reason of a refusal that belongs to no field. */
  message: string
  /** The button that sends the request. */
  children: ReactNode
}

/** A summary of the request, beside the form; on a phone a bar at the bottom that is always within reach. */
export function MeetingRequestSummary({ hour, person, message, children }: Props) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const room = hour?.room
  const when = hour ? hourInWords(hour, locale) : t('ask.notChosen')
  return (
    <aside className={styles.summary}>
      {room?.room_pic && (
        <Picture
          className={styles.picture}
          url={room.room_pic}
          alt={t('roomPicture', { room: room.room_number })}
          sizes="(max-width: 63.99rem) 100vw, 22rem"
        />
      )}
      <div className={styles.body}>
        <h2>{t('ask.summary')}</h2>
        <FactList
          facts={[
            [t('ask.when'), when],
            ...(room
              ? [
                  [
                    t('ask.where'),
                    `${t('room', { room: room.room_number })}, ${t('seats', { count: room.capacity })}`,
                  ] as const,
                ]
              : []),
            [t('ask.who'), <PersonName key="who" person={person} />],
          ]}
        />
      </div>
      <div className={styles.send}>
        <p className={styles.short}>
          <b className="num">{when}</b>
          {room && <span>{`${t('room', { room: room.room_number })}, ${t('ask.held')}`}</span>}
        </p>
        {children}
        {message && <FieldError alert>{message}</FieldError>}
      </div>
      <div className={styles.note}>
        <FieldHint>{t('ask.note')}</FieldHint>
      </div>
    </aside>
  )
}
