import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import type { Write } from './write'

/** A job of a kind that no worker of the tests takes. */
export async function makeFailedJob({ attempts = 3, attemptsMax = 25 } = {}): Promise<number> {
  const { rows } = await db().execute<{ id: number }>(sql`
    select id::int from graphile_worker.add_job('ofTheTests', '{}', run_at => now() + interval '1 day')`)
  const id = rows[0]?.id ?? 0
  await db().execute(sql`update graphile_worker._private_jobs set attempts = ${attempts},
    max_attempts = ${attemptsMax}, last_error = 'nobody@test.example is unknown' where id = ${id}`)
  return id
}

export async function makeFailedMail(values: Partial<typeof mailOutbox.$inferInsert> = {}): Promise<number> {
  const [row] = await db()
    .insert(mailOutbox)
    .values({
      ...{
        kind: 'requestReply',
        to_address: `${randomUUID()}@test.example`,
        subject: 'Хариу',
        text: 'Сайн уу',
      },
      ...{ attempts: 3, last_error: 'the server is full' },
      ...values,
    })
    .returning({ id: mailOutbox.id })
  return row?.id ?? 0
}

const attemptsOfMail = async (id: number) =>
  (await db().select({ attempts: mailOutbox.attempts }).from(mailOutbox).where(eq(mailOutbox.id, id)))[0]
    ?.attempts
async function attemptsOfJob(id: number): Promise<unknown> {
  const { rows } = await db().execute<{ attempts: number }>(
    sql`select attempts::int from graphile_worker.jobs where id = ${id}`,
  )
  return rows[0]?.attempts
}

/** What operators do again. */
export const systemWrites: Record<string, Write> = {
  'POST /admin/update/failed-job': async () => {
    const json = { id: await makeFailedJob() }
    return { send: { json }, details: json, read: () => attemptsOfJob(json.id), ...{ before: 3, after: 0 } }
  },
  'POST /admin/update/unsent-mail': async () => {
    const json = { id: await makeFailedMail() }
    return { send: { json }, details: json, read: () => attemptsOfMail(json.id), ...{ before: 3, after: 0 } }
  },
}
