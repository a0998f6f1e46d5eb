import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { meetingBookings, meetings, meetingUsers } from '@/db/schema/meetings'
import { cancelUpcomingMeetingsAndNotify } from '@/lib/meetings/booking/cancel'
import { bookMeeting } from '@/lib/meetings/booking/staff'
import type {
  AskablePerson,
  ListedPerson,
  MeetingRequests,
  OwnMeeting,
  OwnMeetingInFull,
  Plan,
} from '@/lib/meetings/participants/schema'
import { expireUnansweredMeetings, remindOfMeetings } from '@/lib/meetings/booking/waiting'
import { anotherDay, makeHour, makeMeeting, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { runDueJobs } from './due-jobs'
import { ask } from './harness'

type Person = { email: string }
const path = '/client/yellow-page/meetings'
const read = async (who: Person, part: string) => {
  const { status, body } = await ask(`GET ${path}/${part}`, { participant: who.email })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const write = (who: Person, part: string, json: object) =>
  ask(`POST ${path}/${part}`, { participant: who.email, json })
const meetingOf = async (who: Person, id: number) =>
  (await read(who, `meeting?id=${id}`)).meeting as OwnMeetingInFull
const requestsOf = async (who: Person) => (await read(who, 'requests')) as unknown as MeetingRequests
const planOf = async (who: Person, day: string) => (await read(who, `plan?day=${day}`)).plan as Plan
const mailTo = ({ email }: Person) => db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))
const countBookings = (meetingId: number) =>
  db().$count(meetingBookings, eq(meetingBookings.meeting_id, meetingId))
const set = (id: number, values: Partial<typeof meetings.$inferInsert>) =>
  inTransaction(() => db().update(meetings).set(values).where(eq(meetings.id, id)))
const ever = new AbortController().signal

beforeAll(async () => void (await makeRoom()))

