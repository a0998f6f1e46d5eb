import { formatIsoDay, formatDayMonth, formatInputDateTime, formatWeekday } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'

type MeetingDateAndTime = { meeting_date: string; meeting_time: string }

/** Returns a day such as `9 дүгээр сарын 11, Пүрэв` or `11 Sep, Thursday`. */
export const dayInWords = (day: string, locale: Locale): string =>
  `${formatDayMonth(day, locale)}, ${formatWeekday(day, locale)}`

/** Returns an hour such as `9 дүгээр сарын 11, 10:00` or `11 Sep, 10:00`. */
export const hourInWords = ({ meeting_date, meeting_time }: MeetingDateAndTime, locale: Locale): string =>
  `${formatDayMonth(meeting_date, locale)}, ${meeting_time}`

const oneDay = 86_400_000

/**
 * Returns a moment in Ulaanbaatar time in everyday words: «today» or «tomorrow» and the time, otherwise the
 * date and the time.
 * @param nearDayWords the words for today and tomorrow
 */
export function momentInWords(
  iso: string,
  locale: Locale,
  nearDayWords: { today: string; tomorrow: string },
  now = Date.now(),
): string {
  const [day, time] = [formatIsoDay(iso), formatInputDateTime(iso).slice(11)]
  const dayFromNow = (days: number) => formatIsoDay(new Date(now + days * oneDay).toISOString())
  if (day === dayFromNow(0)) return `${nearDayWords.today} ${time}`
  if (day === dayFromNow(1)) return `${nearDayWords.tomorrow} ${time}`
  return hourInWords({ meeting_date: day, meeting_time: time }, locale)
}

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('mn') + text.slice(1)
