import { createHmac, randomInt, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { oneTimeCodes } from '@/db/schema/members'
import { Problem } from '@/lib/api/problem'
import { env } from '@/lib/env'
import type { Locale } from '@/lib/i18n/locale'
import { messageText } from '@/lib/i18n/messages'
import { queueMail, secretMinutes } from '@/lib/mail/outbox'

/** For whom a code is: one address may be a member's and a participant's. */
export type Audience = (typeof oneTimeCodes.$inferSelect)['audience']

const codeMinutes = secretMinutes
const triesMax = 5
const waitSeconds = 60
const codesADayMax = 10

const hashOf = (audience: Audience, email: string, code: string) =>
  createHmac('sha256', env().authSecret).update(`${audience} ${email} ${code}`).digest('hex')

/**
 * Draws six digits, keeps their hash and puts the mail into the outbox.
 * @param email lower-cased
 * @throws Problem rate_limited within a minute of the last code, and after ten codes in a day
 */
export async function sendCode(audience: Audience, email: string, lang: Locale): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db().transaction(async (tx) => {
    // Two presses at once wait for one another here, so that the second finds the first's code.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${audience} ${email}`}))`)
    const sent = await tx
      .select({ age: sql<number>`extract(epoch from now() - ${oneTimeCodes.createdAt})::float8` })
      .from(oneTimeCodes)
      .where(
        and(
          eq(oneTimeCodes.audience, audience),
          eq(oneTimeCodes.email, email),
          gt(oneTimeCodes.createdAt, sql`now() - interval '1 day'`),
        ),
      )
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(codesADayMax)
    const newest = sent[0]?.age ?? Infinity
    if (newest < waitSeconds) {
      const seconds = Math.ceil(waitSeconds - newest)
      throw new Problem('rate_limited', 'problems.code_wait', { seconds })
    }
    if (sent.length >= codesADayMax) throw new Problem('rate_limited', 'problems.code_daily')
    await tx.insert(oneTimeCodes).values({ audience, email, codeHash: hashOf(audience, email, code) })
    await queueMail(tx, [
      {
        to: email,
        subject: messageText(lang, 'mail.code.subject'),
        text: messageText(lang, 'mail.code.text', { code, minutes: codeMinutes }),
        isSecret: true,
      },
    ])
  })
}

/**
 * Uses up a code: the newest of its address, within ten minutes and five tries.
 * @returns whether it was the right one
 */
export async function spendCode(audience: Audience, email: string, code: string): Promise<boolean> {
  const newest = db()
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.audience, audience), eq(oneTimeCodes.email, email)))
    .orderBy(desc(oneTimeCodes.createdAt))
    .limit(1)
  // Counted before it is compared, so that guesses sent side by side are counted too.
  const [tried] = await db()
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        isNull(oneTimeCodes.usedAt),
        lt(oneTimeCodes.tries, triesMax),
        gt(oneTimeCodes.createdAt, sql`now() - make_interval(mins => ${codeMinutes})`),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash })
  if (!tried) return false
  const given = Buffer.from(hashOf(audience, email, code), 'hex')
  if (!timingSafeEqual(given, Buffer.from(tried.codeHash, 'hex'))) return false
  const used = await db()
    .update(oneTimeCodes)
    .set({ usedAt: new Date() })
    .where(and(eq(oneTimeCodes.id, tried.id), isNull(oneTimeCodes.usedAt)))
    .returning({ id: oneTimeCodes.id })
  return used.length === 1
}
