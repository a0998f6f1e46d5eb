import { mkdir } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

const idleMilliseconds = 5_000
const batchSize = 10
const attemptsMax = 12

type Row = typeof mailOutbox.$inferSelect

/** Sends one mail, or in local mode lays it as a file into the mail folder. */
async function deliver(row: Row): Promise<void> {
  const { smtpUrl, mailFrom, mailDir } = env()
  const message = {
    from: mailFrom,
    to: row.toAddress,
    subject: row.subject,
    text: row.text,
    attachments: row.attachments,
  }
  if (smtpUrl) {
    await createTransport(smtpUrl).sendMail(message)
    return
  }
  const built = await createTransport({ streamTransport: true, buffer: true }).sendMail(message)
  await mkdir(mailDir, { recursive: true })
  const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(join(mailDir, name), built.message as Buffer)
}

/**
 * Sends what is due: each mail is locked while it is sent, so that several instances share the work, and a
 * failure puts it off, longer each time.
 * @returns how many were tried
 */
export async function sendDueMail(): Promise<number> {
  return db().transaction(async (tx) => {
    const due = await tx
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          lte(mailOutbox.nextAttemptAt, sql`now()`),
          sql`${mailOutbox.attempts} < ${attemptsMax}`,
        ),
      )
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true })
    for (const row of due) {
      const result = await deliver(row).then(
        () => ({ sentAt: new Date(), lastError: null, ...(row.isSecret ? { text: '' } : {}) }),
        (error: unknown) => ({
          lastError: error instanceof Error ? error.message : String(error),
          nextAttemptAt: new Date(Date.now() + 2 ** row.attempts * 30_000),
        }),
      )
      if (result.lastError) log().warn({ mail: row.id, error: result.lastError }, 'a mail could not be sent')
      await tx
        .update(mailOutbox)
        .set({ ...result, attempts: row.attempts + 1 })
        .where(eq(mailOutbox.id, row.id))
    }
    return due.length
  })
}

let isRunning = false

/** Looks for due mail for as long as the process lives. */
export function startMailWorker(): void {
  if (isRunning) return
  isRunning = true
  const turn = async () => {
    const tried = await sendDueMail().catch((error: unknown) => {
      log().warn(
        { error: error instanceof Error ? error.message : String(error) },
        'the outbox could not be read',
      )
      return 0
    })
    setTimeout(() => void turn(), tried === batchSize ? 0 : idleMilliseconds).unref()
  }
  void turn()
}
