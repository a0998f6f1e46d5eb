import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventPartners } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { getListingLabel } from '@/lib/organisations/queries'
import { fileUrl } from '@/lib/platform/files/url'
import { matchesTermSql } from '@/lib/platform/search/match'
import { editionIdSql } from '../editions/queries'
import {
  type Partner,
  type PartnerRecord,
  type PartnerRole,
  type PartnersInput,
  type Stand,
  sponsorLevels,
} from './schema'

/** The number of exhibitors on a page. */
const exhibitorsOfPage = 24

function selectPartners(where: SQL | undefined) {
  return db()
    .select({ row: eventPartners, logo: shownFile })
    .from(eventPartners)
    .leftJoin(files, eq(files.id, eventPartners.logo_file_id))
    .where(where)
    .orderBy(asc(eventPartners.sequence), asc(eventPartners.id))
    .$dynamic()
}

function partnerAnswer({ row, logo }: Awaited<ReturnType<typeof selectPartners>>[number]): Partner {
  const { id, event_id, role, level, name, name_en, about, about_en, stand, link } = row
  return {
    id,
    event_id,
    role,
    level,
    name,
    name_en,
    about,
    about_en,
    stand,
    link,
    logo: logo && fileUrl(logo),
  }
}

const isPartnerOf = (eventId: number | SQL, role: PartnerRole) =>
  and(eq(eventPartners.event_id, eventId), eq(eventPartners.role, role))

type PartnerPage = { partners: Partner[]; total: number; totalPages: number }

async function readPartnersPage(
  where: SQL | undefined,
  paging: { page: number; limit: number },
): Promise<PartnerPage> {
  const [total, rows] = await Promise.all([
    db().$count(eventPartners, where),
    selectPartners(where).limit(paging.limit).offset(offsetOf(paging)),
  ])
  return { partners: rows.map(partnerAnswer), total, totalPages: numberOfPages(total, paging.limit) }
}

/**
 * Lists a page of an edition's partners of one role. A search term limits the list to partners that match it.
 */
export async function listAdminPartners({
  event,
  role,
  term,
  ...paging
}: PartnersInput): Promise<PartnerPage> {
  const where = and(
    isPartnerOf(editionIdSql(event), role),
    await matchesTermSql(term, 'partner', eventPartners.id),
  )
  return readPartnersPage(where, paging)
}

/** Reads a partner for its form. @throws Problem not_found */
export async function getPartner(id: number): Promise<PartnerRecord> {
  const row = requireRow(await selectPartners(eq(eventPartners.id, id)))
  const { version, registration_number, company_id } = row.row
  const listing = await getListingLabel(company_id)
  return { ...partnerAnswer(row), version, registration_number, company_id, listing }
}

/** Reads the organisers of an edition. */
export const listOrganisers = cacheRead(
  'event-organisers',
  ['event'],
  async (eventId: number): Promise<Partner[]> =>
    (await selectPartners(isPartnerOf(eventId, 'organiser'))).map(partnerAnswer),
)

/** Reads the sponsors of an edition, the highest level first. */
export const listSponsors = cacheRead(
  'event-sponsors',
  ['event'],
  async (eventId: number): Promise<Partner[]> => {
    const sponsors = (await selectPartners(isPartnerOf(eventId, 'sponsor'))).map(partnerAnswer)
    return sponsorLevels.flatMap((level) => sponsors.filter((sponsor) => sponsor.level === level))
  },
)

/**
 * Reads partners of an edition by their numbers. `page` is the number of the list page that shows the
 * partner; it is 1 for sponsors and organisers, whose lists have no pages.
 */
export async function listPartnersByIds(
  eventId: number,
  ids: readonly number[],
): Promise<(Partner & { page: number })[]> {
  const place = sql<number>`row_number() over (partition by ${eventPartners.role} order by ${eventPartners.sequence}, ${eventPartners.id})`
  const placeRows = db()
    .select({ id: eventPartners.id, place: place.mapWith(Number).as('place') })
    .from(eventPartners)
    .where(eq(eventPartners.event_id, eventId))
    .as('placed')
  const [rows, places] = await Promise.all([
    selectPartners(and(eq(eventPartners.event_id, eventId), inArray(eventPartners.id, [...ids]))),
    db()
      .select()
      .from(placeRows)
      .where(inArray(placeRows.id, [...ids])),
  ])
  const placeOf = new Map(places.map(({ id, place }) => [id, place]))
  return rows.map((record) => ({
    ...partnerAnswer(record),
    page:
      record.row.role === 'exhibitor' ? Math.ceil((placeOf.get(record.row.id) ?? 1) / exhibitorsOfPage) : 1,
  }))
}

/** Reads one page of the exhibitors of an edition. */
export const listExhibitors = cacheRead(
  'event-exhibitors',
  ['event'],
  async (eventId: number, page: number): Promise<PartnerPage> =>
    readPartnersPage(isPartnerOf(eventId, 'exhibitor'), { page, limit: exhibitorsOfPage }),
)

/**
 * Reads the exhibitors of an edition that have a stand, in their order. An exhibitor is a sponsor too if both are
 * one organisation of the directory.
 */
export const listStands = cacheRead('event-stands', ['event'], async (eventId: number): Promise<Stand[]> => {
  const { rows } = await db().execute<Stand>(sql`
    select id, name, name_en, stand, ceil(place / ${exhibitorsOfPage}::float8)::integer as page, is_sponsor
    from (
      select *, row_number() over (order by sequence, id) as place, exists (
        select from ${eventPartners} sponsor
        where sponsor.event_id = ${eventId} and sponsor.role = 'sponsor' and sponsor.company_id = exhibitor.company_id
      ) as is_sponsor
      from ${eventPartners} exhibitor where event_id = ${eventId} and role = 'exhibitor'
    ) placed
    where stand <> '' order by place`)
  return rows
})
