import { longDateRange } from '@/lib/event/editions/event-dates'
import { formatDate, formatWeekday } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { demoDays, demoHalls, liveYear } from './editions'
import { demoSessions } from './sessions'

/** A line of a poster: the time, the hall where there is one, and the title. */
type PosterLine = { time: string; hall: string; title: string }
/** The designed picture of a day in one language; `file` is its place under demo/media. */
export type AgendaPoster = {
  file: string
  dayId: number
  languageId: 1 | 2
  locale: Locale
  title: string
  date: string
  lines: PosterLine[]
}

/** The agenda of 2024 has pictures only. */
const of2024 = [
  [
    '09:00 Бүртгэл',
    '10:00 Нээлт',
    '11:00 Засгийн газрын бодлого',
    '14:00 Зэсийн чуулган',
    '18:00 Хүлээн авалт',
  ],
  ['09:30 Нүүрсний чуулган', '11:30 Төмөр зам, боомт', '14:00 Нийлүүлэгчийн уулзалт', '16:30 Хэлэлцүүлэг'],
  ['09:30 Ус, байгаль орчин', '11:30 Нөхөн сэргээлт', '14:00 Аюулгүй ажиллагаа', '16:00 Залуу инженерүүд'],
  ['10:00 Үзэсгэлэнгийн нээлттэй өдөр', '12:00 Оюутны тэмцээн', '15:00 Хаалт'],
] as const

function linesOf(dayId: number, locale: Locale): PosterLine[] {
  const sessions = demoSessions[dayId] ?? []
  return sessions.map(([time, hall, , title, title_en]) => {
    const hallRow = demoHalls.find(({ id }) => id === hall)
    const name = (locale === 'mn' ? hallRow?.hall_name : hallRow?.hall_name_en) ?? ''
    return {
      time: time.replace('-', '–'),
      hall: name.split(' ')[0] ?? '',
      title: locale === 'mn' ? title : title_en,
    }
  })
}

function posterOf(dayId: number, locale: Locale, lines: PosterLine[]): AgendaPoster {
  const day = demoDays.find(({ id }) => id === dayId)
  if (!day) throw new Error(`the demo content has no day ${dayId}`)
  const name = (locale === 'mn' ? day.day : day.day_en) ?? ''
  const isLive = day.event_date.startsWith(String(liveYear))
  return {
    file: `agenda/${isLive ? `day-${dayId}` : day.event_date}-${locale}.jpg`,
    ...{ dayId, locale, lines },
    languageId: locale === 'mn' ? 1 : 2,
    title: name,
    // The year of the live edition depends on the day of seeding, and its pictures are drawn earlier.
    date: isLive
      ? longDateRange([day.event_date], locale)
      : `${formatDate(day.event_date, locale)}, ${formatWeekday(day.event_date, locale)}`,
  }
}

/** All designed pictures of the demo content. */
export const agendaPosters: readonly AgendaPoster[] = [
  ...[1, 2, 3].flatMap((dayId) =>
    (['mn', 'en'] as const).map((locale) => posterOf(dayId, locale, linesOf(dayId, locale))),
  ),
  ...of2024.map((lines, at) =>
    posterOf(
      9 + at,
      'mn',
      lines.map((line) => ({ time: line.slice(0, 5), hall: '', title: line.slice(6) })),
    ),
  ),
]
