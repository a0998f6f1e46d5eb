import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import { searchKeyOf } from '@/lib/meetings/users/search-key'

const startHours = [9, 10, 11, 12, 14, 15, 16, 17]
const userTypes = ['Exhibitor', 'Exhibitor', 'Exhibitor', 'Sponsor', 'Attendee'] as const

/** The two participants of a meeting have adjacent numbers; no participant has two meetings at one hour. */
const pairsMax = (participants: number) => Math.floor(participants / 2)

/**
 * Replaces the meetings: participants, rooms, days of eight hours each from the third day on, and in every
 * room at every hour a meeting, of which one in six still waits for an answer.
 * @returns the addresses of the participants, in the order of their ids
 */
export async function fillMeetings(participants: number, rooms: number, days: number): Promise<string[]> {
  if (rooms > pairsMax(participants)) throw new Error('there are too few participants for so many rooms')
  const people = Array.from({ length: participants }, (_, at) => ({
    name: `Оролцогч ${at + 1} ХХК`,
    name_en: `Participant ${at + 1} LLC`,
    email: `participant-${at + 1}@bench.example`,
    user_type: userTypes[at % userTypes.length] ?? 'Exhibitor',
  }))
  const json = JSON.stringify(people.map((person) => ({ ...person, search_key: searchKeyOf(person) })))
  await inTransaction(async () => {
    await db().execute(sql`delete from meetings`)
    await db().execute(sql`delete from meeting_bookings`)
    for (const table of ['meeting_times', 'meeting_rooms', 'meeting_interpreters', 'meeting_users'])
      await db().execute(sql`delete from ${sql.identifier(table)}`)
    await db().execute(sql`
      insert into meeting_users (id, name, name_en, email, user_type, search_key, languages)
      select at, name, name_en, email, user_type, search_key, array['mn', 'en']
      from rows from (jsonb_to_recordset(${json}::jsonb)
        as (name text, name_en text, email text, user_type text, search_key text)) with ordinality
        as row (name, name_en, email, user_type, search_key, at)`)
    await db().execute(sql`
      insert into meeting_rooms (id, room_number, capacity)
      select n, 'Өрөө ' || n, 2 + n % 8 from generate_series(1, ${rooms}::integer) n`)
    await db().execute(sql`
      insert into meeting_times (id, meeting_date, meeting_time)
      select (day - 1) * ${startHours.length}::integer + at,
        (now() at time zone 'Asia/Ulaanbaatar')::date + 2 + day::integer, make_time(hour, 0, 0)
      from generate_series(1, ${days}::integer) day,
        unnest(${sql.param(startHours)}::integer[]) with ordinality as hours (hour, at)`)
    await db().execute(sql`
      create temp table planned on commit drop as
      select row_number() over (order by t.id, r.id) as number, t.id as time_id, t.starts_at, r.id as room_id,
        pair * 2 + 1 as sender_id, pair * 2 + 2 as receiver_id
      from meeting_times t, meeting_rooms r,
        lateral (select ((t.id - 1) * ${rooms}::integer + r.id - 1) % ${pairsMax(participants)}::integer) p (pair)`)
    // Each pair has one request at most, so only its first meeting waits.
    await db().execute(sql`
      with written as (
        insert into meetings (meeting_status, sender_id, receiver_id, starts_at, room_id, meeting_description,
          waits_for_id, answer_by)
        select case when waits then 'pending' else 'accepted' end, sender_id, receiver_id, starts_at, room_id,
          'Хамтын ажиллагааны боломж ярилцах.',
          case when waits then receiver_id end, case when waits then now() + interval '20 hours' end
        from (select *, number % 6 = 0 and number <= ${pairsMax(participants)}::integer as waits from planned) p
        order by number
        returning id, starts_at, room_id
      ), held as (
        select w.id, p.* from written w join planned p using (starts_at, room_id)
      )
      insert into meeting_bookings (meeting_id, time_id, user_id, room_id)
      select id, time_id, sender_id::integer, null::integer from held
      union all select id, time_id, receiver_id::integer, null::integer from held
      union all select id, time_id, null::integer, room_id from held`)
    for (const table of ['meeting_users', 'meeting_rooms', 'meeting_times'])
      await db().execute(
        sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
      )
  })
  for (const table of ['meeting_users', 'meeting_times', 'meetings', 'meeting_bookings'])
    await db().execute(sql`analyze ${sql.identifier(table)}`)
  const rows = await db().select({ email: meetingUsers.email }).from(meetingUsers).orderBy(meetingUsers.id)
  return rows.map(({ email }) => email)
}