describe('a request', () => {
  it('reserves the hour of both and a room, waits for the other side and notifies them by mail', async () => {
    const [sender, receiver, hour] = [await makeParticipant(), await makeParticipant(), await makeHour()]
    const { status, body } = await write(sender, 'ask', {
      ...{ receiver_id: receiver.id, time_id: hour.id, meeting_description: 'Тээврийн гэрээ' },
    })
    expect(status, JSON.stringify(body)).toBe(200)
    const meeting = body.meeting as OwnMeeting
    expect(meeting).toMatchObject({
      ...{ meeting_status: 'pending', is_sender: true, waits_for: 'other', meeting_time: '10:00' },
      ...{ meeting_date: hour.meeting_date, other: { id: receiver.id }, version: 1 },
    })
    expect(Date.parse(meeting.answer_by ?? '') - Date.now()).toBeGreaterThan(23.9 * 3_600_000)
    expect(await countBookings(meeting.id)).toBe(3)
    expect((await requestsOf(receiver)).received).toMatchObject([{ id: meeting.id, waits_for: 'me' }])
    expect((await requestsOf(sender)).sent).toMatchObject([{ id: meeting.id }])
    expect((await planOf(receiver, hour.meeting_date)).hours).toMatchObject([
      { state: 'meeting', meeting: { id: meeting.id } },
    ])
    const [mail] = await mailTo(receiver)
    expect(mail?.subject).toMatch(/^Уулзалтын хүсэлт ирлээ: /)
    expect(mail?.text).toContain('Тээврийн гэрээ')
    // The contact details appear once the meeting is accepted.
    expect((await meetingOf(receiver, meeting.id)).contact).toBeNull()
    expect(mail?.text).not.toContain(sender.email)
  })

  it('is accepted: both have it, with the other side’s contacts and a file for the calendar', async () => {
    const { id, sender, receiver } = await makeMeeting()
    const { body } = await write(receiver, 'accept', { id, version: 1 })
    expect(body.meeting).toMatchObject({ meeting_status: 'accepted', waits_for: null, answer_by: null })
    expect((await meetingOf(sender, id)).contact?.email).toBe(receiver.email)
    expect((await meetingOf(receiver, id)).history.map(({ kind, by }) => [kind, by])).toEqual([
      ['asked', 'other'],
      ['accepted', 'me'],
    ])
    for (const side of [sender, receiver]) {
      const mail = (await mailTo(side)).find(({ subject }) => subject.startsWith('Уулзалт баталгаажлаа'))
      expect(mail?.attachments).toMatchObject([
        { content: expect.stringContaining('BEGIN:VEVENT') as string },
      ])
    }
    // A second acceptance is refused.
    expect((await write(receiver, 'accept', { id })).status).toBe(409)
  })

  it('is declined with a reason, and all its bookings are free', async () => {
    const { id, sender, receiver, hour } = await makeMeeting()
    await write(receiver, 'decline', { id, reason: 'Тэр өдөр талбайд ажиллана.' })
    expect(await meetingOf(sender, id)).toMatchObject({
      ...{ meeting_status: 'cancelled', cancelled_as: 'declined', waits_for: null },
      cancel_reason: 'Тэр өдөр талбайд ажиллана.',
    })
    expect(await countBookings(id)).toBe(0)
    expect((await planOf(sender, hour.meeting_date)).hours).toMatchObject([{ state: 'free', meeting: null }])
    expect((await requestsOf(sender)).sent).toMatchObject([{ id, cancelled_as: 'declined' }])
    expect((await mailTo(sender)).map(({ text }) => text).join()).toContain('Тэр өдөр талбайд ажиллана.')
  })

  it('moves to another time that its receiver proposes, and waits for the sender', async () => {
    const { id, sender, receiver, hour } = await makeMeeting()
    const other = await makeHour({ meeting_date: hour.meeting_date, meeting_time: '15:00' })
    await write(receiver, 'propose', { id, time_id: other.id, note: '10 цагт илтгэлтэй.' })
    expect(await meetingOf(sender, id)).toMatchObject({
      ...{ meeting_status: 'pending', meeting_time: '15:00', waits_for: 'me' },
    })
    expect((await planOf(receiver, hour.meeting_date)).hours.map(({ state }) => state)).toEqual([
      'free',
      'meeting',
    ])
    const mail = (await mailTo(sender)).at(-1)?.text ?? ''
    expect(mail).toMatch(/^Хүссэн цаг: .*, 10:00 /m)
    expect(mail).not.toContain('Товлосон')
    expect(mail).toMatch(/^Санал болгосон цаг: .*, 15:00 /m)
    expect(mail).toMatch(/^Таны бичсэн зорилго: ./m)
    expect(mail).not.toMatch(/^(Хэзээ|Зорилго): /m)
    expect((await write(receiver, 'accept', { id })).status).toBe(409)
    expect((await write(sender, 'accept', { id })).status).toBe(200)
  })

  it('keeps the original sender of a counter-proposal, with both hours, its note and the author of the purpose', async () => {
    const { id, sender, receiver, hour } = await makeMeeting()
    const { meeting_date } = hour
    const [later, latest] = [
      await makeHour({ meeting_date, meeting_time: '15:00' }),
      await makeHour({ meeting_date, meeting_time: '16:00' }),
    ]
    expect((await requestsOf(receiver)).received).toMatchObject([{ id, proposal: null, asked_by: 'other' }])
    await write(receiver, 'propose', { id, time_id: later.id, note: '10 цагт илтгэлтэй.' })
    const from = { meeting_date, meeting_time: '10:00' }
    const to = { meeting_date, meeting_time: '15:00' }
    const proposal = { from, to, note: '10 цагт илтгэлтэй.' }
    expect(await requestsOf(sender)).toMatchObject({
      received: [],
      sent: [{ id, asked_by: 'me', waits_for: 'me', proposal: { ...proposal, by: 'other' } }],
    })
    expect(await requestsOf(receiver)).toMatchObject({
      received: [{ id, asked_by: 'other', waits_for: 'other', proposal: { ...proposal, by: 'me' } }],
      sent: [],
    })
    await write(sender, 'propose', { id, time_id: latest.id })
    expect((await meetingOf(receiver, id)).proposal).toMatchObject({
      ...{ by: 'other', from: to, to: { meeting_date, meeting_time: '16:00' }, note: '' },
    })
    await write(receiver, 'accept', { id })
    expect((await meetingOf(sender, id)).proposal).toBeNull()
  })

  it('ends when its sender declines the other time, and no one is mailed about their own request', async () => {
    const { id, sender, receiver, hour } = await makeMeeting()
    const later = await makeHour({ meeting_date: hour.meeting_date, meeting_time: '15:00' })
    await write(receiver, 'propose', { id, time_id: later.id })
    expect((await write(sender, 'decline', { id, reason: 'Явчихсан байна.' })).status).toBe(200)
    expect(await meetingOf(receiver, id)).toMatchObject({ cancelled_as: 'declined', cancelled_by: 'other' })
    expect(await meetingOf(sender, id)).toMatchObject({ cancelled_by: 'me' })
    const mail = (await mailTo(receiver)).find(({ text }) => text.includes('Явчихсан байна.'))
    expect(mail?.subject).toMatch(/^Санал болгосон цаг тохирсонгүй: /)
    expect(mail?.text).not.toContain('Таны хүсэлт')
  })

  it('is declined by its receiver also after they proposed another time', async () => {
    for (const part of ['decline', 'cancel']) {
      const { id, sender, receiver, hour } = await makeMeeting()
      const later = await makeHour({ meeting_date: hour.meeting_date, meeting_time: '15:00' })
      await write(receiver, 'propose', { id, time_id: later.id })
      expect((await write(receiver, part, { id })).status).toBe(200)
      expect(await meetingOf(sender, id)).toMatchObject({ cancelled_as: 'declined', cancelled_by: 'other' })
    }
  })

  it('can be taken back only by its sender', async () => {
    const { id, sender, receiver } = await makeMeeting()
    expect((await write(receiver, 'cancel', { id })).status).toBe(409)
    expect((await write(sender, 'cancel', { id })).status).toBe(200)
    expect(await meetingOf(receiver, id)).toMatchObject({ cancelled_as: 'taken_back' })
  })

  it('lapses without an answer: the hour is free and both are notified', async () => {
    const { id, sender, receiver } = await makeMeeting()
    await set(id, { answer_by: new Date(Date.now() - 1_000) })
    // The answer is refused even before the job has run.
    expect((await requestsOf(receiver)).received).toEqual([])
    expect((await write(receiver, 'accept', { id })).status).toBe(409)
    await expireUnansweredMeetings({}, ever)
    expect(await meetingOf(sender, id)).toMatchObject({ cancelled_as: 'expired' })
    expect(await countBookings(id)).toBe(0)
    for (const side of [sender, receiver])
      expect((await mailTo(side)).filter(({ subject }) => subject.includes('хугацаа дууслаа'))).toHaveLength(
        1,
      )
  })
})

