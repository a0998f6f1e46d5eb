import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, asc, desc, eq, getTableColumns, isNull, lt, lte, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { createTransport } from 'nodemailer'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { env } from '@/lib/env'
import { log, reasonOf } from '@/lib/log'
import { repeat } from '@/lib/repeat'
import { filesOf } from './attachments'
import { secretMinutes } from './outbox'

/**
 * What expires is sent by itself beside the rest: somebody waits for a code, and a mail server that is slow with
 * other mail must not use up its ten minutes.
 */
const idleMilliseconds = { secret: 1_000, other: 5_000 } as const
export type MailLane = keyof typeof idleMilliseconds
const batchSize = 10
const attemptsMax = 12
/** Longer than any delivery takes: until then a mail belongs to the instance that took it. */
const takenMinutes = 5
const markTries = 5

/** A mail server that does not answer is given up soon; what the address itself says of these goes first. */
const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

type Row = typeof mailOutbox.$inferSelect

/** Sends one mail, or in local mode lays it as a file into the mail folder. */
async function deliver(row: Row): Promise<void> {
  const { smtpUrl, mailFrom, mailDir, siteUrl } = env()
  const message = {
    from: mailFrom,
    to: row.toAddress,
    subject: row.subject,
    text: row.text,
    attachments: await filesOf(row.attachments),
    // The same at each try: a mail that was on its way when the process ended may come twice, and the receiver's
    // server or program drops the second of two with one number.
    messageId: `<${row.messageId}@${new URL(siteUrl).hostname}>`,
  }
  if (smtpUrl) {
    await createTransport({ url: smtpUrl, ...smtpTimeouts }).sendMail(message)
    return
  }
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await mkdir(mailDir, { recursive: true })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(mailDir, name), built.message as Buffer)
}

const secretEnds = sql`${mailOutbox.createdAt} + make_interval(mins => ${secretMinutes})`

/** So many seconds from now; a secret comes up again when its time is over at the latest, to be erased. */
const inSeconds = (seconds: number) => sql<Date>`
  case when ${mailOutbox.isSecret} then least(now() + make_interval(secs => ${seconds}), ${secretEnds})
  else now() + make_interval(secs => ${seconds}) end`

/**
 * Takes the mail that has waited longest, in a statement of its own: no lock and no connection is held while it is
 * sent, and what ends the process, or its connection, in the middle concerns this one mail alone.
 */
async function takeDue(lane: MailLane | undefined) {
  const due = db()
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(
      and(
        isNull(mailOutbox.sentAt),
        lane && eq(mailOutbox.isSecret, lane === 'secret'),
        lte(mailOutbox.nextAttemptAt, sql`now()`),
        lt(mailOutbox.attempts, attemptsMax),
      ),
    )
    .orderBy(desc(mailOutbox.isSecret), asc(mailOutbox.nextAttemptAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await db()
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, nextAttemptAt: inSeconds(takenMinutes * 60) })
    .where(eq(mailOutbox.id, due))
    .returning({
      ...getTableColumns(mailOutbox),
      isOver: sql<boolean>`${mailOutbox.isSecret} and ${secretEnds} <= now()`,
    })
  return taken
}

/** Notes how it went. Tried again while the database is away: a delivered mail without its mark is sent twice. */
async function mark(id: number, outcome: PgUpdateSetSource<typeof mailOutbox>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await db().update(mailOutbox).set(outcome).where(eq(mailOutbox.id, id))
      return
    } catch (error) {
      if (tries === markTries) throw error
      await pause(tries * 500)
    }
  }
}

/** @returns whether there was one to send */
async function sendOne(lane: MailLane | undefined): Promise<boolean> {
  const row = await takeDue(lane)
  if (!row) return false
  const erased = row.isSecret ? { text: '' } : {}
  if (row.isOver) {
    await mark(row.id, { ...erased, attempts: attemptsMax, lastError: row.lastError ?? 'not sent in time' })
    return true
  }
  const failure = await deliver(row).then(
    () => null,
    (error: unknown) => reasonOf(error),
  )
  if (failure === null) {
    await mark(row.id, { ...erased, sentAt: sql`now()`, lastError: null })
    return true
  }
  log().warn({ ...failure, mail: row.id }, 'a mail could not be sent')
  await mark(row.id, {
    lastError: failure.error,
    nextAttemptAt: inSeconds(2 ** (row.attempts - 1) * 30),
    ...(row.attempts >= attemptsMax ? erased : {}),
  })
  return true
}

/**
 * Sends what is due, one mail after the other; several instances share the work. A failure puts a mail off, longer
 * each time. A secret that nobody could use any more is not sent, and its text is erased in any case: when it is
 * sent, when its time is over, when it is tried no more.
 * @param lane only what expires, or only the rest; without it all, what expires first
 * @returns how many were tried
 */
export async function sendDueMail(lane?: MailLane): Promise<number> {
  let tried = 0
  while (tried < batchSize && (await sendOne(lane))) tried += 1
  return tried
}

/** Looks for due mail for as long as the process lives. */
export function startMailWorker(): void {
  for (const lane of ['secret', 'other'] as const)
    repeat(`the outbox could not be read (${lane} mail)`, idleMilliseconds[lane], async () => {
      if ((await sendDueMail(lane)) === batchSize) return 'at once'
    })
}
