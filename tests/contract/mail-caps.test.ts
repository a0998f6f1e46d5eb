import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { env } from '@/lib/platform/env'
import { asksADayMax } from '@/lib/meetings/limits'
import { capOf, type MailKind, mailKinds } from '@/lib/platform/mail/kinds'
import { queueMail } from '@/lib/platform/mail/outbox'
import { makeHour, makeMeeting, makeParticipant, makeRoom } from '@/tests/factories/meetings'
import { runDueJobs } from './due-jobs'
import { ask } from './harness'

const mailsTo = (address: string) =>
  db().select().from(mailOutbox).where(eq(mailOutbox.to_address, address)).orderBy(mailOutbox.id)
const cappedKinds = (Object.keys(mailKinds) as MailKind[]).flatMap((kind) => {
  const cap = capOf(kind)
  return cap ? [{ kind, ...cap }] : []
})

/** The mails that were delivered to an address, in their order. */
const deliveredTo = (address: string) =>
  readdirSync(env().mailDir)
    .sort()
    .map((name) => readFileSync(join(env().mailDir, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`))

beforeAll(async () => void (await makeRoom()))

describe('one receiver', () => {
  it.each(cappedKinds.filter(({ beyond }) => beyond !== 'wait'))(
    'gets at most $mails mails of the kind $kind in $minutes minutes',
    async ({ kind, mails, beyond }) => {
      const to = `${randomUUID()}@receiver.example`
      const queue = (count: number) =>
        inTransaction(() =>
          queueMail(
            Array.from({ length: count }, (_, at) => ({ kind, to, subject: `${at}`, text: 'Захидал' })),
          ),
        )
      await queue(mails - 1)
      await queue(1)
      if (beyond === 'refuse') await expect(queue(2)).rejects.toMatchObject({ code: 'rate_limited' })
      else await queue(2)
      expect(await mailsTo(to)).toHaveLength(mails)
      await db()
        .update(mailOutbox)
        .set({ created_at: sql`now() - interval '2 days'` })
        .where(eq(mailOutbox.to_address, to))
      await queue(1)
      expect(await mailsTo(to)).toHaveLength(mails + 1)
    },
  )

  it.each(cappedKinds.filter(({ beyond }) => beyond === 'wait'))(
    'gets mails of the kind $kind within $minutes minutes as one',
    async ({ kind, minutes }) => {
      const to = `${randomUUID()}@receiver.example`
      const queue = (word: string) =>
        inTransaction(() =>
          queueMail(
            [
              {
                ...{ kind, to, subject: `Мэдээ ${word}`, text: `Болсон явдал ${word}` },
                attachments: [{ filename: 'a.ics', contentType: 'text/calendar', content: word }],
              },
            ],
            { isBulk: true },
          ),
        )
      const countSent = async () => (await mailsTo(to)).filter(({ sent_at }) => sent_at !== null).length
      await queue('нэг')
      await runDueJobs('mail')
      expect(await countSent()).toBe(1)
      await queue('хоёр')
      await queue('гурав')
      await runDueJobs('mail')
      expect(await countSent()).toBe(1)
      await db()
        .update(mailOutbox)
        .set({ sent_at: sql`now() - make_interval(secs => ${minutes * 60 + 1})` })
        .where(sql`${mailOutbox.to_address} = ${to} and ${mailOutbox.sent_at} is not null`)
      await runDueJobs('mail')
      const rows = await mailsTo(to)
      expect(rows.map(({ attempts }) => attempts)).toEqual([1, 1, 1])
      expect(new Set(rows.slice(1).map(({ sent_at }) => sent_at?.getTime())).size).toBe(1)
      const files = deliveredTo(to)
      expect(files).toHaveLength(2)
      const [, together = ''] = files
      expect(together).toContain('text/calendar')
      expect(together.match(/filename=a\.ics/g)).toHaveLength(1)
    },
  )
})

describe('two participants of a meeting', () => {
  it('a request that is taken back at once sends no mail, and a mailed one is mailed again', async () => {
    const { id, sender, receiver } = await makeMeeting()
    await ask('POST /client/yellow-page/meetings/cancel', {
      participant: sender.email,
      json: { id, version: 1 },
    })
    expect(await mailsTo(receiver.email)).toEqual([])
    const meeting = await makeMeeting()
    await runDueJobs('mail')
    await ask('POST /client/yellow-page/meetings/cancel', {
      participant: meeting.sender.email,
      json: { id: meeting.id, version: 1 },
    })
    expect(await mailsTo(meeting.receiver.email)).toHaveLength(2)
  })

  it('a newer mail replaces a waiting one about the same meeting', async () => {
    const { id, receiver } = await makeMeeting()
    await ask('POST /client/yellow-page/meetings/accept', {
      participant: receiver.email,
      json: { id, version: 1 },
    })
    const mails = await mailsTo(receiver.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Уулзалт баталгаажлаа/) as string,
    ])
  })

  it('one participant cannot ask the other repeatedly in a day', async () => {
    const [sender, receiver, hour] = [await makeParticipant(), await makeParticipant(), await makeHour()]
    const write = (part: string, json: object) =>
      ask(`POST /client/yellow-page/meetings/${part}`, { participant: sender.email, json })
    const request = () =>
      write('ask', { receiver_id: receiver.id, time_id: hour.id, meeting_description: 'Гэрээ' })
    for (let round = 0; round < asksADayMax; round++) {
      const { status, body } = await request()
      expect(status, JSON.stringify(body)).toBe(200)
      const { id, version } = body.meeting as { id: number; version: number }
      expect((await write('cancel', { id, version })).status).toBe(200)
      await runDueJobs('mail')
    }
    const answer = await request()
    expect([answer.status, answer.body.message]).toEqual([
      429,
      'Өнөөдөр энэ оролцогчоос уулзалт олон удаа хүссэн байна. Маргааш дахин оролдоно уу.',
    ])
    expect(deliveredTo(receiver.email).length).toBeLessThanOrEqual(1)
  })
})