describe('an accepted meeting', () => {
  const makeAccepted = async () => {
    const meeting = await makeMeeting()
    await write(meeting.receiver, 'accept', { id: meeting.id })
    const { meeting_date } = meeting.hour
    const later = await makeHour({ meeting_date, meeting_time: '16:00' })
    return { ...meeting, later }
  }

  it('stays where it is while another time is proposed, and moves when that is accepted', async () => {
    const { id, sender, receiver, later } = await makeAccepted()
    expect((await write(sender, 'propose', { id, time_id: later.id })).status).toBe(200)
    expect(await meetingOf(receiver, id)).toMatchObject({
      ...{ meeting_status: 'accepted', meeting_time: '10:00', waits_for: 'me' },
      proposal: { by: 'other', from: { meeting_time: '10:00' }, to: { meeting_time: '16:00' } },
    })
    expect((await requestsOf(receiver)).received).toMatchObject([{ id }])
    expect((await requestsOf(sender)).sent).toMatchObject([{ id, proposal: { by: 'me' } }])
    expect(await countBookings(id)).toBe(6)
    expect((await planOf(receiver, later.meeting_date)).hours.map(({ state }) => state)).toEqual([
      'meeting',
      'proposed',
    ])
    await write(receiver, 'accept', { id })
    expect(await meetingOf(sender, id)).toMatchObject({ meeting_time: '16:00', proposal: null })
    expect(await countBookings(id)).toBe(3)
  })

  it('stays at its hour when the proposal is declined, taken back or lapses', async () => {
    for (const end of [
      ({ id, receiver }: { id: number; receiver: Person }) => write(receiver, 'decline', { id }),
      ({ id, sender }: { id: number; sender: Person }) => write(sender, 'keep', { id }),
      async ({ id }: { id: number }) => {
        await set(id, { answer_by: new Date(Date.now() - 1_000) })
        await expireUnansweredMeetings({}, ever)
      },
    ]) {
      const meeting = await makeAccepted()
      await write(meeting.sender, 'propose', { id: meeting.id, time_id: meeting.later.id })
      await end(meeting)
      expect(await meetingOf(meeting.sender, meeting.id)).toMatchObject({
        ...{ meeting_status: 'accepted', meeting_time: '10:00', proposal: null, waits_for: null },
      })
      expect(await countBookings(meeting.id)).toBe(3)
    }
  })

  it('is cancelled by either side with a reason, mailed to the other with a file that cancels it', async () => {
    const { id, sender, receiver } = await makeAccepted()
    await write(receiver, 'cancel', { id, reason: 'Нислэг хойшилсон.' })
    expect(await meetingOf(sender, id)).toMatchObject({ cancelled_as: 'cancelled' })
    const mail = (await mailTo(sender)).find(({ subject }) => subject.startsWith('Уулзалт цуцлагдлаа'))
    expect(mail?.text).toContain('Нислэг хойшилсон.')
    expect(mail?.attachments).toMatchObject([
      { content: expect.stringMatching(/METHOD:CANCEL[^]*STATUS:CANCELLED/) as string },
    ])
  })

  it('has a reminder a day and an hour before, once each', async () => {
    const { id, sender } = await makeAccepted()
    const reminders = async () =>
      (await mailTo(sender)).filter(({ subject }) => subject.startsWith('Уулзалтын сануулга')).length
    await remindOfMeetings({}, ever)
    expect(await reminders()).toBe(0)
    await set(id, { starts_at: new Date(Date.now() + 23 * 3_600_000) })
    await remindOfMeetings({}, ever)
    await remindOfMeetings({}, ever)
    expect(await reminders()).toBe(1)
    await runDueJobs('mail')
    await set(id, { starts_at: new Date(Date.now() + 50 * 60_000) })
    await remindOfMeetings({}, ever)
    await remindOfMeetings({}, ever)
    expect(await reminders()).toBe(2)
  })
})

