import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { and, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { createTransport } from 'nodemailer'
import { db, inTransaction } from '@/db/client'
import { type MailAttachment, mailOutbox } from '@/db/schema/mail'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { abandonedSeconds } from '@/lib/platform/jobs/table'
import { addMailJob, mailJobKeySql, secretMinutes } from './outbox'
import { readOutgoingPause } from './outgoing'
import { attemptsMax, isUnsent } from './waiting'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { addBulkJob, hasDueBulk } from './waiting-bulk'

/** The age after which an unfinished try to send counts as abandoned. */
const leftSeconds = 2 * abandonedSeconds
const markTries = 5

/**
 * With these timeouts a try fails soon when a mail server does not answer; parameters in the server's URL
 * override these.
 */
const smtpTimeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
}

const counts = {
  sent: placeOf('mails', 'sent'),
  postponed: placeOf('mails', 'postponed'),
  givenUp: placeOf('mails', 'given_up'),
}

type Row = typeof mailOutbox.$inferSelect
/** A file of a mail as the transport takes it. */
export type MailFile = { filename: string; contentType: string; content: string | Buffer }
/** Makes the files of a mail, some of which must first be rendered. */
export type MakeFiles = (attachments: readonly MailAttachment[], signal: AbortSignal) => Promise<MailFile[]>

const divider = '\n\n– – –\n\n'

/** Sends rows to one address as one mail; without a mail server writes it as a file into the mail folder. */
async function sendOrWriteMailFile(
  rows: readonly [Row, ...Row[]],
  makeFiles: MakeFiles,
  signal: AbortSignal,
): Promise<void> {
  const { smtpUrl, mailFrom, mailDir, siteUrl } = env()
  const [row, ...others] = rows
  // Files of the same name replace each other, so of a calendar entry only the newest file is sent.
  const attachments = new Map(rows.flatMap((each) => each.attachments).map((file) => [file.filename, file]))
  const message = {
    from: mailFrom,
    to: row.to_address,
    ...(row.reply_to && { replyTo: row.reply_to }),
    subject: others.length > 0 ? `${row.subject} (+${others.length})` : row.subject,
    text: rows.map(({ text }) => text).join(divider),
    attachments: await makeFiles([...attachments.values()], signal),
    // The id is the same at each try: a mail that was being sent when the process ended may arrive twice, and
    // the receiver's server or program can recognise the second one by this id.
    messageId: `<${row.message_id}@${new URL(siteUrl).hostname}>`,
  }
  signal.throwIfAborted()
  if (smtpUrl) {
    await createTransport({ url: smtpUrl, ...smtpTimeouts }).sendMail(message)
    return
  }
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await mkdir(mailDir, { recursive: true })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(mailDir, name), built.message as Buffer)
}

const secretEnds = sql`${mailOutbox.created_at} + make_interval(mins => ${secretMinutes})`
const isOver = sql<boolean>`${mailOutbox.is_secret} and ${secretEnds} <= now()`

/**
 * Counts a try to send these mails, and returns those that are still unsent. The update is committed before
 * the mail is sent, so that no lock is held meanwhile.
 */
async function countAttemptAndReadRows(ids: readonly number[]) {
  const rows = await db()
    .update(mailOutbox)
    .set({ attempts: sql`${mailOutbox.attempts} + 1`, taken_at: sql`now()` })
    .where(and(inArray(mailOutbox.id, [...ids]), isUnsent))
    .returning({ ...getTableColumns(mailOutbox), isOver })
  return rows.sort((one, other) => one.id - other.id)
}

/**
 * Stores the outcome of a try. Tries a few times if the database is unreachable: a delivered mail without
 * `sent_at` would be sent again.
 */
async function storeOutcome(
  rows: readonly Pick<Row, 'id'>[],
  outcome: PgUpdateSetSource<typeof mailOutbox>,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  for (let tries = 1; ; tries++) {
    try {
      await db().update(mailOutbox).set(outcome).where(inArray(mailOutbox.id, ids))
      return
    } catch (error) {
      if (tries === markTries) throw error
      await pause(tries * 500)
    }
  }
}

/**
 * The time of the next try: half a minute after the first, and twice as long after each further one. A mail
 * with a secret is tried again at the latest when the secret expires.
 */
