import { type Edition, languages } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import { listAgenda, listAgendaHalls } from './queries'
import type { AgendaDay, AgendaHall, AgendaItem, Session } from './schema'

/**
 * What the address of an agenda page requests: a day by its place in the edition, and optionally one of its
 * halls.
 */
export type AgendaDayAndHall = { day: number; hall?: number }

/** The content of the agenda page of a day. */
export type AgendaView = {
  edition: Edition
  days: readonly AgendaDay[]
  day: AgendaDay
  /** The halls with sessions on this day. */
  halls: readonly AgendaHall[]
  /** The hall that the address requests; null when it requests none. */
  hall: AgendaHall | null
  sessions: readonly Session[]
  pictures: readonly AgendaItem[]
  /** Whether the pictures are in the other language, because the reader's language has none. */
  isOtherLanguage: boolean
}

const languageIdOf = (locale: Locale) =>
  languages.find((language) => language.locale === locale)?.id ?? languages[0].id

/** Reads the agenda of an edition with its pictures in the reader's language. */
export const listAgendaInLocale = (edition: Edition, locale: Locale): Promise<AgendaDay[]> =>
  listAgenda(edition.id, languageIdOf(locale))

/**
 * Returns the pictures of a day in the reader's language. If the day has neither these nor sessions, it
 * returns the pictures in the other language.
 */
async function readPicturesOrOtherLanguage(edition: Edition, day: AgendaDay, locale: Locale) {
  if (day.agenda_items.length > 0 || day.sessions.length > 0)
    return { pictures: day.agenda_items, isOtherLanguage: false }
  const others = await listAgendaInLocale(edition, locale === 'mn' ? 'en' : 'mn')
  const pictures = others.find(({ number }) => number === day.number)?.agenda_items ?? []
  return { pictures, isOtherLanguage: pictures.length > 0 }
}

/**
 * Reads the content of an edition's agenda page.
 * @returns null for an unknown day or hall. If no edition or no day exists at all, day 1 without a hall gives
 * `{ edition, day: null }`.
 */
export async function readAgendaView(
  edition: Edition | null,
  locale: Locale,
  query: AgendaDayAndHall,
): Promise<AgendaView | { edition: Edition | null; day: null } | null> {
  const days = edition ? await listAgendaInLocale(edition, locale) : []
  const day = days[query.day - 1]
  if (!edition || !day)
    return days.length === 0 && query.day === 1 && !query.hall ? { edition, day: null } : null
  const all = await listAgendaHalls(edition.id)
  const hall = query.hall === undefined ? null : (all.find(({ id }) => id === query.hall) ?? undefined)
  if (hall === undefined) return null
  const usedHalls = new Set(day.sessions.map(({ hall_id }) => hall_id))
  return {
    ...{ edition, days, day, hall },
    halls: all.filter(({ id }) => usedHalls.has(id)),
    sessions: hall
      ? day.sessions.filter(({ hall_id }) => hall_id === null || hall_id === hall.id)
      : day.sessions,
    ...(await readPicturesOrOtherLanguage(edition, day, locale)),
  }
}

/**
 * The most letters of an alternative text: a longer one is tiring to listen to, and the page lists all
 * sessions anyway.
 */
const altLettersMax = 900

/** Returns the alternative text of a day's picture: the times and titles of its sessions. */
export function pictureAltText(sessions: readonly Session[], locale: Locale): string {
  let words = ''
  for (const session of sessions) {
    const next = `${words && `${words}; `}${session.start_time} ${bilingualText(session, 'title', locale).text}`
    if (next.length > altLettersMax) return `${words} …`
    words = next
  }
  return words
}

/** Returns the name and the date of a day in the reader's language. */
export const dayNameAndDate = (day: AgendaDay, locale: Locale) => ({
  day: bilingualText(day, 'day', locale).text,
  date: formatDate(day.event_date, locale),
})
