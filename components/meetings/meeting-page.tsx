'use client'

import { clsx } from 'clsx'
import { CalendarPlus, Mail, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { telHref } from '@/components/site/site-data'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { localePath } from '@/lib/platform/i18n/locale'
import type { OwnMeetingInFull } from '@/lib/meetings/participants/schema'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { useNumberInPath } from './address'
import { FactList } from './fact-list'
import { MeetingActions } from './meeting-actions'
import { useRead } from './meeting-calls'
import { InterpreterMark, AnswerDeadline, MeetingStatus, ProposedTime } from './meeting-facts'
import { MeetingHistory } from './meeting-history'
import styles from './meeting-page.module.css'
import edges from './state-edge.module.css'
import { QueryContent, NotFoundState, MeetingPageLayout } from './page-frame'
import { PersonLink } from './person-mark'
import { cardEdgeOf } from './meeting-state'
import { dayInWords } from './meeting-dates'

/** The page of a meeting: time, place, purpose, history and, once accepted, the other side's contacts. */
export function MeetingPage() {
  const id = useNumberInPath()
  const query = useRead('GET /client/yellow-page/meetings/meeting', { id: id ?? 0 }, { enabled: id !== null })
  return (
    <MeetingPageLayout>
      {id === null ? (
        <NotFoundState />
      ) : (
        <QueryContent query={query}>{({ meeting }) => <Meeting key={id} meeting={meeting} />}</QueryContent>
      )}
    </MeetingPageLayout>
  )
}

function Meeting({ meeting }: { meeting: OwnMeetingInFull }) {
  const t = useTranslations('meetings')
  const { contact, meeting_number } = meeting
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: t('pages.plan'), href: meetingPaths.day(meeting.meeting_date) },
          { label: t('meeting.title', { number: meeting_number }) },
        ]}
      />
      <MeetingHead meeting={meeting} />
      <div className={styles.two}>
        <section>
          <h2>{t('meeting.contact')}</h2>
          {contact && (
            <ul className={styles.lines}>
              <li>
                <a href={`mailto:${contact.email}`}>
                  <Mail className="icon" size={18} aria-hidden />
                  <span>{contact.email}</span>
                </a>
              </li>
              {contact.phone_number && (
                <li>
                  <a href={telHref(contact.phone_number)}>
                    <Phone className="icon" size={18} aria-hidden />
                    <span className="num">{contact.phone_number}</span>
                  </a>
                </li>
              )}
            </ul>
          )}
          {!contact && (
            <p className={styles.note}>
              {t(meeting.meeting_status === 'cancelled' ? 'meeting.contactGone' : 'meeting.contactLater')}
            </p>
          )}
        </section>
        <section>
          <h2>{t('meeting.history')}</h2>
          <MeetingHistory meeting={meeting} />
        </section>
      </div>
    </>
  )
}

function MeetingHead({ meeting }: { meeting: OwnMeetingInFull }) {
  const t = useTranslations('meetings')
  const locale = usePageLanguage()
  const { id, room, meeting_description, cancel_reason, meeting_status, is_past } = meeting
  const isCancelled = meeting_status === 'cancelled'
  const picture = isCancelled ? null : room?.room_pic
  const inRoom = room ? `${room.room_number}, ${t('seats', { count: room.capacity })}` : t('meeting.noRoom')
  return (
    <article
      className={clsx(edges.edged, edges[cardEdgeOf(meeting)], styles.head, picture && styles.pictured)}
    >
      <div className={styles.body}>
        <MeetingStatus meeting={meeting} />
        <h1>
          <PersonLink person={meeting.other} />
        </h1>
        <p className={clsx(styles.when, 'num')}>
          <span>{dayInWords(meeting.meeting_date, locale)}</span>
          <span>{meeting.meeting_time}</span>
        </p>
        <ProposedTime meeting={meeting} />
        <AnswerDeadline meeting={meeting} />
        <FactList
          facts={[
            [t('meeting.number'), meeting.meeting_number],
            ...(isCancelled ? [] : [[t('meeting.room'), inRoom] as const]),
            [
              t('meeting.askedBy'),
              meeting.asked_by === 'other' ? (
                <PersonLink key="asker" person={meeting.other} />
              ) : (
                t(`meeting.askers.${meeting.asked_by ?? 'staff'}`)
              ),
            ],
            ...(meeting_description ? [[t('meeting.purpose'), meeting_description] as const] : []),
            ...(cancel_reason ? [[t('act.reason'), cancel_reason] as const] : []),
            ...(meeting.needs_interpreter || meeting.interpreter
              ? [[t('meeting.translation'), <InterpreterMark key="mark" meeting={meeting} />] as const]
              : []),
          ]}
        />
        <MeetingActions className={styles.actions} meeting={meeting}>
          {meeting_status === 'accepted' && !is_past && (
            <a
              className={buttonClass({
                small: true,
                ...(meeting.waits_for === 'me' && { variant: 'quiet' }),
              })}
              href={localePath(locale, meetingPaths.meetingCalendar(id))}
            >
              <CalendarPlus className="icon" size={18} aria-hidden />
              {t('meeting.calendar')}
            </a>
          )}
        </MeetingActions>
      </div>
      {picture && room && (
        <Picture
          className={styles.picture}
          url={picture}
          alt={t('roomPicture', { room: room.room_number })}
          sizes="(max-width: 63.99rem) 100vw, 30rem"
        />
      )}
    </article>
  )
}
