import { and, asc, desc, eq, gt, ilike, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { eventRegistrations, events, eventScans } from '@/db/schema/event'
import { countryName } from '../registrations/countries'
import { containsPattern } from '../registrations/queries'
import {
  doorFoundMax,
  type DoorList,
  type DoorListInput,
  type DoorSearchInput,
  type Guest,
  guestsMax,
  type ScanResult,
} from './schema'

const latestMax = 8
/**
 * A request for changes also returns the admissions of this many seconds before the previous request, because
 * their transactions may have been uncommitted at that time.
 */
const overlapSeconds = 60

const firsts = alias(eventScans, 'firsts')
const name = sql<string>`${eventRegistrations.last_name} || ' ' || ${eventRegistrations.first_name}`

/** Returns the edition with the given number, or the live edition if no number is given. */
export async function getEditionOrLive(editionId?: number): Promise<{ id: number; event: string } | null> {
  const [edition] = await db()
    .select({ id: events.id, event: events.event })
    .from(events)
    .where(editionId ? eq(events.id, editionId) : eq(events.is_current, true))
  return edition ?? null
}

/** Reads the results of scans with the names that a door shows; their order is undefined. */
export async function listScanResults(ids: readonly string[]): Promise<ScanResult[]> {
  const rows = await db()
    .select({ scan: eventScans, person: eventRegistrations, name, first: firsts, edition: events.event })
    .from(eventScans)
    .leftJoin(eventRegistrations, eq(eventRegistrations.id, eventScans.registration_id))
    .leftJoin(events, eq(events.id, eventRegistrations.event_id))
    .leftJoin(
      firsts,
      and(eq(firsts.registration_id, eventScans.registration_id), eq(firsts.verdict, 'admitted')),
    )
    .where(inArray(eventScans.id, [...ids]))
  return rows.map(({ scan, person, name: guestName, first, edition }) => ({
    id: scan.id,
    verdict: scan.verdict,
    verdict_offline: scan.verdict_offline,
    code: person?.code ?? '',
    name: person ? guestName : '',
    company: person?.company ?? '',
    country: person ? countryName(person.country, 'mn') : '',
    door: scan.door,
    scanned_at: scan.scanned_at.toISOString(),
    first: first && { door: first.door, at: first.scanned_at.toISOString() },
    edition: edition ?? '',
  }))
}

const guestColumns = {
  id: eventRegistrations.id,
  code: eventRegistrations.code,
  name,
  company: eventRegistrations.company,
  country: eventRegistrations.country,
}

/** Replaces the country code of a guest by the name of the country. */
const withCountryName = (guest: Guest): Guest => ({ ...guest, country: countryName(guest.country, 'mn') })

/** The fewest digits or letters of a search term: a shorter term would match too many guests. */
const soughtMin = 4

/**
 * Finds guests whose phone number or e-mail address contains the typed text. The devices at the doors store
 * neither numbers nor addresses, so only the server can search them.
 */
export async function findGuestsByPhoneOrEmail({ event, term }: DoorSearchInput): Promise<Guest[]> {
  const figures = term.replace(/\D/g, '')
  const isNumber = /^[\d\s+()-]+$/.test(term)
  if ((isNumber ? figures : term).length < soughtMin) return []
  const edition = await getEditionOrLive(event)
  if (!edition) return []
  const { phone_number, email } = eventRegistrations
  const isTheirs = isNumber
    ? sql`regexp_replace(${phone_number}, '[^0-9]', '', 'g') like ${`%${figures}%`}`
    : ilike(email, containsPattern(term))
  const rows = await db()
    .select(guestColumns)
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.event_id, edition.id), isTheirs))
    .orderBy(asc(name), asc(eventRegistrations.id))
    .limit(doorFoundMax)
  return rows.map(withCountryName)
}

/**
 * Returns what a device at a door needs: the guests and admissions that the device does not have yet, the
 * number of guests admitted at each door, and the latest admissions.
 */
export async function getDoorList({ event, after = 0, since }: DoorListInput): Promise<DoorList> {
  const edition = await getEditionOrLive(event)
  const now = new Date().toISOString()
  if (!edition)
    return {
      event: null,
      guests: [],
      hasMore: false,
      admitted: [],
      now,
      registered: 0,
      doors: [],
      latest: [],
    }
  const isAdmitted = and(eq(eventScans.event_id, edition.id), eq(eventScans.verdict, 'admitted'))
  const isLater = since
    ? gt(eventScans.created_at, sql`${since}::timestamptz - make_interval(secs => ${overlapSeconds})`)
    : undefined
  const [guests, admissions, doors, latest, registeredCount] = await Promise.all([
    db()
      .select(guestColumns)
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.event_id, edition.id), gt(eventRegistrations.id, after)))
      .orderBy(asc(eventRegistrations.id))
      .limit(guestsMax + 1),
    db()
      .select({ id: eventScans.registration_id, door: eventScans.door, at: eventScans.scanned_at })
      .from(eventScans)
      .where(and(isAdmitted, isLater)),
    db()
      .select({ door: eventScans.door, admitted: sql<number>`count(*)`.mapWith(Number) })
      .from(eventScans)
      .where(isAdmitted)
      .groupBy(eventScans.door)
      .orderBy(asc(eventScans.door)),
    db()
      .select({
        id: eventScans.id,
        name,
        company: eventRegistrations.company,
        door: eventScans.door,
        at: eventScans.scanned_at,
      })
      .from(eventScans)
      .innerJoin(eventRegistrations, eq(eventRegistrations.id, eventScans.registration_id))
      .where(isAdmitted)
      .orderBy(desc(eventScans.created_at), desc(eventScans.id))
      .limit(latestMax),
    db().$count(eventRegistrations, eq(eventRegistrations.event_id, edition.id)),
  ])
  return {
    event: edition,
    guests: guests.slice(0, guestsMax).map(withCountryName),
    hasMore: guests.length > guestsMax,
    admitted: admissions.flatMap(({ id, door, at }) =>
      id === null ? [] : [{ id, door, at: at.toISOString() }],
    ),
    now,
    registered: registeredCount,
    doors,
    latest: latest.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
  }
}
