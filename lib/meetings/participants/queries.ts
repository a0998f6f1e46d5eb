import { and, asc, eq, gt, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import {
  meetingBookings,
  meetingEvents,
  meetingRooms,
  meetings,
  meetingTimes,
  meetingUsers,
  nameOrder,
} from '@/db/schema/meetings'
import { shownFile } from '@/lib/platform/files/columns'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { Problem } from '@/lib/platform/api/problem'
import { cacheRead } from '@/lib/platform/cache/cached'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { seatsNeeded } from '../limits'
import { meetingTimeOf, defaultDay } from '../local-time'
import { requiresInterpreter, meetingLanguages, userTypes } from '../schema'
import { searchPatterns } from '../users/search-key'
import { isMeetingOf, listOwnMeetings, personAnswer, roomAnswer } from './own-meetings'
import type {
  AskableHour,
  AskablePerson,
  HourState,
  ListedPerson,
  MeetingRequests,
  OwnMeeting,
  Participant,
  PeopleQuery,
  Plan,
  PlanHour,
} from './schema'
import { peoplePerPage } from './schema'
import type { MeetingUser } from '@/lib/platform/auth/callers'

/** Matches the meetings that wait for a participant's answer and whose deadline has not passed. */
const isWaitingFor = (userId: number) =>
  and(eq(meetings.waits_for_id, userId), gt(meetings.answer_by, sql`now()`))

const days = sql<
  string[]
>`(select coalesce(array_agg(distinct ${meetingTimes.meeting_date}::text order by ${meetingTimes.meeting_date}::text), '{}') from ${meetingTimes})`

/**
 * Returns the logged-in participant with what the frame of every page shows: the number of meetings that wait
 * for the participant's answer, and the days that have hours.
 */
export async function getLoggedInParticipant(user: MeetingUser): Promise<Participant> {
  const { rows } = await db().execute<{ waiting: number; days: string[] }>(sql`
    select (select count(*)::int from ${meetings} where ${isWaitingFor(user.id)}) as waiting, ${days} as days`)
  return {
    ...personAnswer(user),
    email: user.email,
    languages: meetingLanguages.filter((language) => user.languages.includes(language)),
    feed: meetingPaths.feed(user.feed_key),
    waiting: rows[0]?.waiting ?? 0,
    days: rows[0]?.days ?? [],
  }
}

/**
 * Reads the hours of a day with their states for the participant, all days that have hours, and how many
 * upcoming accepted and pending meetings the participant has. The default day replaces an unknown day.
 */
export async function getDayPlan(user: MeetingUser, date: string | undefined): Promise<Plan> {
  const { rows: daysOf } = await db().execute<{ day: string; meetings: number }>(sql`
    select hours.day, count(own.id)::int as meetings
    from (select meeting_date::text as day, array_agg(id) as ids from ${meetingTimes} group by meeting_date) hours
    left join ${meetingBookings} own on own.user_id = ${user.id} and own.meeting_id is not null
      and not own.is_proposed and own.time_id = any(hours.ids)
    group by hours.day order by hours.day`)
  const knownDays = daysOf.map(({ day }) => day)
  const day = date !== undefined && knownDays.includes(date) ? date : defaultDay(knownDays)
  const [hours, dayMeetings, counts] = await Promise.all([
    day === null ? [] : listDayHours(user.id, day),
    day === null ? [] : listOwnMeetingsOn(user.id, day),
    db().execute<{ accepted: number; pending: number }>(sql`
      select count(*) filter (where meeting_status = 'accepted')::int as accepted,
        count(*) filter (where meeting_status = 'pending')::int as pending
      from ${meetings} where ${isMeetingOf(user.id)} and starts_at > now()`),
  ])
  const byId = new Map(dayMeetings.map((meeting) => [meeting.id, meeting]))
  const { accepted = 0, pending = 0 } = counts.rows[0] ?? {}
  return { day, days: daysOf, hours: hours.map((hour) => describePlanHour(hour, byId)), accepted, pending }
}

type HourRow = {
  id: number
  starts_at: Date
  is_past: boolean
  is_taken: boolean
  is_proposed: boolean | null
  meeting_id: number | null
}

async function listDayHours(userId: number, day: string): Promise<HourRow[]> {
  return db()
    .select({
      id: meetingTimes.id,
      starts_at: meetingTimes.starts_at,
      is_past: sql<boolean>`${meetingTimes.starts_at} <= now()`,
      is_taken: sql<boolean>`${meetingBookings.id} is not null`,
      is_proposed: meetingBookings.is_proposed,
      meeting_id: meetingBookings.meeting_id,
    })
    .from(meetingTimes)
    .leftJoin(
      meetingBookings,
      and(eq(meetingBookings.time_id, meetingTimes.id), eq(meetingBookings.user_id, userId)),
    )
    .where(eq(meetingTimes.meeting_date, day))
    .orderBy(meetingTimes.starts_at)
}

/** Lists the meetings of a participant that are booked on a day. */
function listOwnMeetingsOn(userId: number, day: string): Promise<OwnMeeting[]> {
  const isHeld = sql`${meetings.id} in (
    select own.meeting_id from ${meetingBookings} own
    join ${meetingTimes} hour on hour.id = own.time_id and hour.meeting_date = ${day}
    where own.user_id = ${userId} and own.meeting_id is not null)`
  return listOwnMeetings(userId, isHeld, 'start')
}

function describePlanHour(hour: HourRow, meetingsById: ReadonlyMap<number, OwnMeeting>): PlanHour {
  const meeting = (hour.meeting_id !== null && meetingsById.get(hour.meeting_id)) || null
  const free = hour.is_past ? 'past' : 'free'
  const state = meeting ? (hour.is_proposed ? 'proposed' : 'meeting') : hour.is_taken ? 'busy' : free
  return {
    time_id: hour.id,
    meeting_time: meetingTimeOf(hour.starts_at).meeting_time,
    starts_at: hour.starts_at.toISOString(),
    state,
    meeting,
  }
}

/** Selects the upcoming hours at which the participant and at least one room are free. */
const selectFreeHours = (userId: number): SQL => sql`
  select hour.id from ${meetingTimes} hour
  where hour.starts_at > now()
    and not exists (select from ${meetingBookings} own where own.user_id = ${userId} and own.time_id = hour.id)
    and exists (
      select from ${meetingRooms} room where not exists (
        select from ${meetingBookings} held where held.room_id = room.id and held.time_id = hour.id))`

/** Matches the participants to whom a user can send a request: all others who are not blocked. */
const mayReceiveRequestFrom = (user: MeetingUser) =>
  and(ne(meetingUsers.id, user.id), isNull(meetingUsers.blocked_at))

function matchesSearch(search: string): SQL | undefined {
  if (search === '') return undefined
  const words = searchPatterns(search)
  // A search with text but without a word, such as `?`, finds nothing.
  if (words.length === 0) return sql`false`
  return and(
    ...words.map((patterns) =>
      or(...patterns.map((pattern) => sql`${meetingUsers.search_key} like ${pattern}`)),
    ),
  )
}

type ParticipantPage = {
  people: ListedPerson[]
  total: number
  totalPages: number
  types: { all: number; Exhibitor: number; Sponsor: number; Attendee: number }
}

/**
 * Lists a page of the other participants, each with their relation to the user.
 * @throws Problem not_found for a page past the last one
 */
export async function listParticipants(user: MeetingUser, query: PeopleQuery): Promise<ParticipantPage> {
  const { search, type, lang, limit } = query
  const where = and(mayReceiveRequestFrom(user), matchesSearch(search))
  const [counts, rows] = await Promise.all([
    db()
      .select({ type: meetingUsers.user_type, n: sql<number>`count(*)::int` })
      .from(meetingUsers)
      .where(where)
      .groupBy(meetingUsers.user_type),
    db()
      .select()
      .from(meetingUsers)
      .where(and(where, type === 'all' ? undefined : eq(meetingUsers.user_type, type)))
      .orderBy(sql`${nameOrder[lang]} collate "C"`, meetingUsers.id)
      .limit(limit)
      .offset(offsetOf(query)),
  ])
  const numberOf = (wantedType: string) => counts.find((row) => row.type === wantedType)?.n ?? 0
  const [Exhibitor, Sponsor, Attendee] = userTypes.map(numberOf) as [number, number, number]
  const types = { all: Exhibitor + Sponsor + Attendee, Exhibitor, Sponsor, Attendee }
  const total = types[type]
  const totalPages = numberOfPages(total, limit)
  if (query.page > Math.max(totalPages, 1)) throw new Problem('not_found')
  const stands = await listRelations(user, rows)
  return {
    people: rows.map((row) => ({ ...personAnswer(row), ...relationOrNone(stands, row.id) })),
    total,
    totalPages,
    types,
  }
}

/**
 * Counts the pages of the unfiltered list of participants, which leaves out the participant who reads it.
 */
export const countPeoplePages = cacheRead('meeting-people-pages', ['meeting-users'], async () => {
  const all = await db().$count(meetingUsers, isNull(meetingUsers.blocked_at))
  return Math.max(numberOfPages(all - 1, peoplePerPage), 1)
})

type RelationToUser = Pick<ListedPerson, 'free' | 'relation' | 'meeting'>
const relationOrNone = (relationsById: ReadonlyMap<number, RelationToUser>, userId: number): RelationToUser =>
  relationsById.get(userId) ?? { free: 0, relation: 'none', meeting: null }

/**
 * Reads the relation of a participant to each of some others: the number of free hours that both have, and
 * the meeting between the two.
 */
async function listRelations(
  user: MeetingUser,
  people: readonly { id: number }[],
): Promise<ReadonlyMap<number, RelationToUser>> {
  if (people.length === 0) return new Map()
  const ids = sql.param(people.map(({ id }) => id))
  const { rows } = await db().execute<{
    id: number
    free: number
    meeting_id: number | null
    relation: RelationToUser['relation'] | null
    starts_at: Date | string | null
  }>(sql`
    with open as materialized (${selectFreeHours(user.id)})
    select who.id, (select count(*)::int from open) - coalesce(taken.n, 0) as free,
      between.id as meeting_id, between.relation, between.starts_at
    from unnest(${ids}::int[]) who(id)
    left join lateral (
      select count(*)::int as n from ${meetingBookings} their
      where their.user_id = who.id and their.time_id in (select id from open)) taken on true
    left join lateral (
      select id, starts_at, case
          when waits_for_id = ${user.id} and answer_by > now() then 'answer'
          when meeting_status = 'pending' then 'waiting'
          else 'meeting' end as relation
      from ${meetings}
      where ((sender_id = ${user.id} and receiver_id = who.id) or (sender_id = who.id and receiver_id = ${user.id}))
        and meeting_status <> 'cancelled' and starts_at > now()
      order by waits_for_id = ${user.id} desc nulls last, starts_at, id limit 1) between on true`)
  return new Map(
    rows.map(({ id, free, meeting_id, relation, starts_at }) => [
      id,
      {
        free,
        relation: relation ?? 'none',
        meeting:
          meeting_id === null || starts_at === null
            ? null
            : { id: meeting_id, ...meetingTimeOf(new Date(starts_at)) },
      },
    ]),
  )
}

/**
 * Reads another participant with all hours: each is free for both participants, or has the reason why not.
 * @throws Problem not_found for an unknown or blocked participant, and for the user's own id
 */
export async function getOtherParticipant(user: MeetingUser, id: number): Promise<AskablePerson> {
  const [person] = await db()
    .select()
    .from(meetingUsers)
    .where(and(mayReceiveRequestFrom(user), eq(meetingUsers.id, id)))
  if (!person) throw new Problem('not_found')
  const needsInterpreter = requiresInterpreter(user.languages, person.languages)
  const [stands, hours] = await Promise.all([
    listRelations(user, [person]),
    listHoursForBoth(user.id, id, seatsNeeded(needsInterpreter)),
  ])
  const { relation, meeting } = relationOrNone(stands, id)
  const daysInOrder = [...new Set(hours.map(({ meeting_date }) => meeting_date))]
  return {
    person: {
      ...personAnswer(person),
      languages: meetingLanguages.filter((language) => person.languages.includes(language)),
      needs_interpreter: needsInterpreter,
      ...{ relation, meeting },
    },
    days: daysInOrder.map((day) => {
      const ofDay = hours.filter(({ meeting_date }) => meeting_date === day).map(({ hour }) => hour)
      return { day, free: ofDay.filter(({ state }) => state === 'free').length, hours: ofDay }
    }),
  }
}

type AskableRow = {
  hour: typeof meetingTimes.$inferSelect
  is_past: boolean
  mine: boolean
  theirs: boolean
  between: boolean
  room: typeof meetingRooms.$inferSelect | null
  file: { key: string; name: string } | null
}

function hourState({ is_past, mine, theirs, between, room }: AskableRow): HourState {
  if (is_past) return 'past'
  if (between) return 'pending'
  if (mine) return 'mine'
  if (theirs) return 'theirs'
  return room ? 'free' : 'no_room'
}

async function listHoursForBoth(
  userId: number,
  otherId: number,
  seats: number,
): Promise<{ meeting_date: string; hour: AskableHour }[]> {
  const isBookedFor = (who: number) =>
    sql<boolean>`exists (select from ${meetingBookings} b where b.user_id = ${who} and b.time_id = ${meetingTimes.id})`
  const firstFree = sql`(
    select room.id from ${meetingRooms} room where room.capacity >= ${seats} and not exists (
      select from ${meetingBookings} held where held.room_id = room.id and held.time_id = ${meetingTimes.id})
    order by room.capacity, room.room_number, room.id limit 1)`
  const rows: AskableRow[] = await db()
    .select({
      hour: meetingTimes,
      is_past: sql<boolean>`${meetingTimes.starts_at} <= now()`,
      mine: isBookedFor(userId),
      theirs: isBookedFor(otherId),
      // Whether a request or an accepted meeting between the two participants is booked at the hour.
      between: sql<boolean>`exists (
        select from ${meetingBookings} one join ${meetingBookings} two
          on two.meeting_id = one.meeting_id and two.time_id = one.time_id
        where one.user_id = ${userId} and two.user_id = ${otherId} and one.time_id = ${meetingTimes.id})`,
      room: meetingRooms,
      file: shownFile,
    })
    .from(meetingTimes)
    .leftJoin(meetingRooms, eq(meetingRooms.id, firstFree))
    .leftJoin(files, eq(files.id, meetingRooms.room_pic_file_id))
    .orderBy(meetingTimes.starts_at)
  return rows.map((row) => {
    const state = hourState(row)
    const { meeting_date, meeting_time } = meetingTimeOf(row.hour.starts_at)
    return {
      meeting_date,
      hour: {
        time_id: row.hour.id,
        meeting_time,
        starts_at: row.hour.starts_at.toISOString(),
        state,
        room: state === 'free' ? roomAnswer(row.room, row.file) : null,
      },
    }
  })
}

const answersMax = 100

/**
 * Lists requests and proposed times that wait for an answer, in a received and a sent list. A request stays
 * in its list when it gets a counter-proposal. The sent list also has declined and expired requests.
 */
export async function listMeetingRequests(user: MeetingUser): Promise<MeetingRequests> {
  const waits = and(ne(meetings.meeting_status, 'cancelled'), gt(meetings.answer_by, sql`now()`))
  const isRequest = eq(meetings.meeting_status, 'pending')
  const isAgreed = eq(meetings.meeting_status, 'accepted')
  const theirs = or(
    and(isRequest, eq(meetings.receiver_id, user.id)),
    and(isAgreed, eq(meetings.waits_for_id, user.id)),
  )
  const mine = or(
    and(isRequest, eq(meetings.sender_id, user.id)),
    and(isAgreed, ne(meetings.waits_for_id, user.id)),
  )
  const [receivedRequests, pendingRequests, closedRequests] = await Promise.all([
    listOwnMeetings(user.id, and(waits, theirs), 'answer', answersMax),
    listOwnMeetings(user.id, and(waits, mine), 'answer', answersMax),
    listOwnMeetings(
      user.id,
      and(eq(meetings.sender_id, user.id), sql`${meetings.cancelled_as} in ('declined', 'expired')`),
      'newest',
      answersMax,
    ),
  ])
  return { received: receivedRequests, sent: [...pendingRequests, ...closedRequests] }
}

/** Lists the stored data of a participant by e-mail address: the record and the meetings. */
export async function listParticipantDataByEmail(email: string) {
  const users = await db().select().from(meetingUsers).where(eq(meetingUsers.email, email))
  const steps = await db()
    .select()
    .from(meetingEvents)
    .where(
      inArray(
        meetingEvents.by_user_id,
        users.map(({ id }) => id),
      ),
    )
    .orderBy(asc(meetingEvents.id))
  return Promise.all(
    users.map(async ({ id, name, name_en, phone_number, user_type, languages, lang, created_at }) => ({
      ...{ id, name: name || name_en, name_en, phone_number, user_type, languages, lang },
      created_at: created_at.toISOString(),
      meetings: (await listOwnMeetings(id, undefined, 'start')).map(({ other, ...meeting }) => ({
        meeting_number: meeting.meeting_number,
        meeting_status: meeting.meeting_status,
        meeting_description: meeting.meeting_description,
        cancel_reason: meeting.cancel_reason,
        meeting_date: meeting.meeting_date,
        meeting_time: meeting.meeting_time,
        with: other.name || other.name_en,
      })),
      steps: steps
        .filter(({ by_user_id }) => by_user_id === id)
        .map(({ kind, note, created_at: at }) => ({ kind, note, created_at: at.toISOString() })),
    })),
  )
}