describe('an impossible step', () => {
  const requestMeeting = (who: Person, receiver_id: number, time_id: number) =>
    write(who, 'ask', { receiver_id, time_id, meeting_description: 'Танилцах' })

  it('is refused with a message: oneself, a taken hour of either side, a second request between the two', async () => {
    const { sender, receiver, hour } = await makeMeeting()
    const [third, free] = [
      await makeParticipant(),
      await makeHour({ meeting_date: hour.meeting_date, meeting_time: '13:00' }),
    ]
    const messages = [
      [await requestMeeting(third, third.id, hour.id), 'Өөртэйгөө'],
      [await requestMeeting(sender, third.id, hour.id), 'Таны цаг завгүй'],
      [await requestMeeting(third, receiver.id, hour.id), 'энэ цагт завгүй'],
      [await requestMeeting(receiver, sender.id, free.id), 'хариу хүлээж буй хүсэлт'],
      [await requestMeeting(third, 999_999_999, free.id), 'оролцохоо больсон'],
      [await requestMeeting(third, sender.id, 999_999_999), 'хуваарьт байхгүй'],
    ] as const
    for (const [{ status, body }, words] of messages) {
      expect([400, 409]).toContain(status)
      expect(body.message).toContain(words)
    }
  })

  it('is an hour in the past, or one without a free room', async () => {
    const [one, other] = [await makeParticipant(), await makeParticipant()]
    const past = await makeHour({ meeting_date: '2020-01-02' })
    expect((await requestMeeting(one, other.id, past.id)).body.message).toContain('өнгөрсөн')
    const hour = await makeHour()
    await inTransaction(() =>
      db().execute(sql`
        with m as (
          insert into meetings (meeting_status, sender_id, receiver_id, starts_at)
          values ('accepted', ${one.id}, ${other.id}, ${hour.starts_at.toISOString()}) returning id)
        insert into meeting_bookings (meeting_id, room_id, time_id) select m.id, r.id, ${hour.id} from m, meeting_rooms r`),
    )
    const { status, body } = await requestMeeting(await makeParticipant(), other.id, hour.id)
    expect(status).toBe(409)
    expect(body.message).toContain('чөлөөт өрөө')
  })

  it('is answering another’s meeting, or one that changed in the meantime', async () => {
    const { id, receiver } = await makeMeeting()
    const stranger = await makeParticipant()
    for (const part of ['accept', 'decline', 'cancel', 'keep'])
      expect((await write(stranger, part, { id })).status).toBe(404)
    expect((await ask(`GET ${path}/meeting?id=${id}`, { participant: stranger.email })).status).toBe(404)
    const { status, body } = await write(receiver, 'accept', { id, version: 7 })
    expect(status).toBe(409)
    expect(body.fields).toHaveProperty('version')
  })

  it('is a longer purpose than 500 signs, or none', async () => {
    const [one, other, hour] = [await makeParticipant(), await makeParticipant(), await makeHour()]
    for (const meeting_description of ['', '   ', 'а'.repeat(501)])
      expect(
        (await write(one, 'ask', { receiver_id: other.id, time_id: hour.id, meeting_description })).body,
      ).toMatchObject({ fields: { meeting_description: expect.any(String) as string } })
  })
})

