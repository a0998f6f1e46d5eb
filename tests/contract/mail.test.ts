import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { type Mail, queueMail } from '@/lib/mail/outbox'
import { sendDueMail } from '@/lib/mail/worker'

const delivered: { to: string; raw: string }[] = []
let refused: (address: string) => string | undefined
let received: (address: string) => Promise<void>
let greets: boolean

const server = new SMTPServer({
  // As in a private network: without sign-in and encryption, which are the transport's own business.
  disabledCommands: ['AUTH', 'STARTTLS'],
  onConnect: (_session, goOn) => {
    if (greets) goOn()
  },
  onRcptTo: ({ address }, _session, goOn) => {
    const reason = refused(address)
    goOn(reason ? Object.assign(new Error(reason), { responseCode: 451 }) : null)
  },
  onData: (stream, { envelope }, goOn) => {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const to = envelope.rcptTo[0]?.address ?? ''
      delivered.push({ to, raw: Buffer.concat(chunks).toString() })
      void received(to).then(() => goOn())
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // `env()` is read at the first use, which comes after this.
  const { port } = server.server.address() as AddressInfo
  Object.assign(process.env, {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Strata <strata@mnma.example>',
  })
  // What other files left behind would be sent here.
  await db().update(mailOutbox).set({ sentAt: new Date() })
})
beforeEach(() => {
  delivered.length = 0
  refused = () => undefined
  received = () => Promise.resolve()
  greets = true
})
afterAll(() => new Promise<void>((resolve) => server.close(resolve)))

/** @returns the address that it goes to, which no other mail has */
async function queue(given: Partial<Mail> = {}): Promise<string> {
  const to = `${randomUUID()}@test.example`
  await db().transaction((tx) =>
    queueMail(tx, [{ to, subject: 'Сайн байна уу', text: 'Танд захидал ирлээ.', ...given }]),
  )
  return to
}
async function rowTo(address: string) {
  const [row] = await db()
    .select({
      text: mailOutbox.text,
      attempts: mailOutbox.attempts,
      sentAt: mailOutbox.sentAt,
      lastError: mailOutbox.lastError,
      waits: sql<number>`extract(epoch from ${mailOutbox.nextAttemptAt} - now())::float8`,
    })
    .from(mailOutbox)
    .where(eq(mailOutbox.toAddress, address))
  if (!row) throw new Error('the mail is not kept')
  return row
}
const change = (address: string, values: Record<string, unknown>) =>
  db().update(mailOutbox).set(values).where(eq(mailOutbox.toAddress, address))
const due = { nextAttemptAt: sql`now()` }
const timesTo = (address: string) => delivered.filter(({ to }) => to === address).length

describe('the outbox, with a mail server', () => {
  it('sends a mail with its text and attachments, once', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]).toString('base64')
    const to = await queue({
      attachments: [
        { filename: 'уулзалт.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' },
        { filename: 'зураг.png', contentType: 'image/png', content: bytes, encoding: 'base64' },
      ],
    })
    expect(await sendDueMail()).toBe(1)
    expect(await sendDueMail()).toBe(0)
    expect(delivered).toHaveLength(1)
    const raw = delivered[0]?.raw ?? ''
    expect(raw).toContain(`To: ${to}`)
    expect(raw).toContain('From: Strata <strata@mnma.example>')
    expect(raw).toContain(Buffer.from('Танд захидал ирлээ.').toString('base64'))
    expect(raw).toContain(Buffer.from('BEGIN:VCALENDAR').toString('base64'))
    expect(raw).toContain(bytes)
    expect(await rowTo(to)).toMatchObject({ attempts: 1, lastError: null, text: 'Танд захидал ирлээ.' })
    expect((await rowTo(to)).sentAt).toBeInstanceOf(Date)
  })

  it('puts off a mail whose document cannot be drawn, and sends the others', async () => {
    const [undrawn, good] = [
      await queue({
        attachments: [
          { filename: 'a.pdf', kind: 'answers-pdf', answerId: 2_000_000_000, memberId: 1, lang: 'mn' },
        ],
      }),
      await queue(),
    ]
    expect(await sendDueMail()).toBe(2)
    expect([timesTo(undrawn), timesTo(good)]).toEqual([0, 1])
    expect(await rowTo(undrawn)).toMatchObject({ sentAt: null, attempts: 1 })
  })

  it('puts off what the server refuses, longer each time, and sends the others', async () => {
    const [bad, good] = [await queue(), await queue()]
    refused = (address) => (address === bad ? 'Mailbox busy' : undefined)
    expect(await sendDueMail()).toBe(2)
    expect(timesTo(good)).toBe(1)
    const row = await rowTo(bad)
    expect(row).toMatchObject({ attempts: 1, sentAt: null })
    expect(row.lastError).toContain('Mailbox busy')
    expect(row.waits).toBeGreaterThan(25)
    expect(row.waits).toBeLessThanOrEqual(30)
    expect(await sendDueMail()).toBe(0)
    await change(bad, due)
    await sendDueMail()
    expect((await rowTo(bad)).waits).toBeGreaterThan(55)
    refused = () => undefined
    await change(bad, due)
    await sendDueMail()
    expect(timesTo(bad)).toBe(1)
    expect(await rowTo(bad)).toMatchObject({ attempts: 3, lastError: null })
  })

  it('sends nothing twice when the database goes away in the middle', async () => {
    const [first, second] = [await queue(), await queue()]
    received = async (address) => {
      if (address !== second) return
      const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'strata' and pid <> pg_backend_pid()`
      await db().execute(others)
    }
    await sendDueMail().catch(() => undefined)
    received = () => Promise.resolve()
    await sendDueMail()
    expect([timesTo(first), timesTo(second)]).toEqual([1, 1])
    for (const address of [first, second]) expect((await rowTo(address)).sentAt).toBeInstanceOf(Date)
  })

  it('gives up a server that says nothing, and holds no row meanwhile', async () => {
    const to = await queue()
    greets = false
    const startedAt = Date.now()
    const sending = sendDueMail()
    await expect.poll(async () => (await rowTo(to)).attempts).toBe(1)
    await db().execute(sql`select 1 from mail_outbox where to_address = ${to} for update nowait`)
    expect(await sending).toBe(1)
    expect(Date.now() - startedAt).toBeLessThan(15_000)
    expect((await rowTo(to)).lastError).toMatch(/greeting/i)
    await change(to, { attempts: 12 })
  })
})

describe('a mail that is sent again', () => {
  it('carries the number that it had, so that its receiver can drop the second', async () => {
    const [to, other] = [await queue(), await queue()]
    await sendDueMail()
    // As after a kill between the delivery and its mark.
    await change(to, { sentAt: null, ...due })
    await sendDueMail()
    const numbers = delivered.map(({ to: address, raw }) => [
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

  it('does not wait behind other mail, however long that has waited and however slow it is sent', async () => {
    const others = [await queue(), await queue(), await queue()]
    for (const address of others) await change(address, { nextAttemptAt: sql`now() - interval '1 hour'` })
    const to = await queue(secret)
    // In one line it goes first.
    await sendDueMail()
    expect(delivered.map((mail) => mail.to)).toEqual([to, ...others])
    // And it has a line of its own, which a slow delivery does not hold up.
    const slow = await queue()
    let finish = () => {}
    received = (address) => (address === slow ? new Promise((done) => (finish = done)) : Promise.resolve())
    const sending = sendDueMail('other')
    await expect.poll(() => timesTo(slow)).toBe(1)
    const code = await queue(secret)
    expect(await sendDueMail('secret')).toBe(1)
    expect(timesTo(code)).toBe(1)
    finish()
    expect(await sending).toBe(1)
  })

  it('is erased when it is sent', async () => {
    const to = await queue(secret)
    await sendDueMail()
    expect(timesTo(to)).toBe(1)
    expect(await rowTo(to)).toMatchObject({ text: '', lastError: null })
  })

  it('is given up and erased when its time is over, and never sent after that', async () => {
    const to = await queue(secret)
    refused = () => 'Try later'
    await change(to, { createdAt: sql`now() - interval '9 minutes 50 seconds'` })
    await sendDueMail()
    const tried = await rowTo(to)
    expect(tried.text).toBe(secret.text)
    expect(tried.waits).toBeLessThanOrEqual(10)
    refused = () => undefined
    await change(to, { createdAt: sql`now() - interval '10 minutes'`, ...due })
    await sendDueMail()
    expect(await rowTo(to)).toMatchObject({ text: '', sentAt: null })
    await change(to, due)
    expect(await sendDueMail()).toBe(0)
    expect(timesTo(to)).toBe(0)
  })

  it('is erased when it is tried no more', async () => {
    const to = await queue(secret)
    refused = () => 'No'
    await change(to, { attempts: 11 })
    await sendDueMail()
    expect(await rowTo(to)).toMatchObject({ text: '', sentAt: null, attempts: 12 })
  })
})
