import { describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { GET as oneCalendar } from '@/app/[locale]/(yp)/yp/(meetings)/meetings/[id]/calendar.ics/route'
import { GET as feed } from '@/app/[locale]/(yp)/yp/(meetings)/meetings/calendar/[file]/route'
import { GET as events } from '@/app/api/meeting-events/route'
import { db, inTransaction } from '@/db/client'
import { codeSessions } from '@/db/schema/members'
import { meetingUsers } from '@/db/schema/meetings'
import { openCodeSession } from '@/lib/platform/auth/code-session'
import { createMeetingEventStream } from '@/lib/meetings/event-stream'
import { env } from '@/lib/platform/env'
import { makeHour, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { ask } from './harness'

type Person = Awaited<ReturnType<typeof makeParticipant>>
type Meeting = { id: number; version: number }

const post = async (person: Person, path: string, json: object): Promise<Meeting> => {
  const answer = await ask(`POST /client/yellow-page/meetings/${path}`, { participant: person.email, json })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.meeting as Meeting
}

/** Two people who have a meeting at an hour, accepted or still requested. */
async function stage({ isAccepted = true } = {}) {
  await makeRoom()
  const [one, other, hour] = [await makeParticipant(), await makeParticipant(), await makeHour()]
  const form = { receiver_id: other.id, time_id: hour.id, meeting_description: 'Гэрээ, үнэ; хугацаа' }
  const request = await post(one, 'ask', form)
  const meeting = isAccepted
    ? await post(other, 'accept', { id: request.id, version: request.version })
    : request
  return { one, other, hour, meeting }
}

const cookieOf = async (person: Person) =>
  (await openCodeSession({ audience: 'participant', email: person.email })).cookie.split(';')[0] ?? ''
const asking = (cookie = '') => new Request(env().siteUrl, { headers: cookie ? { cookie } : {} })

const readFeed = (key: string, locale = 'mn') =>
  feed(asking(), { params: Promise.resolve({ locale, file: `${key}.ics` }) })
const readOne = (id: number | string, cookie: string, locale = 'mn') =>
  oneCalendar(asking(cookie), { params: Promise.resolve({ locale, id: String(id) }) })

/** Long lines of a calendar are folded. */
const unfoldLines = (calendar: string) => calendar.replaceAll('\r\n ', '')
const stamp = (hour: { meeting_date: string; meeting_time: string }) =>
  `${hour.meeting_date}T${hour.meeting_time.slice(0, 5)}00`.replaceAll(/[-:]/g, '')

describe('the calendar of a participant', () => {
  it('contains the accepted meetings of the owner of its secret address, and no others', async () => {
    const { one, other, hour, meeting } = await stage()
    const second = await makeHour()
    await post(one, 'ask', {
      receiver_id: (await makeParticipant()).id,
      time_id: second.id,
      meeting_description: 'Хүлээгдэж буй',
    })
    const answer = await readFeed(one.feed_key)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const calendar = unfoldLines(await answer.text())
    expect(calendar.startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
    expect(calendar.endsWith('END:VCALENDAR\r\n')).toBe(true)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(calendar).toContain(`UID:meeting-${meeting.id}@`)
    expect(calendar).toContain('STATUS:CONFIRMED')
    expect(calendar).toContain(`DTSTART;TZID=Asia/Ulaanbaatar:${stamp(hour)}`)
    expect(calendar).toContain(other.name.slice(0, 9))
    expect(calendar).toContain('Гэрээ\\, үнэ\\; хугацаа')
    expect(unfoldLines(await (await readFeed(other.feed_key, 'en')).text())).toContain('SUMMARY:Meeting: ')
  })

  it('is empty without meetings, and 404 for an unknown key or a blocked participant', async () => {
    const { other } = await stage({ isAccepted: false })
    const empty = await readFeed(other.feed_key)
    expect(empty.status).toBe(200)
    expect(await empty.text()).not.toContain('BEGIN:VEVENT')
    expect((await readFeed('0'.repeat(32))).status).toBe(404)
    expect((await readFeed("' or true --")).status).toBe(404)
    await inTransaction(() =>
      db().update(meetingUsers).set({ blocked_at: new Date() }).where(eq(meetingUsers.id, other.id)),
    )
    expect((await readFeed(other.feed_key)).status).toBe(404)
  })

  it('of one meeting is only for its two sides, once it is accepted', async () => {
    const { one, other, meeting } = await stage()
    for (const side of [one, other]) {
      const answer = await readOne(meeting.id, await cookieOf(side))
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="meeting-${meeting.id}.ics"`,
      )
      expect((await answer.text()).match(/BEGIN:VEVENT/g)).toHaveLength(1)
    }
    expect((await readOne(meeting.id, await cookieOf(await makeParticipant()))).status).toBe(404)
    expect((await readOne(meeting.id, '')).status).toBe(404)
    expect((await readOne('1e9', await cookieOf(one))).status).toBe(404)
    const open = await stage({ isAccepted: false })
    expect((await readOne(open.meeting.id, await cookieOf(open.one))).status).toBe(404)
  })
})

/** Reads the events of a stream one after the other. */
function eventsOf(stream: ReadableStream<Uint8Array> | null) {
  const reader = stream?.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  return {
    /** The name of the next event; null at the end. */
    next: async (): Promise<string | null> => {
      for (;;) {
        const match = /^(?:.*\n)*?event: (\w+)\ndata:\n\n/.exec(rest)
        if (match) {
          rest = rest.slice(match[0].length)
          return match[1] ?? ''
        }
        const { value, done } = (await reader?.read()) ?? { done: true }
        if (done) return null
        rest += decoder.decode(value, { stream: true })
      }
    },
    leave: () => reader?.cancel(),
  }
}

describe('the stream of changes', () => {
  it('is for signed-in participants', async () => {
    expect((await events(asking())).status).toBe(401)
    expect((await events(asking('strata-participant=nothing'))).status).toBe(401)
  })

  it('notifies both sides, and no one else, as soon as a change is committed', async () => {
    const { one, other, meeting } = await stage()
    const stranger = await makeParticipant()
    const [first, second, third] = await Promise.all(
      [one, other, stranger].map(async (person) => {
        const answer = await events(asking(await cookieOf(person)))
        expect(answer.status).toBe(200)
        expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
        expect(answer.headers.get('cache-control')).toBe('no-store, no-transform')
        return eventsOf(answer.body)
      }),
    )
    for (const stream of [first, second, third]) expect(await stream?.next()).toBe('hello')
    await post(other, 'cancel', { id: meeting.id, version: meeting.version, reason: '' })
    expect(await first?.next()).toBe('change')
    expect(await second?.next()).toBe('change')
    // The first event of the stranger is their own change: they got none before it.
    const nextEvent = third?.next()
    await post(stranger, 'busy', { time_id: (await makeHour()).id, busy: true })
    expect(await nextEvent).toBe('change')
    for (const stream of [first, second, third]) await stream?.leave()
  })

  it('ends with the session, and is limited in number for each person', async () => {
    const person = await makeParticipant()
    const cookie = await cookieOf(person)
    const streams = []
    for (let number = 0; number < 8; number++) streams.push(await events(asking(cookie)))
    expect(streams.every(({ status }) => status === 200)).toBe(true)
    const refusal = await events(asking(cookie))
    expect(refusal.status).toBe(429)
    expect(refusal.headers.get('retry-after')).toBe('60')
    await streams[0]?.body?.cancel()
    const again = await events(asking(cookie))
    expect(again.status).toBe(200)
    await Promise.all([...streams.slice(1), again].map(({ body }) => body?.cancel()))

    const stream = eventsOf(
      createMeetingEventStream({
        userId: person.id,
        signal: new AbortController().signal,
        checkEveryMs: 20,
        mayRead: async () =>
          (await db().select().from(codeSessions).where(eq(codeSessions.email, person.email))).length > 0,
      }),
    )
    expect(await stream.next()).toBe('hello')
    await ask('POST /client/yellow-page/meetings/leave', { participant: person.email })
    expect(await stream.next()).toBe('change')
    expect(await stream.next()).toBeNull()
  })
})