describe('the participant’s own busy hours', () => {
  it('prevent requests, and can be removed', async () => {
    const [one, other, hour] = [await makeParticipant(), await makeParticipant(), await makeHour()]
    expect((await write(one, 'busy', { time_id: hour.id, busy: true })).status).toBe(200)
    expect((await write(one, 'busy', { time_id: hour.id, busy: true })).status).toBe(200)
    expect((await planOf(one, hour.meeting_date)).hours).toMatchObject([{ state: 'busy' }])
    const { days } = (await read(other, `person?id=${one.id}`)) as unknown as AskablePerson
    expect(days.find(({ day }) => day === hour.meeting_date)?.hours).toMatchObject([{ state: 'theirs' }])
    const request = { receiver_id: one.id, time_id: hour.id, meeting_description: 'Танилцах' }
    const answer = await write(other, 'ask', request)
    expect(answer).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('завгүй') as string },
    })
    await expect(
      inTransaction(() =>
        bookMeeting({
          ...{ sender_id: other.id, receiver_id: one.id, time_id: hour.id, room_id: null },
          ...{ needs_interpreter: false, interpreter_id: null, meeting_description: '' },
        }),
      ),
    ).rejects.toMatchObject({ key: 'problems.meeting_person_away' })
    await write(one, 'busy', { time_id: hour.id, busy: false })
    expect((await planOf(one, hour.meeting_date)).hours).toMatchObject([{ state: 'free' }])
  })

  it('cannot be set at the hour of a meeting', async () => {
    const { receiver, hour } = await makeMeeting()
    expect((await write(receiver, 'busy', { time_id: hour.id, busy: true })).status).toBe(409)
  })
})

