import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  eventDates,
  eventGalleryImages,
  eventPartners,
  eventPresentations,
  eventPresenters,
  events,
  eventSessionPresenters,
  eventSessions,
  eventStatistics,
} from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { isPhotograph } from '@/lib/platform/files/picture-kinds'
import { requireRow } from '@/lib/platform/api/rows'
import { type EditionGap, editionGaps, galleryPhotographsMin } from './schema'

/**
 * Counts the figures of the edition `e` that its records contradict. The label says what a figure counts; «350+»
 * promises at least so many.
 */
const countFiguresUnlikeRecords = sql`(select count(*)::integer from ${eventStatistics} f
  join (values
    ('speaker|илтгэгч', (select count(*) from ${eventPresenters} p where p.event_id = e.id)),
    ('exhibitor|үзэсгэлэнд оролцогч', (select count(*) from ${eventPartners} p
      where p.event_id = e.id and p.role = 'exhibitor'))
  ) counted (words, number) on concat(f.label, ' ', f.label_en) ~* counted.words
  cross join lateral (select case when f.figure ~ '^[0-9][0-9 ,]{0,11}[+]?$'
    then regexp_replace(f.figure, '[^0-9]', '', 'g')::bigint end as number) typed
  where f.event_id = e.id and counted.number > 0 and case when f.figure like '%+'
    then typed.number > counted.number else typed.number <> counted.number end)`

/**
 * Lists the kinds of content that an edition still lacks, with the number of gaps of each kind. One query
 * counts all kinds.
 * @throws Problem not_found
 */
export async function listAdminEditionGaps(id: number): Promise<{ gap: EditionGap; count: number }[]> {
  const isTalk = sql`s.kind in ('talk', 'keynote', 'panel', 'workshop')`
  const countSessionsWhere = (
    lacks: ReturnType<typeof sql>,
  ) => sql`(select count(*)::integer from ${eventSessions} s
    join ${eventDates} d on d.id = s.event_date_id where d.event_id = e.id and ${lacks})`
  const oneIfNone = (fromClause: ReturnType<typeof sql>) =>
    sql`(case when exists (select ${fromClause}) then 0 else 1 end)`
  const fromPartsOfEdition = (table: typeof eventPresentations | typeof eventGalleryImages) =>
    sql`from ${table} part join ${eventDates} d on d.id = part.event_date_id where d.event_id = e.id`
  const fromPartnersOfEdition = (role: string) =>
    sql`from ${eventPartners} p where p.event_id = e.id and p.role = ${role}`
  const oneIf = (condition: ReturnType<typeof sql>) => sql`(${condition})::integer`
  const oneIfUntranslated = (field: string) =>
    sql`(e.${sql.identifier(field)} <> '' and e.${sql.identifier(`${field}_en`)} = '')::integer`
  const counts: Record<EditionGap, ReturnType<typeof sql>> = {
    days: oneIfNone(sql`from ${eventDates} d where d.event_id = e.id`),
    venue: oneIf(sql`e.place = '' or e.venue = ''`),
    address: oneIf(sql`e.address = ''`),
    invitation: oneIf(sql`e.invitation = ''`),
    about: oneIf(sql`e.about = ''`),
    picture: oneIf(sql`e.image_file_id is null and e.video_file_id is null`),
    english: sql`${oneIfUntranslated('event')} + ${oneIfUntranslated('place')} + ${oneIfUntranslated('venue')} + ${oneIfUntranslated('address')}`,
    textsInEnglish: sql`${oneIfUntranslated('invitation')} + ${oneIfUntranslated('about')}`,
    registration: sql`(case when e.is_current and coalesce(
      (select max(d.ends_at) from ${eventDates} d where d.event_id = e.id) > now(), true) then 0 else 1 end)`,
    emptyDays: sql`(select count(*)::integer from ${eventDates} d where d.event_id = e.id
      and not exists (select from ${eventSessions} s where s.event_date_id = d.id))`,
    talksWithoutSpeaker: countSessionsWhere(sql`${isTalk} and s.speakers = ''
      and not exists (select from ${eventSessionPresenters} p where p.session_id = s.id)`),
    talksWithoutHall: countSessionsWhere(sql`${isTalk} and s.hall_id is null`),
    talksInEnglish: countSessionsWhere(sql`s.title_en = ''`),
    speakers: oneIfNone(sql`from ${eventPresenters} p where p.event_id = e.id`),
    speakersInEnglish: sql`(select count(*)::integer from ${eventPresenters} p
      where p.event_id = e.id and p.about <> '' and p.about_en = '')`,
    figuresUnlikeRecords: countFiguresUnlikeRecords,
    figures: oneIfNone(sql`from ${eventStatistics} f where f.event_id = e.id`),
    organisers: oneIfNone(fromPartnersOfEdition('organiser')),
    sponsors: oneIfNone(fromPartnersOfEdition('sponsor')),
    exhibitors: oneIfNone(fromPartnersOfEdition('exhibitor')),
    documents: oneIfNone(fromPartsOfEdition(eventPresentations)),
    gallery: oneIf(sql`(select count(*) ${fromPartsOfEdition(eventGalleryImages)}
      and exists (select from ${files} where ${files.id} = part.image_file_id and ${isPhotograph})) < ${galleryPhotographsMin}`),
  }
  const columns = editionGaps.map((gap) => sql`${counts[gap]} as ${sql.identifier(gap)}`)
  const { rows } = await db().execute<Record<EditionGap, number>>(
    sql`select ${sql.join(columns, sql`, `)} from ${events} e where e.id = ${id}`,
  )
  const totals = requireRow(rows)
  return editionGaps.flatMap((gap) => (totals[gap] > 0 ? [{ gap, count: totals[gap] }] : []))
}
