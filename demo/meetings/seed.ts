import type { Transaction } from '@/db/client'
import {
  meetingBookings,
  meetingEvents,
  meetingInterpreters,
  meetingRooms,
  meetings,
  meetingTimes,
  meetingUsers,
} from '@/db/schema/meetings'
import { formatClock, formatIsoDay } from '@/lib/platform/i18n/format'
import { searchKeyOf } from '@/lib/meetings/users/search-key'
import type { PictureName } from '../pictures'
import { dateDaysAgo } from '../requests'
import { type DemoMeeting, demoMeetings } from './meetings'
import { demoInterpreters, demoParticipants } from './people'

const rooms: readonly { number: string; capacity: number; picture?: PictureName }[] = [
  { number: '204', capacity: 6, picture: 'room204' },
  { number: '205', capacity: 4, picture: 'room205' },
  { number: '206', capacity: 4, picture: 'room206' },
  { number: '301', capacity: 10, picture: 'room301' },
  { number: '302', capacity: 12 },
]
const hours = [9, 10, 11, 12, 14, 15, 16, 17]
/** The last day ends at noon. */
const lastHours = hours.slice(0, 4)

const hourMilliseconds = 60 * 60 * 1_000

/** The days of the meetings: three, from the day after tomorrow on, so that all of them are in the future. */
const meetingDays = () => [-2, -3, -4].map((ago) => formatIsoDay(dateDaysAgo(ago).toISOString()))

const requireValue = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`the demo content has no ${what}`)
  return value
}

type Hour = { id: number; starts_at: Date }
type Ids = {
  user: (word: string) => number
  room: (number: string) => number
  interpreter: (at: number) => number
  hour: (at: DemoMeeting['at']) => Hour
}

/**
 * Writes participants, hours, rooms, interpreters, and meetings of every state with their bookings.
 * @param picture finds a stored picture by its name
 */
export async function insertMeetings(tx: Transaction, picture: (name: PictureName) => number): Promise<void> {
  const ids = await insertPeopleHoursAndRooms(tx, picture)
  const rows = await tx
    .insert(meetings)
    .values(demoMeetings.map((meeting) => meetingRow(meeting, ids)))
    .returning({ id: meetings.id })
  const all = demoMeetings.map((meeting, at) => ({ meeting, id: requireValue(rows[at], 'meeting').id }))
  await tx.insert(meetingBookings).values(
    // A cancelled meeting books nothing.
    all.flatMap(({ meeting, id }) => (meeting.status === 'cancelled' ? [] : bookingRows(meeting, id, ids))),
  )
  await tx.insert(meetingEvents).values(all.flatMap(({ meeting, id }) => eventRows(meeting, id, ids)))
}

async function insertPeopleHoursAndRooms(
  tx: Transaction,
  picture: (name: PictureName) => number,
): Promise<Ids> {
  const users = await tx
    .insert(meetingUsers)
    .values(
      demoParticipants.map((person) => ({
        ...person,
        search_key: searchKeyOf(person),
        // The language of their last sign-in.
        lang: person.languages.includes('mn') ? ('mn' as const) : ('en' as const),
        created_at: dateDaysAgo(12),
        updated_at: dateDaysAgo(12),
      })),
    )
    .returning({ id: meetingUsers.id, name_en: meetingUsers.name_en })
  const dates = meetingDays()
  const times = await tx
    .insert(meetingTimes)
    .values(
      dates.flatMap((meeting_date, day) =>
        (day === 2 ? lastHours : hours).map((hour) => ({
          meeting_date,
          meeting_time: formatClock(hour * 60),
        })),
      ),
    )
    .returning({
      id: meetingTimes.id,
      starts_at: meetingTimes.starts_at,
      day: meetingTimes.meeting_date,
      time: meetingTimes.meeting_time,
    })
  const places = await tx
    .insert(meetingRooms)
    .values(
      rooms.map((room) => ({
        room_number: room.number,
        capacity: room.capacity,
        room_pic_file_id: room.picture ? picture(room.picture) : null,
      })),
    )
    .returning({ id: meetingRooms.id, number: meetingRooms.room_number })
  const interpreters = await tx
    .insert(meetingInterpreters)
    .values(demoInterpreters)
    .returning({ id: meetingInterpreters.id })
  return {
    user: (word) =>
      requireValue(
        users.find(({ name_en }) => name_en.startsWith(word)),
        `participant ${word}`,
      ).id,
    room: (number) =>
      requireValue(
        places.find((place) => place.number === number),
        `room ${number}`,
      ).id,
    interpreter: (at) => requireValue(interpreters[at], 'such interpreter').id,
    hour: ([day, hour]) =>
      requireValue(
        times.find((each) => each.day === dates[day] && each.time.startsWith(formatClock(hour * 60))),
        `hour ${day} ${hour}`,
      ),
  }
}

