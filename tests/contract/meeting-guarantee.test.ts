import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { meetings } from '@/db/schema/meetings'
import { Problem } from '@/lib/platform/api/problem'
import { isDatabaseUnavailable } from '@/lib/platform/api/database-error'
import { openCodeSession } from '@/lib/platform/auth/code-session'
import { env } from '@/lib/platform/env'
import { bookMeeting, moveMeeting } from '@/lib/meetings/booking/staff'
import { anotherDay, makeHour, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { ask } from './harness'

type Person = Awaited<ReturnType<typeof makeParticipant>> & { cookie: string }

const attempts = 1_000
/** Few enough that none waits for a connection longer than the pool allows, on a slow machine too. */
const attemptsAtOnce = 200
const cutsMax = 100
const peopleOf = 24
const roomsOf = 5
let people: Person[] = []
const hours: number[] = []
const rooms: number[] = []

async function makePerson(): Promise<Person> {
  const user = await makeParticipant()
  const { cookie } = await openCodeSession({ audience: 'participant', email: user.email })
  return { ...user, cookie: cookie.split(';')[0] ?? '' }
}

/** A generator of random numbers that repeats itself: with other numbers every run would be another test. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((state / 0x80000000) * below)
  }
}

beforeAll(async () => {
  people = await Promise.all(Array.from({ length: peopleOf }, makePerson))
  const day = anotherDay()
  for (const meeting_time of ['09:00', '10:00', '11:00'])
    hours.push((await makeHour({ meeting_date: day, meeting_time })).id)
  for (let at = 0; at < roomsOf; at++) rooms.push((await makeRoom()).id)
})

/** The violated invariants of the bookings: each query finds the rows that must not exist. */
async function broken(): Promise<Record<string, unknown[]>> {
  const readRows = async (query: ReturnType<typeof sql>) => (await db().execute(query)).rows
  return {
    'a person twice at an hour': await readRows(sql`
      select user_id, time_id from meeting_bookings where user_id is not null
      group by user_id, time_id having count(*) > 1`),
    'a room twice at an hour': await readRows(sql`
      select room_id, time_id from meeting_bookings where room_id is not null
      group by room_id, time_id having count(*) > 1`),
    'a meeting without its two people, its room and its hour': await readRows(sql`
      select m.id from meetings m
      where m.meeting_status <> 'cancelled' and (
        select count(*) filter (where b.user_id in (m.sender_id, m.receiver_id)) <> 2
          or count(*) filter (where b.room_id = m.room_id) <> 1 or count(*) <> 3
          or bool_or(t.starts_at <> m.starts_at)
        from meeting_bookings b join meeting_times t on t.id = b.time_id where b.meeting_id = m.id)`),
    'something held for a cancelled meeting': await readRows(sql`
      select b.id from meeting_bookings b join meetings m on m.id = b.meeting_id
      where m.meeting_status = 'cancelled'`),
    'a meeting without its history': await readRows(sql`
      select id from meetings m where not exists (select from meeting_events e where e.meeting_id = m.id)`),
    'a meeting that nobody was written to about': await readRows(sql`
      select id from meetings m where not exists (select from mail_outbox e where e.meeting_id = m.id)`),
  }
}
const nothing = Object.fromEntries(
  [
    'a person twice at an hour',
    'a room twice at an hour',
    'a meeting without its two people, its room and its hour',
    'something held for a cancelled meeting',
    'a meeting without its history',
    'a meeting that nobody was written to about',
  ].map((name) => [name, []]),
)

type Outcome = { kind: 'done' | 'refused' | 'cut'; why: string }

async function requestMeeting(sender: Person, receiver: Person, hour: number): Promise<Outcome> {
  const { status, body } = await ask('POST /client/yellow-page/meetings/ask', {
    headers: { cookie: sender.cookie },
    json: { receiver_id: receiver.id, time_id: hour, meeting_description: 'Хамтын ажиллагаа' },
  })
  if (status === 200) return { kind: 'done', why: '' }
  return { kind: status === 503 ? 'cut' : 'refused', why: String(body.message ?? '') }
}

/** A write of staff, without the dispatcher. */
async function byStaff(work: () => Promise<unknown>): Promise<Outcome> {
  try {
    await inTransaction(work)
    return { kind: 'done', why: '' }
  } catch (error) {
    if (error instanceof Problem) return { kind: 'refused', why: error.key }
    if (isDatabaseUnavailable(error)) return { kind: 'cut', why: 'the connection was lost' }
    throw error
  }
}

/** Cuts busy connections repeatedly until it is stopped, or at `cutsMax`. @returns how many were cut */
function cutLines(): { stop: () => Promise<number> } {
  let isStopped = false
  const working = (async () => {
    const client = new pg.Client({ connectionString: env().databaseUrl, application_name: 'cutter' })
    await client.connect()
    let cutCount = 0
    while (!isStopped && cutCount < cutsMax) {
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'strata' and xact_start is not null limit 2`,
      )
      cutCount += rowCount ?? 0
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await client.end()
    return cutCount
  })()
  return {
    stop: () => {
      isStopped = true
      return working
    },
  }
}

describe('a thousand bookings, two hundred at once', () => {
  it('never double-book, and every refusal has a message', async () => {
    const draw = drawing(16)
    const person = () => people[draw(peopleOf)] as Person
    const hour = () => hours[draw(hours.length)] as number
    const lines = cutLines()
    const book = (at: number): Promise<Outcome> => {
      const [one, other, when] = [person(), person(), hour()]
      if (at % 5 !== 4) return requestMeeting(one, other, when)
      const room_id = rooms[draw(roomsOf)] as number
      return byStaff(() =>
        bookMeeting({
          ...{ sender_id: one.id, receiver_id: other.id, time_id: when, room_id },
          ...{ needs_interpreter: false, interpreter_id: null, meeting_description: '' },
        }),
      )
    }
    const outcomes: Outcome[] = []
    let nextAttempt = 0
    const bookInTurn = async () => {
      while (nextAttempt < attempts) outcomes.push(await book(nextAttempt++))
    }
    await Promise.all(Array.from({ length: attemptsAtOnce }, bookInTurn))
    expect(await lines.stop()).toBeGreaterThan(0)
    expect(await broken()).toEqual(nothing)
    // Every interrupted operation has released its connection.
    expect(pool().totalCount - pool().idleCount).toBe(0)
    const doneCount = outcomes.filter(({ kind }) => kind === 'done').length
    expect(doneCount).toBeGreaterThan(0)
    // Every acknowledged booking exists; a connection that was cut after the commit may have booked one more.
    const bookedCount = await db().$count(meetings)
    expect(bookedCount).toBeGreaterThanOrEqual(doneCount)
    expect(bookedCount - doneCount).toBeLessThanOrEqual(outcomes.filter(({ kind }) => kind === 'cut').length)
    for (const { kind, why } of outcomes) if (kind !== 'done') expect(why).not.toBe('')
    const refusals = new Set(outcomes.filter(({ kind }) => kind === 'refused').map(({ why }) => why))
    // No constraint had to refuse: every refusal has a message for the user.
    expect([...refusals].join(' ')).not.toContain('problems.internal')
    expect(outcomes.filter(({ kind }) => kind === 'refused').length).toBeGreaterThan(attempts / 2)
  }, 120_000)

  it('and simultaneous moves keep each meeting whole', async () => {
    const draw = drawing(61)
    const rows = await db().select({ id: meetings.id }).from(meetings)
    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () =>
        byStaff(() =>
          moveMeeting({
            id: (rows[draw(rows.length)] as { id: number }).id,
            time_id: hours[draw(hours.length)] as number,
            room_id: draw(2) === 0 ? null : (rooms[draw(roomsOf)] as number),
          }),
        ),
      ),
    )
    expect(outcomes.some(({ kind }) => kind === 'done')).toBe(true)
    expect(outcomes.every(({ kind }) => kind !== 'cut')).toBe(true)
    expect(await broken()).toEqual(nothing)
  }, 60_000)
})

describe('the database itself', () => {
  it('refuses a second booking at an hour, for every writer', async () => {
    const [user, room, time] = [await makeParticipant(), await makeRoom(), await makeHour()]
    const of = (columns: string, values: string) =>
      inTransaction(() =>
        db().execute(
          sql.raw(`insert into meeting_bookings (time_id, ${columns}) values (${time.id}, ${values})`),
        ),
      )
    await of('user_id', String(user.id))
    await expect(of('user_id', String(user.id))).rejects.toMatchObject({
      cause: { constraint: 'meeting_bookings_person_once' },
    })
    const meeting = await inTransaction(() =>
      bookMeeting({
        ...{ sender_id: people[0]?.id ?? 0, receiver_id: people[1]?.id ?? 0, time_id: time.id },
        ...{ room_id: room.id, needs_interpreter: false, interpreter_id: null, meeting_description: '' },
      }),
    )
    await expect(of('room_id, meeting_id', `${room.id}, ${meeting.id}`)).rejects.toMatchObject({
      cause: { constraint: 'meeting_bookings_room_once' },
    })
  })

  it('refuses hours that overlap', async () => {
    const { meeting_date } = await makeHour()
    await expect(makeHour({ meeting_date, meeting_time: '10:30' })).rejects.toMatchObject({
      cause: { constraint: 'meeting_times_apart' },
    })
  })
})
