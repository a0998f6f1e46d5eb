import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { giveUpWaitingMail, holdOutgoing, releaseOutgoing } from '@/lib/platform/mail/outgoing'
import { queueMail } from '@/lib/platform/mail/outbox'
import { expireSecretsAndRequeueMail } from '@/lib/platform/mail/send'
import { runForRequest } from '@/lib/platform/request-context'
import { forgetJobs, makeDue, runDueJobs } from './due-jobs'
import { collectLogLines } from './log-lines'
import {
  closeMailServer,
  mailServer,
  openMailServer,
  queueOne as queue,
  resetMailServer,
} from './mail-server'

beforeAll(async () => {
  await openMailServer()
  // Otherwise mail that other files left would be sent here.
  await forgetJobs()
})
beforeEach(resetMailServer)
afterAll(closeMailServer)

async function rowTo(address: string) {
  const [row] = await db()
    .select({
      text: mailOutbox.text,
      attempts: mailOutbox.attempts,
      sent_at: mailOutbox.sent_at,
      last_error: mailOutbox.last_error,
      waits: sql<number>`(select extract(epoch from run_at - now())::float8
        from graphile_worker.jobs where key = 'mail:' || mail_outbox.id)`,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, address))
  if (!row) throw new Error('the mail is not kept')
  return row
}
const change = (address: string, values: Record<string, unknown>) =>
  db().update(mailOutbox).set(values).where(eq(mailOutbox.to_address, address))
/** Makes the mail due now, or at the given time. */
async function retry(address: string, at?: Date): Promise<void> {
  const [row] = await db()
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, address))
  await makeDue(`mail:${row?.id}`, at)
}
const { timesTo } = mailServer

