import { placeAndDatesText } from '@/lib/event/editions/line'
import {
  getArchivedEdition,
  findEarlierEdition,
  getLiveEdition,
  readEditionWithDays,
} from '@/lib/event/editions/queries'
import type { EventDay, EditionWithDays } from '@/lib/event/editions/schema'
import { listDayGallery } from '@/lib/event/gallery/queries'
import { listHalls } from '@/lib/event/halls/queries'
import { listPresentations } from '@/lib/event/presentations/queries'
import type { Presentation } from '@/lib/event/presentations/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { formatDate } from '@/lib/platform/i18n/format'
import type { Locale } from '@/lib/platform/i18n/locale'
import type { MessageKey } from '@/lib/platform/i18n/message-key'
import { messageText } from '@/lib/platform/i18n/messages'
import { siteOf } from '@/lib/platform/site/sites'
import type { CardFacts } from './facts'

/** The message keys of the titles of the event's pages. */
const titles = {
  about: 'event.about.title',
  agenda: 'event.agenda.title',
  presentation: 'event.presentation.title',
  gallery: 'event.gallery.title',
  speakers: 'event.speaker.title',
  exhibitors: 'event.exhibitors.title',
  sponsors: 'event.sponsors.title',
  register: 'event.register.title',
  contact: 'event.contact.title',
  test: 'event.test.title',
} as const satisfies Record<string, MessageKey>

export type EventPage = keyof typeof titles | 'home'

/**
 * The pages that exist for each day. The value is the most numbers that a key may have after the page's name:
 * 1 for a day, 2 with a hall, 3 with a document.
 */
const partsOfPlace: Readonly<Record<string, number>> = { agenda: 2, presentation: 3, gallery: 1 }

/**
 * Returns the key of the card of one of the event's pages.
 * @param placeNumbers as far as needed: the day's number in its edition, the hall's id, the document's id
 */
export function eventPageKey(
  page: EventPage | ArchivePage,
  ...placeNumbers: readonly (number | undefined)[]
): string {
  return [page, ...placeNumbers].filter((part) => part !== undefined).join('-')
}

/** The message keys of the titles of the archived site's pages; null for its home page. */
const archiveTitles = {
  archive: null,
  'archive-news': 'event.archive.news',
  'archive-registration': 'event.archive.registration',
  'archive-presentation': 'event.archive.presentation',
} as const satisfies Record<string, MessageKey | null>
export type ArchivePage = keyof typeof archiveTitles
const isArchivePage = (key: string): key is ArchivePage => Object.hasOwn(archiveTitles, key)

async function archiveFacts(page: ArchivePage, locale: Locale): Promise<CardFacts> {
  const datedEdition = await getArchivedEdition()
  const name = messageText(locale, 'event.archive.name')
  const title = archiveTitles[page]
  return {
    site: 'mw',
    publisher: title ? name : siteOf('mw').name[locale],
    title: title ? messageText(locale, title) : name,
    line: datedEdition ? placeAndDatesText(datedEdition, locale) : messageText(locale, 'event.archive.kept'),
    picture: photoOf(datedEdition?.edition.image),
  }
}

type DayHallAndDocument = { day?: EventDay; words: string[]; document?: Presentation }

/**
 * Finds the day, the hall and the document that a key names.
 * @returns null if the edition lacks one of them, or if the key has more numbers than its page takes
 */
async function findDayHallAndDocument(
  page: string,
  numbers: readonly number[],
  live: EditionWithDays | null,
  locale: Locale,
): Promise<DayHallAndDocument | null> {
  const [dayNumber, hallId, documentId] = numbers
  if (dayNumber === undefined) return { words: [] }
  const day = live?.days.find(({ number }) => number === dayNumber)
  if (!live || !day || numbers.length > (partsOfPlace[page] ?? 0)) return null
  const words = [bilingualText(day, 'day', locale).text]
  if (hallId === undefined) return { day, words }
  const hall = (await listHalls(live.edition.id)).find(({ id }) => id === hallId)
  if (!hall) return null
  words.push(bilingualText(hall, 'hall_name', locale).text)
  if (documentId === undefined) return { day, words }
  const document = (await listPresentations(day.id, hall.id)).find(({ id }) => id === documentId)
  return document ? { day, words, document } : null
}

/** Finds the earlier edition of a year, as in the key `2024-agenda-1`; without a year the live edition. */
async function findEditionOfYearOrLive(year: string | undefined): Promise<EditionWithDays | null> {
  if (year === undefined) return getLiveEdition()
  const edition = await findEarlierEdition(year)
  return edition && readEditionWithDays(edition)
}

/**
 * Returns the content of the card of one of the event's pages.
 * @returns null when there is no such page
 */
export async function eventPageFacts(key: string, locale: Locale): Promise<CardFacts | null> {
  if (isArchivePage(key)) return archiveFacts(key, locale)
  const [, year, pageKey = ''] = /^(?:(\d{4})-)?(.*)$/.exec(key) ?? []
  const [page = '', ...numbers] = pageKey.split('-')
  const isHome = pageKey === 'home'
  if (!isHome && !Object.hasOwn(titles, page)) return null
  const live = await findEditionOfYearOrLive(year)
  if (year !== undefined && !live) return null
  const site = siteOf('mw').name[locale]
  const name = live ? bilingualText(live.edition, 'event', locale).text : site
  const line = live ? placeAndDatesText(live, locale) : messageText(locale, 'event.noEdition.title')
  if (isHome) return { site: 'mw', publisher: site, title: name, line, picture: photoOf(live?.edition.image) }
  const place = await findDayHallAndDocument(page, numbers.map(Number), live, locale)
  if (!place) return null
  const { day, document } = place
  const title = messageText(locale, titles[page as keyof typeof titles])
  return {
    ...{ site: 'mw', publisher: name },
    title: document
      ? bilingualText(document, 'present_name', locale).text
      : [title, ...place.words].join(' · '),
    line: document ? place.words.join(' · ') : live && day ? dayLine(live, day, locale) : line,
    picture: page === 'gallery' && day ? await findPhotoOfDay(day) : undefined,
  }
}

const dayLine = ({ edition }: EditionWithDays, day: EventDay, locale: Locale): string =>
  [bilingualText(edition, 'place', locale).text, formatDate(day.event_date, locale)]
    .filter(Boolean)
    .join(', ')

const photoOf = (url: string | null | undefined): CardFacts['picture'] =>
  url ? { url, as: 'photo' } : undefined

async function findPhotoOfDay(day: EventDay): Promise<CardFacts['picture']> {
  const [first] = await listDayGallery(day.id, 1, 0)
  return photoOf(first?.image)
}
