import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import pg from 'pg'
import { searchKeyOf } from '@/lib/meetings/users/search-key'
import { findFreeDay } from './participants'

type Person = { id: number; name: string }
export type Scene = {
  day: string
  /** Ten, eleven and twelve o'clock. */
  hours: [number, number, number]
  rooms: [{ id: number; number: string }, { id: number; number: string }]
  people: [Person, Person, Person, Person]
}

/** Writes a day with three hours, two rooms and four participants directly into the database. */
export async function makeScene(): Promise<Scene> {
  const client = new pg.Client({ connectionString: process.env.STRATA_DATABASE_URL })
  await client.connect()
  const insert = async (query: string, values: unknown[]) =>
    (await client.query<{ id: number }>(`${query} returning id`, values)).rows[0]?.id ?? 0
  const mark = randomUUID().slice(0, 5).toUpperCase()
  const day = await findFreeDay(client)
  const hour = (time: string) =>
    insert('insert into meeting_times (meeting_date, meeting_time) values ($1, $2)', [day, time])
  const room = async (number: string) => ({
    id: await insert('insert into meeting_rooms (room_number, capacity) values ($1, 4)', [number]),
    number,
  })
  const person = async (word: string) => {
    const name = `${word} ${mark} ХХК`
    const names = { name, name_en: `${word} ${mark} LLC` }
    const values = [name, names.name_en, `${randomUUID()}@meeting.example`, searchKeyOf(names)]
    const query = 'insert into meeting_users (name, name_en, email, search_key) values ($1, $2, $3, $4)'
    return { id: await insert(query, values), name }
  }
  const scene: Scene = {
    day,
    hours: [await hour('10:00'), await hour('11:00'), await hour('12:00')],
    rooms: [await room(`${mark}-1`), await room(`${mark}-2`)],
    people: [await person('Алт'), await person('Баян'), await person('Говь'), await person('Дорнод')],
  }
  await client.end()
  return scene
}

/** Books a meeting as staff. */
export async function bookIn(
  request: APIRequestContext,
  [sender, receiver]: readonly [Person, Person],
  time_id: number,
  room_id: number,
): Promise<number> {
  const answer = await request.post('/yellow-page/insert/meeting', {
    data: { sender_id: sender.id, receiver_id: receiver.id, time_id, room_id },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  return ((await answer.json()) as { id: number }).id
}