describe('the outbox, with a mail server', () => {
  it('sends a mail with its text and attachments, once', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]).toString('base64')
    const to = await queue({
      attachments: [
        { filename: 'уулзалт.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'зураг.png', contentType: 'image/png', content: bytes, encoding: 'base64' },
      ],
    })
    expect(await runDueJobs()).toBe(1)
    expect(await runDueJobs()).toBe(0)
    expect(mailServer.delivered).toHaveLength(1)
    const raw = mailServer.delivered[0]?.raw ?? ''
    expect(raw).toContain(`To: ${to}`)
    expect(raw).toContain('From: Strata <strata@mnma.example>')
    expect(raw).toContain(Buffer.from('Танд захидал ирлээ.').toString('base64'))
    expect(raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'))
    expect(raw).toContain(bytes)
    expect(await rowTo(to)).toMatchObject({ attempts: 1, last_error: null, text: 'Танд захидал ирлээ.' })
    expect((await rowTo(to)).sent_at).toBeInstanceOf(Date)
  })

  it('postpones a mail whose document cannot be drawn, and sends the others', async () => {
    const [undrawn, good] = [
      await queue({
        attachments: [
          { filename: 'a.pdf', kind: 'answers-pdf', answerId: 2_000_000_000, memberId: 1, lang: 'mn' },
        ],
      }),
      await queue(),
    ]
    expect(await runDueJobs()).toBe(2)
    expect([timesTo(undrawn), timesTo(good)]).toEqual([0, 1])
    expect(await rowTo(undrawn)).toMatchObject({ sent_at: null, attempts: 1 })
  })

  it('postpones mail that the server refuses, longer each time, and sends the others', async () => {
    const [bad, good] = [await queue(), await queue()]
    mailServer.refused = (address) => (address === bad ? 'Mailbox busy' : undefined)
    expect(await runDueJobs()).toBe(2)
    expect(timesTo(good)).toBe(1)
    const row = await rowTo(bad)
    expect(row).toMatchObject({ attempts: 1, sent_at: null })
    expect(row.last_error).toContain('Mailbox busy')
    expect(row.waits).toBeGreaterThan(25)
    expect(row.waits).toBeLessThanOrEqual(30)
    expect(await runDueJobs()).toBe(0)
    await retry(bad)
    await runDueJobs()
    expect((await rowTo(bad)).waits).toBeGreaterThan(55)
    mailServer.refused = () => undefined
    await retry(bad)
    await runDueJobs()
    expect(timesTo(bad)).toBe(1)
    expect(await rowTo(bad)).toMatchObject({ attempts: 3, last_error: null })
  })

  it('names in the log the request that queued a mail, at each try', async () => {
    const lines = collectLogLines()
    mailServer.refused = () => 'Mailbox busy'
    const to = await runForRequest({ id: 'request-1' }, () => queue())
    await runDueJobs('mail')
    await retry(to)
    await runDueJobs('mail')
    // The second line was only counted.
    expect(lines.map(({ request, msg }) => [request, msg])).toEqual([
      ['request-1', 'a mail could not be sent'],
    ])
    const { rows } = await db().execute(sql`select payload->>'request' as request
      from graphile_worker._private_jobs where key = (select 'mail:' || id from mail_outbox where ${eq(mailOutbox.to_address, to)})`)
    expect(rows).toEqual([{ request: 'request-1' }])
  })

  it('sends nothing twice when the database fails in the middle', async () => {
    const [first, second] = [await queue(), await queue()]
    mailServer.received = async (address) => {
      if (address !== second) return
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'strata' and pid <> pg_backend_pid()`
      await db().execute(others)
    }
    await runDueJobs().catch(() => undefined)
    mailServer.received = () => Promise.resolve()
    await runDueJobs()
    expect([timesTo(first), timesTo(second)]).toEqual([1, 1])
    for (const address of [first, second]) expect((await rowTo(address)).sent_at).toBeInstanceOf(Date)
  })

  it('gives up on a silent server, and locks no row while it waits', async () => {
    const to = await queue()
    mailServer.greets = false
    const startedAt = Date.now()
    const sending = runDueJobs()
    await expect.poll(async () => (await rowTo(to)).attempts).toBe(1)
    await db().execute(sql`select 1 from mail_outbox where to_address = ${to} for update nowait`)
    expect(await sending).toBe(1)
    expect(Date.now() - startedAt).toBeLessThan(15_000)
    expect((await rowTo(to)).last_error).toMatch(/greeting/i)
    await change(to, { attempts: 12 })
  })
})

describe('a mail that is sent again', () => {
  it('carries the same message id, so that its receiver can drop the second', async () => {
    const [to, other] = [await queue(), await queue()]
    await runDueJobs()
    // As after a kill between the delivery and its mark.
    await change(to, { sent_at: null })
    await expireSecretsAndRequeueMail()
    await runDueJobs()
    const numbers = mailServer.delivered.map(({ to: address, raw }) => [
      address,
      /^Message-ID: (<\S+>)\r?$/im.exec(raw)?.[1],
    ])
    const of = (address: string) => numbers.filter(([to]) => to === address).map(([, number]) => number)
    expect(of(to)).toHaveLength(2)
    expect(of(to)[0]).toMatch(/^<[0-9a-f-]{36}@localhost>$/)
    expect(of(to)[1]).toBe(of(to)[0])
    expect(of(other)).not.toContain(of(to)[0])
  })
})

describe('a secret', () => {
  const secret = { isSecret: true, text: 'Код: 123456' }

  it('does not wait behind other mail, however old or slow', async () => {
    const others = [await queue(), await queue(), await queue()]
    for (const address of others) await retry(address, new Date(Date.now() - 3_600_000))
    const to = await queue(secret)
    // In a shared lane it goes first.
    await runDueJobs()
    expect(mailServer.delivered.map((mail) => mail.to)).toEqual([to, ...others])
    // It also has its own lane, which a slow delivery does not block.
    const slow = await queue()
    let finish = () => {}
    mailServer.received = (address) =>
      address === slow ? new Promise((resolve) => (finish = resolve)) : Promise.resolve()
    const sending = runDueJobs('mail')
    await expect.poll(() => timesTo(slow)).toBe(1)
    const code = await queue(secret)
    expect(await runDueJobs('codes')).toBe(1)
    expect(timesTo(code)).toBe(1)
    finish()
    expect(await sending).toBe(1)
  })

  it('is erased when it is sent', async () => {
    const to = await queue(secret)
    await runDueJobs()
    expect(timesTo(to)).toBe(1)
    expect(await rowTo(to)).toMatchObject({ text: '', last_error: null })
  })

  it('is abandoned and erased when it expires, and never sent after that', async () => {
    const to = await queue(secret)
    mailServer.refused = () => 'Try later'
    await change(to, { created_at: sql`now() - interval '9 minutes 50 seconds'` })
    await runDueJobs()
    const row = await rowTo(to)
    expect(row.text).toBe(secret.text)
    expect(row.waits).toBeLessThanOrEqual(10)
    mailServer.refused = () => undefined
    await change(to, { created_at: sql`now() - interval '10 minutes'` })
    await retry(to)
    await runDueJobs()
    expect(await rowTo(to)).toMatchObject({ text: '', sent_at: null })
    await expireSecretsAndRequeueMail()
    expect(await runDueJobs()).toBe(0)
    expect(timesTo(to)).toBe(0)
  })

  it('is erased after its last try', async () => {
    const to = await queue(secret)
    mailServer.refused = () => 'No'
    await change(to, { attempts: 11 })
    await runDueJobs()
    expect(await rowTo(to)).toMatchObject({ text: '', sent_at: null, attempts: 12 })
  })
})

describe('the maintenance of the outbox', () => {
  it('sends mail without a job, and keeps waiting mail unchanged', async () => {
    const [restoredAddress, waitingAddress] = [await queue(), await queue()]
    await forgetJobs()
    await expireSecretsAndRequeueMail()
    await retry(waitingAddress, new Date(Date.now() + 60_000))
    await expireSecretsAndRequeueMail()
    expect((await rowTo(waitingAddress)).waits).toBeGreaterThan(50)
    await runDueJobs()
    expect([timesTo(restoredAddress), timesTo(waitingAddress)]).toEqual([1, 0])
  })

  it('erases expired secrets', async () => {
    const to = await queue({ isSecret: true, text: 'Код: 123456' })
    await change(to, { created_at: sql`now() - interval '10 minutes'` })
    await expireSecretsAndRequeueMail()
    expect(await rowTo(to)).toMatchObject({ text: '', sent_at: null, attempts: 12 })
  })
})

describe('while outgoing mail is held', () => {
  afterEach(releaseOutgoing)

  it('is written and not sent; afterwards it is sent, without what has expired', async () => {
    await holdOutgoing('a test')
    const [letter, code] = [await queue(), await queue({ kind: 'code', isSecret: true })]
    const bulk = `${randomUUID()}@test.example`
    await inTransaction(() =>
      queueMail([{ kind: 'requestReply', to: bulk, subject: 'a', text: 'a' }], { isBulk: true }),
    )
    await runDueJobs()
    await expireSecretsAndRequeueMail()
    expect(await runDueJobs()).toBeGreaterThan(0)
    expect(mailServer.delivered).toEqual([])
    expect(await rowTo(letter)).toMatchObject({ attempts: 0, sent_at: null, waits: null })

    await change(code, { created_at: sql`now() - interval '11 minutes'` })
    await releaseOutgoing()
    await expireSecretsAndRequeueMail()
    await runDueJobs()
    expect([letter, bulk, code].map(timesTo)).toEqual([1, 1, 0])
    expect(await rowTo(code)).toMatchObject({ text: '', last_error: 'not sent in time' })
  })

  it('may be given up instead', async () => {
    await holdOutgoing('a test')
    const letter = await queue()
    expect(await giveUpWaitingMail()).toBeGreaterThan(0)
    await releaseOutgoing()
    await expireSecretsAndRequeueMail()
    await runDueJobs()
    expect(timesTo(letter)).toBe(0)
  })
})