const nextTry = sql<string>`least(
  now() + make_interval(secs => 30 * 2 ^ (${mailOutbox.attempts} - 1)),
  case when ${mailOutbox.is_secret} then ${secretEnds} end)`

/** Postpones mails, longer each time, or gives them up. */
async function postponeOrGiveUp(rows: readonly Row[], lastError: string): Promise<void> {
  const ids = rows.map(({ id }) => id)
  const isLast = sql`${mailOutbox.attempts} >= ${attemptsMax}`
  await inTransaction(async () => {
    const put = await db()
      .update(mailOutbox)
      .set({
        last_error: lastError,
        text: sql`case when ${isLast} and ${mailOutbox.is_secret} then '' else ${mailOutbox.text} end`,
      })
      .where(inArray(mailOutbox.id, ids))
      .returning({
        id: mailOutbox.id,
        isSecret: mailOutbox.is_secret,
        isLast: sql<boolean>`${isLast}`,
        nextTry,
      })
    for (const row of put) {
      countOne(row.isLast ? counts.givenUp : counts.postponed)
      if (!row.isLast) await addMailJob(row, new Date(row.nextTry))
    }
  })
}

/**
 * Sends one mail of the outbox. A failure postpones the mail, longer each time, until the last try. A secret
 * is not sent after it has expired; its text is erased when it is sent or expires, and after the last try.
 * While outgoing mail is paused the mail only stays in the outbox: afterwards it gets a new job.
 */
export async function sendMail(id: number, makeFiles: MakeFiles, signal: AbortSignal): Promise<void> {
  if (await readOutgoingPause()) return
  await sendAsOneMail([id], makeFiles, signal)
}

/** Sends rows to one address as one mail, and stores the outcome. A secret must be the only row. */
export async function sendAsOneMail(
  ids: readonly number[],
  makeFiles: MakeFiles,
  signal: AbortSignal,
): Promise<void> {
  const [row, ...others] = await countAttemptAndReadRows(ids)
  // There is nothing to send: the mail was sent by an earlier try, given up, or deleted with its record.
  if (!row) return
  const rows = [row, ...others] as const
  const erasedText = row.is_secret ? { text: '' } : {}
  if (row.isOver) {
    countOne(counts.givenUp)
    await storeOutcome(rows, {
      ...erasedText,
      attempts: attemptsMax,
      last_error: row.last_error ?? 'not sent in time',
    })
    return
  }
  const failure = await sendOrWriteMailFile([...rows], makeFiles, signal).then(
    () => null,
    (error: unknown) => redactedErrorFields(error),
  )
  if (failure === null) {
    countOne(counts.sent)
    await storeOutcome(rows, { ...erasedText, sent_at: sql`now()`, last_error: null })
    return
  }
  log().warn({ ...failure, mail: row.id }, 'a mail could not be sent')
  await postponeOrGiveUp(rows, failure.error)
}

/**
 * Erases expired secrets, and adds the missing jobs of waiting mail: a killed process may have lost jobs, and
 * mail restored from a backup has none.
 */
export async function expireSecretsAndRequeueMail(): Promise<void> {
  await db()
    .update(mailOutbox)
    .set({
      text: '',
      attempts: attemptsMax,
      last_error: sql`coalesce(${mailOutbox.last_error}, 'not sent in time')`,
    })
    .where(and(isUnsent, isOver))
  if (await readOutgoingPause()) return
  await inTransaction(async () => {
    const rows = await db()
      .select({ id: mailOutbox.id, isSecret: mailOutbox.is_secret })
      .from(mailOutbox)
      .where(
        and(
          isUnsent,
          // A bulk mail gets its own job only when it is postponed. If it was tried long ago and has no job,
          // the process that tried was killed.
          sql`(not ${mailOutbox.is_bulk} or ${mailOutbox.taken_at} < now() - make_interval(secs => ${leftSeconds}))`,
          sql`not exists (select from graphile_worker.jobs where key = ${mailJobKeySql(mailOutbox.id)})`,
        ),
      )
      .limit(1_000)
    for (const row of rows) await addMailJob(row)
  })
  if (await hasDueBulk()) await addBulkJob()
}