describe('the participants', () => {
  const listPeople = async (who: Person, query: string) =>
    (await read(who, `people?${query}`)) as unknown as {
      people: ListedPerson[]
      total: number
      types: Record<string, number>
    }

  it('have no page past the last', async () => {
    const me = await makeParticipant()
    const page = (number: number) =>
      ask(`GET /client/yellow-page/meetings/people?search=zz${'z'.repeat(20)}&page=${number}`, {
        participant: me.email,
      })
    expect((await page(1)).status).toBe(200)
    expect((await page(2)).status).toBe(404)
  })

  it('are found by a word of either name in either alphabet, and by type', async () => {
    const word = `Зэсмодон${Math.random().toString(36).slice(2, 8).replace(/\d/g, 'а')}`
    const one = await makeParticipant({
      name: `${word} ХХК`,
      name_en: 'Copperwood LLC',
      user_type: 'Sponsor',
    })
    const me = await makeParticipant()
    for (const term of [word, word.toUpperCase(), word.slice(0, 6)])
      expect((await listPeople(me, `search=${term}`)).people.map(({ id }) => id)).toContain(one.id)
    expect(await listPeople(me, `search=${word}&type=Sponsor`)).toMatchObject({ total: 1 })
    expect(await listPeople(me, `search=${word}&type=Attendee`)).toMatchObject({
      ...{ total: 0, types: { all: 1, Sponsor: 1, Attendee: 0 } },
    })
    expect((await listPeople(me, 'search=%25%25')).total).toBe(0)
    // Neither the participant themselves nor those whom staff blocked.
    expect((await listPeople(one, `search=${word}`)).total).toBe(0)
    await inTransaction(() =>
      db().update(meetingUsers).set({ blocked_at: new Date() }).where(eq(meetingUsers.id, one.id)),
    )
    expect((await listPeople(me, `search=${word}`)).total).toBe(0)
    expect((await ask(`GET ${path}/plan`, { participant: one.email })).status).toBe(401)
  })

  it('show their relation to the participant', async () => {
    const { id, sender, receiver, hour } = await makeMeeting()
    const at = { id, meeting_date: hour.meeting_date, meeting_time: '10:00' }
    const relation = async (who: Person, other: { name: string }) => {
      const { people } = await listPeople(who, `search=${other.name.split(' ')[1]?.slice(0, 8)}&limit=100`)
      return people.map(({ relation, meeting }) => ({ relation, meeting }))
    }
    expect(await relation(receiver, sender)).toEqual([{ relation: 'answer', meeting: at }])
    expect(await relation(sender, receiver)).toEqual([{ relation: 'waiting', meeting: at }])
    await write(receiver, 'accept', { id })
    expect(await relation(sender, receiver)).toEqual([{ relation: 'meeting', meeting: at }])
  })

  it('need an interpreter when both named their languages and share none', async () => {
    const mongolian = await makeParticipant({ languages: ['mn', 'ru'] })
    const foreign = await makeParticipant({ languages: ['en'] })
    const unknown = await makeParticipant()
    const needs = async (id: number) =>
      ((await read(mongolian, `person?id=${id}`)) as unknown as AskablePerson).person.needs_interpreter
    expect(await needs(foreign.id)).toBe(true)
    expect(await needs(unknown.id)).toBe(false)
    await makeRoom({ capacity: 3 })
    const hour = await makeHour()
    const { body } = await write(mongolian, 'ask', {
      ...{ receiver_id: foreign.id, time_id: hour.id, meeting_description: 'Танилцах' },
    })
    expect(body.meeting).toMatchObject({ needs_interpreter: true })
    const { body: savedBody } = await write(foreign, 'settings', { languages: ['mn', 'en', 'mn'] })
    expect(savedBody.participant).toMatchObject({ languages: ['mn', 'en'] })
    expect(await needs(foreign.id)).toBe(false)
  })
})

describe('a participant whom staff block', () => {
  it('is signed out at once, and the other sides of their meetings are notified', async () => {
    const { id, sender, receiver } = await makeMeeting()
    await inTransaction(async () => {
      await db()
        .update(meetingUsers)
        .set({ blocked_at: sql`now()` })
        .where(eq(meetingUsers.id, sender.id))
      expect(await cancelUpcomingMeetingsAndNotify(sender.id, 'Бүртгэл хүчингүй болсон.')).toBe(1)
    })
    expect((await write(sender, 'cancel', { id })).status).toBe(401)
    expect(await meetingOf(receiver, id)).toMatchObject({ cancelled_as: 'staff', waits_for: null })
    expect((await mailTo(receiver)).map(({ text }) => text).join()).toContain('Бүртгэл хүчингүй болсон.')
  })
})

describe('the sign-in', () => {
  it('answers every address alike, and mails a code only to participants', async () => {
    const user = await makeParticipant()
    const sendLogin = async (email: string) =>
      (await ask(`POST ${path}/login`, { json: { email }, headers: { 'x-forwarded-for': '10.1.2.3' } })).body
    const reply = await sendLogin(user.email)
    expect(await sendLogin(`nobody-${user.email}`)).toEqual(reply)
    const [mail, ...more] = await mailTo(user)
    expect(more).toEqual([])
    expect(mail?.text).toMatch(/\b\d{6}\b/)
    expect(mail?.text).toContain('/yp/meetings')
    expect(await mailTo({ email: `nobody-${user.email}` })).toEqual([])
    const wrong = await ask(`POST ${path}/login`, { json: { email: user.email, code: '000000' } })
    expect(wrong.body).not.toHaveProperty('participant')
  })

  it('opens with the first upcoming day', async () => {
    const user = await makeParticipant()
    const day = anotherDay()
    await makeHour({ meeting_date: day })
    const { plan } = (await read(user, 'plan')) as unknown as { plan: Plan }
    expect(plan.days.map((planDay) => planDay.day)).toContain(day)
    expect((plan.day ?? '') >= new Date().toISOString().slice(0, 10)).toBe(true)
  })
})
