import { and, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { meetings, meetingUsers, nameOrder } from '@/db/schema/meetings'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { isUpcomingMeetingOf } from '../coming-bookings'
import type { MeetingLanguage } from '../schema'
import {
  userFilters,
  type MeetingUserRecord,
  type MeetingUserRow,
  type UserListing,
  type UserSort,
} from './schema'
import { searchPatterns } from './search-key'

type Row = typeof meetingUsers.$inferSelect

export const userAnswer = (row: Row): MeetingUserRow => ({
  id: row.id,
  name: row.name,
  name_en: row.name_en,
  email: row.email,
  phone_number: row.phone_number,
  user_type: row.user_type,
  // A check constraint limits the languages to these values.
  languages: row.languages as MeetingLanguage[],
  blocked_at: row.blocked_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  version: row.version,
})

/** Names are sorted alphabetically in their language, by a sort key that Postgres compares byte by byte. */
const sortedBy: Record<UserSort, SQL> = {
  name: sql`${nameOrder.mn} collate "C"`,
  name_en: sql`${nameOrder.en} collate "C"`,
  email: sql`${meetingUsers.email}`,
  phone_number: sql`${meetingUsers.phone_number}`,
  user_type: sql`${meetingUsers.user_type}`,
}

/** Builds a `like` pattern for texts that contain a term, with the wildcards in the term escaped. */
const likePattern = (term: string) => `%${term.replace(/[\\%_]/g, '\\$&')}%`

/** Matches participants by words of either name, or by a part of the e-mail address or the phone number. */
function matchesTerm(term: string): SQL | undefined {
  const words = searchPatterns(term)
  const matchesName =
    words.length > 0
      ? and(
          ...words.map((patterns) =>
            or(...patterns.map((pattern) => sql`${meetingUsers.search_key} like ${pattern}`)),
          ),
        )
      : undefined
  return or(
    matchesName,
    ilike(meetingUsers.email, likePattern(term)),
    ilike(meetingUsers.phone_number, likePattern(term)),
  )
}

function userFilterSql(query: UserListing): SQL | undefined {
  return and(
    query.type === 'all' ? undefined : eq(meetingUsers.user_type, query.type),
    query.term ? matchesTerm(query.term) : undefined,
    ...userFilters.map((column) =>
      query[column] ? ilike(meetingUsers[column], likePattern(query[column])) : undefined,
    ),
  )
}

function userOrderSql(sort: UserListing['sort']): SQL[] {
  const idOrder = desc(meetingUsers.id)
  if (sort === undefined) return [idOrder]
  const isDescending = sort.startsWith('-')
  const by = sortedBy[(isDescending ? sort.slice(1) : sort) as UserSort]
  // Sorts equal values by id in the direction of the column, so that the index on both can be used.
  return isDescending ? [desc(by), desc(meetingUsers.id)] : [by, sql`${meetingUsers.id}`]
}

/** Lists a page of the participants that match the filters, for the office. */
export async function listMeetingUsers(query: UserListing): Promise<{
  users: MeetingUserRow[]
  total: number
  totalPages: number
}> {
  const where = userFilterSql(query)
  const [total, rows] = await Promise.all([
    db().$count(meetingUsers, where),
    db()
      .select()
      .from(meetingUsers)
      .where(where)
      .orderBy(...userOrderSql(query.sort))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { users: rows.map(userAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a participant for the form. @throws Problem not_found */
export async function getMeetingUser(id: number): Promise<MeetingUserRecord> {
  const row = requireRow(await db().select().from(meetingUsers).where(eq(meetingUsers.id, id)))
  return { ...userAnswer(row), coming: await db().$count(meetings, isUpcomingMeetingOf(id)) }
}
