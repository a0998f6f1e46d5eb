import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  meetingBookings,
  meetingInterpreters,
  meetings,
  meetingTimes,
  meetingUsers,
  nameOrder,
} from '@/db/schema/meetings'
import { requireRow } from '@/lib/platform/api/rows'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { requiresInterpreter } from '../schema'
import { searchPatterns } from '../users/search-key'
import { listRooms } from './days'
import { groupRows } from './grouped'
import type { ChoiceHour, ChoicesQuery, MeetingChoices } from './schema'

/** The most participants that a search returns. */
const peopleMax = 20

/** Finds participants by the words of their names; those who are blocked are left out. */
export async function searchParticipantChoices(
  term: string,
  lang: Locale,
): Promise<{ id: number; label: string }[]> {
  const words = searchPatterns(term).map((patterns) =>
    or(...patterns.map((pattern) => sql`${meetingUsers.search_key} like ${pattern}`)),
  )
  const rows = await db()
    .select({
      id: meetingUsers.id,
      name: meetingUsers.name,
      name_en: meetingUsers.name_en,
      email: meetingUsers.email,
    })
    .from(meetingUsers)
    .where(and(isNull(meetingUsers.blocked_at), ...words))
    .orderBy(sql`${nameOrder[lang]} collate "C"`, asc(meetingUsers.id))
    .limit(peopleMax)
  // The label contains the e-mail address, because two participants may share a name.
  return rows.map(({ id, email, ...names }) => ({ id, label: `${nameIn(names, lang).text} (${email})` }))
}

type ParticipantPair = { sender: number; receiver: number; meeting: number | null; startsAt: Date | null }

/**
 * Returns the two participants of a query, or of the meeting that the query names.
 * @throws Problem not_found for an unknown meeting
 */
async function getParticipantPair({
  meeting,
  sender_id,
  receiver_id,
}: ChoicesQuery): Promise<ParticipantPair> {
  if (meeting === null)
    return { sender: sender_id ?? 0, receiver: receiver_id ?? 0, meeting: null, startsAt: null }
  const row = requireRow(
    await db()
      .select({
        sender: meetings.sender_id,
        receiver: meetings.receiver_id,
        startsAt: meetings.starts_at,
      })
      .from(meetings)
      .where(eq(meetings.id, meeting)),
  )
  return { ...row, meeting }
}

/**
 * Lists the bookings of both participants, of all rooms and of all interpreters in upcoming hours, without
 * those of the meeting that is changed.
 */
function listConflictingBookings({ sender, receiver, meeting }: ParticipantPair, now: Date) {
  return db()
    .select({
      time_id: meetingBookings.time_id,
      user_id: meetingBookings.user_id,
      room_id: meetingBookings.room_id,
      interpreter_id: meetingBookings.interpreter_id,
    })
    .from(meetingBookings)
    .innerJoin(meetingTimes, eq(meetingTimes.id, meetingBookings.time_id))
    .where(
      and(
        gt(meetingTimes.starts_at, now),
        or(
          inArray(meetingBookings.user_id, [sender, receiver]),
          isNotNull(meetingBookings.room_id),
          isNotNull(meetingBookings.interpreter_id),
        ),
        meeting === null
          ? undefined
          : or(isNull(meetingBookings.meeting_id), ne(meetingBookings.meeting_id, meeting)),
      ),
    )
}

type Bookings = Awaited<ReturnType<typeof listConflictingBookings>>

/** Returns a function that checks whether a participant, a room or an interpreter is booked at an hour. */
function bookingChecker(bookings: Bookings) {
  const kinds = { user_id: new Set<string>(), room_id: new Set<string>(), interpreter_id: new Set<string>() }
  for (const row of bookings)
    for (const kind of ['user_id', 'room_id', 'interpreter_id'] as const)
      if (row[kind] !== null) kinds[kind].add(`${row.time_id} ${row[kind]}`)
  return (kind: keyof typeof kinds, hour: number, id: number) => kinds[kind].has(`${hour} ${id}`)
}

const canInterpretFor = (interpreterLanguages: readonly string[], personLanguages: readonly string[]) =>
  personLanguages.length === 0 || personLanguages.some((language) => interpreterLanguages.includes(language))

/**
 * Lists the upcoming hours for a meeting of two participants, with the rooms and interpreters that are free
 * at each.
 */
export async function getMeetingChoices(query: ChoicesQuery, now: Date): Promise<MeetingChoices> {
  const two = await getParticipantPair(query)
  const [users, hours, rooms, interpreters, bookings] = await Promise.all([
    db()
      .select({ id: meetingUsers.id, languages: meetingUsers.languages })
      .from(meetingUsers)
      .where(inArray(meetingUsers.id, [two.sender, two.receiver])),
    db()
      .select({
        id: meetingTimes.id,
        day: meetingTimes.meeting_date,
        time: meetingTimes.meeting_time,
        starts_at: meetingTimes.starts_at,
      })
      .from(meetingTimes)
      .where(gt(meetingTimes.starts_at, now))
      .orderBy(asc(meetingTimes.starts_at)),
    listRooms(),
    db()
      .select({
        id: meetingInterpreters.id,
        name: meetingInterpreters.name,
        languages: meetingInterpreters.languages,
      })
      .from(meetingInterpreters)
      .orderBy(asc(meetingInterpreters.name), asc(meetingInterpreters.id)),
    listConflictingBookings(two, now),
  ])
  const languagesOf = (id: number) => users.find((user) => user.id === id)?.languages ?? []
  const [ofSender, ofReceiver] = [languagesOf(two.sender), languagesOf(two.receiver)]
  const able = interpreters.filter(
    ({ languages }) => canInterpretFor(languages, ofSender) && canInterpretFor(languages, ofReceiver),
  )
  const isTaken = bookingChecker(bookings)
  const smallestFirst = [...rooms].sort((one, other) => one.capacity - other.capacity)
  const hourChoiceOf = ({ id, time }: (typeof hours)[number]): ChoiceHour => {
    const free = smallestFirst.filter((room) => !isTaken('room_id', id, room.id))
    return {
      time_id: id,
      meeting_time: time.slice(0, 5),
      state: isTaken('user_id', id, two.sender)
        ? 'sender'
        : isTaken('user_id', id, two.receiver)
          ? 'receiver'
          : free.length === 0
            ? 'no_room'
            : 'free',
      rooms: free.map((room) => room.id),
      interpreters: able
        .filter((person) => !isTaken('interpreter_id', id, person.id))
        .map((person) => person.id),
    }
  }
  const days = groupRows(hours, ({ day }) => day)
  return {
    days: [...days].map(([day, ofDay]) => ({ day, hours: ofDay.map(hourChoiceOf) })),
    rooms,
    interpreters: able.map(({ id, name }) => ({ id, name })),
    needs_interpreter: requiresInterpreter(ofSender, ofReceiver),
    time_id: hours.find(({ starts_at }) => starts_at.getTime() === two.startsAt?.getTime())?.id ?? null,
  }
}
