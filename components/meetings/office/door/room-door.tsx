import { clsx } from 'clsx'
import { CloudOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { SkeletonRows } from '@/components/ui/states'
import { loginPath } from '@/lib/platform/auth/login-path'
import { fillPlaceholders } from '@/lib/platform/i18n/fill-in'
import { formatDate, formatDateTime, formatIsoDay, formatWeekday } from '@/lib/platform/i18n/format'
import { type Locale, locales } from '@/lib/platform/i18n/locale'
import type { DoorDisplay } from '@/lib/meetings/office/schema'
import type { MeetingTexts } from '@/lib/meetings/office/texts'
import { officePaths } from '@/lib/platform/site/office-paths'
import { personName } from '../names'
import styles from './door.module.css'
import { type DoorConnection, useRoomDoor } from './use-room-door'

type MeetingTextsByLocale = Record<Locale, MeetingTexts>
type Meeting = DoorDisplay['meetings'][number]

/** The display at a room's door: the current and next meeting and the plan of the day, in both languages. */
export function RoomDoorDisplay({ roomId, texts }: { roomId: string; texts: MeetingTextsByLocale }) {
  const state = useTranslations('ui.state')
  const { door, line, now } = useRoomDoor(roomId)
  if (!door || now === null)
    return (
      <div className={styles.door}>
        <OutdatedMessage roomId={roomId} connection={line} door={door} />
        {line === 'live' && <SkeletonRows count={4} label={state('loading')} />}
      </div>
    )
  const current = door.meetings.find(({ starts_at, ends_at }) => isNow(starts_at, ends_at, now))
  const next = door.meetings.find(({ starts_at }) => new Date(starts_at).getTime() > now)
  return (
    <div className={styles.door}>
      <header className={styles.head}>
        <h1>
          <TextInBothLanguages
            texts={texts}
            textOf={({ door: words }) => fillPlaceholders(words.roomName, { room: door.room.room_number })}
          />
        </h1>
        <time className="num" dateTime={new Date(now).toISOString()}>
          {formatDateTime(new Date(now).toISOString(), 'mn').slice(11)}
        </time>
      </header>
      <OutdatedMessage roomId={roomId} connection={line} door={door} />
      <section className={clsx(styles.now, current && styles.taken)}>
        <h2>
          <TextInBothLanguages
            texts={texts}
            textOf={({ door: words }) => (current ? words.now : words.free)}
          />
        </h2>
        {current && <MeetingTimeAndNames meeting={current} texts={texts} />}
      </section>
      <section className={styles.next}>
        <h2>
          <TextInBothLanguages texts={texts} textOf={({ door: words }) => (next ? words.next : words.none)} />
        </h2>
        {next && (
          <MeetingTimeAndNames meeting={next} texts={texts} day={isToday(door, now) ? null : door.day} />
        )}
      </section>
      {door.day && door.meetings.length > 0 && <DayPlan door={door} texts={texts} now={now} />}
    </div>
  )
}

/** Whether the displayed day is today. */
const isToday = ({ day }: DoorDisplay, now: number) => day === formatIsoDay(new Date(now).toISOString())

const isNow = (from: string, to: string, now: number) =>
  new Date(from).getTime() <= now && now < new Date(to).getTime()

/** A text in Mongolian and, smaller, in English. */
function TextInBothLanguages({
  texts,
  textOf,
}: {
  texts: MeetingTextsByLocale
  textOf: (texts: MeetingTexts) => string
}) {
  return (
    <>
      {locales.map((locale) => (
        <span key={locale} lang={locale}>
          {textOf(texts[locale])}
        </span>
      ))}
    </>
  )
}

/**
 * Shows the time of a meeting, after its day if `day` is given, and both participants' names in Mongolian.
 * Below are their English names, if these differ, and a note if the meeting is interpreted.
 */
function MeetingTimeAndNames({
  meeting,
  texts,
  day = null,
}: {
  meeting: Meeting
  texts: MeetingTextsByLocale
  day?: string | null
}) {
  const { sender, receiver, needs_interpreter, starts_at, ends_at } = meeting
  const namesIn = (locale: Locale) => [personName(sender, locale), personName(receiver, locale)].join(' · ')
  const formatTimeOfDay = (iso: string) => formatDateTime(iso, 'mn').slice(11)
  return (
    <div className={styles.pair}>
      <p className={clsx(styles.clock, 'num')}>
        {day && `${formatDate(day, 'mn')}, `}
        {formatTimeOfDay(starts_at)}–{formatTimeOfDay(ends_at)}
      </p>
      <p className={styles.names}>{namesIn('mn')}</p>
      {namesIn('en') !== namesIn('mn') && (
        <p className={styles.english} lang="en">
          {namesIn('en')}
        </p>
      )}
      {needs_interpreter && (
        <p className={styles.english}>
          {texts.mn.needsInterpreter} · <span lang="en">{texts.en.needsInterpreter}</span>
        </p>
      )}
    </div>
  )
}

function DayPlan({
  door: { day, meetings },
  texts,
  now,
}: {
  door: DoorDisplay
  texts: MeetingTextsByLocale
  now: number
}) {
  const dayIn = (locale: Locale) => `${formatDate(day ?? '', locale)}, ${formatWeekday(day ?? '', locale)}`
  return (
    <section className={styles.plan}>
      <h2>
        {locales.map((locale) => (
          <span key={locale} lang={locale}>
            {texts[locale].door.day}: {dayIn(locale)}
          </span>
        ))}
      </h2>
      <ol>
        {meetings.map(({ id, meeting_time, sender, receiver, starts_at, ends_at }) => (
          <li
            key={id}
            aria-current={isNow(starts_at, ends_at, now) ? 'true' : undefined}
            className={clsx(new Date(ends_at).getTime() <= now && styles.over)}
          >
            <b className="num">{meeting_time}</b>
            <span>
              {personName(sender)} · {personName(receiver)}
              <small lang="en">
                {personName(sender, 'en')} · {personName(receiver, 'en')}
              </small>
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.zone}>
        {texts.mn.zone} · <span lang="en">{texts.en.zone}</span>
      </p>
    </section>
  )
}

/** Says why the display is out of date. Renders nothing while the display is live. */
function OutdatedMessage({
  roomId,
  connection,
  door,
}: {
  roomId: string
  connection: DoorConnection
  door: DoorDisplay | null
}) {
  const t = useTranslations('admin.meetingDoor')
  if (connection === 'live') return null
  const here = `${officePaths.meetingDoor}?room=${encodeURIComponent(roomId)}`
  return (
    <div className={styles.line} role="status">
      <CloudOff className="icon" size={22} aria-hidden />
      <span>
        {connection === 'gone'
          ? t('gone')
          : connection === 'signedOut'
            ? t('signedOut')
            : t('offline', { time: door ? formatDateTime(door.now, 'mn').slice(5) : '–' })}
      </span>
      {connection === 'signedOut' && <AppLink href={loginPath(here)}>{t('signIn')}</AppLink>}
      {connection === 'gone' && <AppLink href={officePaths.meetingDoor}>{t('change')}</AppLink>}
    </div>
  )
}