const requestedAt = ({ daysAgo }: DemoMeeting) =>
  // A waiting request was made some hours ago, so that its deadline is not over yet.
  daysAgo === 0 ? new Date(Date.now() - 3 * hourMilliseconds) : dateDaysAgo(daysAgo)

function meetingRow(meeting: DemoMeeting, ids: Ids): typeof meetings.$inferInsert {
  const receiver_id = ids.user(meeting.to)
  const sentAt = requestedAt(meeting)
  return {
    meeting_status: meeting.status,
    sender_id: ids.user(meeting.from),
    receiver_id,
    starts_at: ids.hour(meeting.at).starts_at,
    room_id: ids.room(meeting.room),
    interpreter_id: meeting.interpreter === undefined ? null : ids.interpreter(meeting.interpreter),
    needs_interpreter: meeting.needsInterpreter ?? false,
    meeting_description: meeting.about,
    ...(meeting.status === 'pending' && {
      waits_for_id: receiver_id,
      answer_by: new Date(sentAt.getTime() + 24 * hourMilliseconds),
    }),
    ...(meeting.status === 'cancelled' && {
      cancelled_as: meeting.cancelledAs,
      cancel_reason: meeting.reason ?? '',
    }),
    created_at: sentAt,
    updated_at: sentAt,
  }
}

/** The bookings of both sides, the room and the interpreter for the hour. */
function bookingRows(
  meeting: DemoMeeting,
  meeting_id: number,
  ids: Ids,
): (typeof meetingBookings.$inferInsert)[] {
  const slot = { meeting_id, time_id: ids.hour(meeting.at).id }
  return [
    { ...slot, user_id: ids.user(meeting.from) },
    { ...slot, user_id: ids.user(meeting.to) },
    { ...slot, room_id: ids.room(meeting.room) },
    ...(meeting.interpreter === undefined
      ? []
      : [{ ...slot, interpreter_id: ids.interpreter(meeting.interpreter) }]),
  ]
}

/** The history of a meeting: requested, then accepted or cancelled. */
function eventRows(
  meeting: DemoMeeting,
  meeting_id: number,
  ids: Ids,
): (typeof meetingEvents.$inferInsert)[] {
  const sentAt = requestedAt(meeting)
  const { starts_at } = ids.hour(meeting.at)
  const by = { sender: ids.user(meeting.from), receiver: ids.user(meeting.to) }
  const first = {
    ...{ meeting_id, starts_at, created_at: sentAt },
    ...{ kind: 'asked' as const, by_user_id: by.sender, note: meeting.about },
  }
  if (meeting.status === 'pending') return [first]
  const then = { meeting_id, starts_at, created_at: new Date(sentAt.getTime() + 5 * hourMilliseconds) }
  if (meeting.status === 'accepted') return [first, { ...then, kind: 'accepted', by_user_id: by.receiver }]
  const isDeclined = meeting.cancelledAs === 'declined'
  return [
    first,
    ...(isDeclined ? [] : [{ ...then, kind: 'accepted' as const, by_user_id: by.receiver }]),
    {
      ...then,
      ...{ kind: isDeclined ? ('declined' as const) : ('cancelled' as const), note: meeting.reason ?? '' },
      by_user_id: isDeclined ? by.receiver : by.sender,
      created_at: new Date(sentAt.getTime() + 9 * hourMilliseconds),
    },
  ]
}
