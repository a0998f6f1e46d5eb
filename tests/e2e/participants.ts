import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import pg from 'pg'
import { searchKeyOf } from '@/lib/meetings/users/search-key'

export type Participant = { id: number; name: string; email: string; phone: string }
export type Stage = {
  one: Participant
  other: Participant
  /** A day that no other test has hours on, `yyyy-mm-dd`. */
  day: string
  /** The hours of the day, by their times. */
  hours: Record<'10:00' | '11:00' | '12:00', number>
}

/** Works on the database directly. */
export async function withDatabase<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.STRATA_DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/**
 * Finds a day in the future that no test has hours on, in no year: pages name a day without its year. Until the
 * client's connection ends, no other test finds one.
 */
export async function findFreeDay(client: pg.Client): Promise<string> {
  await client.query('select pg_advisory_lock(2040)')
  const { rows } = await client.query<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from generate_series(date '2040-01-01', '2040-12-31', '1 day') day
      where to_char(day, 'MM-DD') not in (select to_char(meeting_date, 'MM-DD') from meeting_times)
      order by random() limit 1`,
  )
  return rows[0]?.day ?? ''
}

async function addParticipant(client: pg.Client): Promise<Participant> {
  const word = randomUUID().slice(0, 8)
  const names = { name: `Уулзагч ${word}`, name_en: `Visitor ${word}` }
  const [email, phone] = [`${randomUUID()}@meeting.example`, `9911${randomInt(1_000, 9_999)}`]
  const { rows } = await client.query<{ id: number }>(
    `insert into meeting_users (name, name_en, email, phone_number, search_key) values ($1, $2, $3, $4, $5) returning id`,
    [names.name, names.name_en, email, phone, searchKeyOf(names)],
  )
  return { id: rows[0]?.id ?? 0, name: names.name, email, phone }
}

/** Creates two participants, a day with three hours, and a room. */
export function makeStage(): Promise<Stage> {
  return withDatabase(async (client) => {
    const day = await findFreeDay(client)
    await client.query('insert into meeting_rooms (room_number, capacity) values ($1, 4)', [
      randomUUID().slice(0, 8),
    ])
    const { rows } = await client.query<{ id: number }>(
      `insert into meeting_times (meeting_date, meeting_time)
        select $1::date, hour::time from unnest(array['10:00', '11:00', '12:00']) hour returning id`,
      [day],
    )
    const [ten = 0, eleven = 0, twelve = 0] = rows.map(({ id }) => id)
    return {
      one: await addParticipant(client),
      other: await addParticipant(client),
      day,
      hours: { '10:00': ten, '11:00': eleven, '12:00': twelve },
    }
  })
}

/** Begins a session of a participant. @returns its cookie */
export async function beginSession({ email }: Participant): Promise<{ name: string; value: string }> {
  const token = randomBytes(32).toString('base64url')
  await withDatabase((client) =>
    client.query(
      `insert into code_sessions (token_hash, audience, email, expires_at)
        values ($1, 'participant', $2, now() + interval '11 hours')`,
      [createHash('sha256').update(token).digest('hex'), email],
    ),
  )
  return { name: 'strata-participant', value: token }
}

/** Signs the page in as a participant. */
export async function enterAs(page: Page, participant: Participant): Promise<void> {
  const cookie = await beginSession(participant)
  await page.context().addCookies([{ ...cookie, url: process.env.STRATA_URL ?? '' }])
}

/** Marks a participant as busy at an hour, as from another device. */
export function markBusy({ id }: Participant, hour: number): Promise<unknown> {
  return withDatabase((client) =>
    client.query('insert into meeting_bookings (user_id, time_id) values ($1, $2)', [id, hour]),
  )
}
