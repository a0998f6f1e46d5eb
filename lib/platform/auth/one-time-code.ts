import { randomInt } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { db, type Database, inTransaction } from '@/db/client'
import { knownBrowsers, oneTimeCodes } from '@/db/schema/members'
import { Problem } from '@/lib/platform/api/problem'
import { isOneOf, macOf, macsOf } from '@/lib/platform/auth/mac'
import { env } from '@/lib/platform/env'
import { type Locale, localePath } from '@/lib/platform/i18n/locale'
import { log } from '@/lib/platform/log'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail, secretMinutes } from '@/lib/platform/mail/outbox'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { directoryPaths } from '@/lib/platform/site/directory-paths'
import { meetingPaths } from '@/lib/platform/site/meeting-paths'
import { browserSeconds } from './browser'

/** The group of a code's receiver. One e-mail address may belong to receivers in several groups. */
type Audience = (typeof oneTimeCodes.$inferSelect)['audience']
export type CodeReceiver = {
  audience: Audience
  /** Lower-cased. */
  email: string
}
/** Who requests a code: the hash of the browser's nonce, and the network address of the request. */
export type CodeAsker = { browserHash: string; address: string }

/**
 * Stands in for the receiver when an address is unknown, so that the same steps run as for a known address.
 */
const nobody: CodeReceiver = { audience: 'member', email: '' }

/** The page on which the codes of an audience are entered. */
const pages: Record<Audience, string> = {
  member: associationPaths.memberAssessment,
  owner: directoryPaths.owner,
  participant: meetingPaths.home,
}

const codeMinutes = secretMinutes
const triesMax = 5
const waitSeconds = 60
/**
 * For this many minutes after a browser requested a code, it can request further codes without entering the
 * e-mail address again.
 */
const givenMinutes = 60
/**
 * The most codes that one browser may request for one receiver in a day. Beyond that the browser gets an
 * error, which reveals nothing about the receiver, because the browser itself requested all these codes.
 */
const codesADayMax = { known: 10, stranger: 5 }
/**
 * Strangers are browsers that are not known (`rememberBrowser`). These limits say how many code mails all
 * strangers together may request for one receiver, in total and from one network address. Beyond that they
 * get the usual answer, and no mail is sent.
 */
const strangers = { mailsAnHourMax: 5, mailsADayMax: 10, mailsADayFromOneMax: 5 }
/**
 * The most wrong codes that all strangers together may enter for one receiver in a day. Beyond that
 * strangers' codes are refused; codes that a known browser requests (`rememberBrowser`) stay valid.
 */
const wrongADayMax = 20
const passHours = 24

// What is hashed: a new row has the hash of `macOf`, a comparison accepts each of `macsOf`.
const codeParts = ({ audience, email }: CodeReceiver, browserHash: string, code: string) =>
  ['code', audience, email, browserHash, code] as const
const receiverParts = ({ audience, email }: CodeReceiver) => ['receiver', audience, email] as const
const addressParts = (address: string) => ['address', address] as const

/**
 * A pass proves that its bearer reads the mail of an address: a browser that shows a pass becomes a known
 * browser. Every code mail that a stranger requested contains a pass. So even if a flood of requests reaches
 * the limits for strangers, the mailbox's owner has a pass and is not subject to these limits.
 */
const passOf = (mac: string, epochHour: number) => `${epochHour.toString(36)}.${mac.slice(0, 40)}`
const passParts = ({ audience, email }: CodeReceiver, epochHour: number) =>
  ['pass', audience, email, String(epochHour)] as const
const hoursSinceEpoch = () => Math.floor(Date.now() / 3_600_000)

/** Returns whether a pass was made for this receiver within the last day. */
export function isValidPass(receiver: CodeReceiver, pass: string): boolean {
  const hour = parseInt(pass.split('.')[0] ?? '', 36)
  const isYoung = hour <= hoursSinceEpoch() && hour > hoursSinceEpoch() - passHours
  if (!isYoung) return false
  const macs = macsOf(...passParts(receiver, hour))
  return isOneOf(
    macs.map((mac) => passOf(mac, hour)),
    pass,
  )
}

/** Matches the codes that were requested for a receiver. */
const isForReceiverSql = ({ audience, email }: CodeReceiver) =>
  and(eq(oneTimeCodes.audience, audience), eq(oneTimeCodes.email, email))
const isRequestedWithinSql = (interval: SQL) => gt(oneTimeCodes.created_at, sql`now() - ${interval}`)
const aDay = sql`interval '1 day'`

/** Stores a browser as known for a receiver, after it has signed in or shown the receiver's pass. */
export async function rememberBrowser(receiver: CodeReceiver, browserHash: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${browserSeconds})`
  await db()
    .insert(knownBrowsers)
    .values({
      receiver_hash: macOf(...receiverParts(receiver)),
      browser_hash: browserHash,
      expires_at: expiresAt,
    })
    .onConflictDoUpdate({
      target: [knownBrowsers.receiver_hash, knownBrowsers.browser_hash],
      set: { expires_at: expiresAt },
    })
}

/**
 * Returns whether a browser requested a code for this receiver within the last hour. If so, it can request
 * a further code without entering the e-mail address again.
 * @param receiver null when the address is unknown
 */
export async function hasRequestedCodeFor(
  receiver: CodeReceiver | null,
  browserHash: string,
): Promise<boolean> {
  const rows = await db()
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.browser_hash, browserHash),
        isForReceiverSql(receiver ?? nobody),
        isRequestedWithinSql(sql`make_interval(mins => ${givenMinutes})`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns whether a browser requested a code for any receiver within the last hour. */
export async function hasRequestedAnyCode(browserHash: string): Promise<boolean> {
  const rows = await db()
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.browser_hash, browserHash),
        isRequestedWithinSql(sql`make_interval(mins => ${givenMinutes})`),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/**
 * @throws Problem rate_limited within a minute of this browser's last code for the receiver, and after
 * `codesMax` codes in a day
 */
async function refuseFrequentRequests(
  tx: Database,
  receiver: CodeReceiver,
  browserHash: string,
  codesMax: number,
): Promise<void> {
  const ownCodes = await tx
    .select({ age: sql<number>`extract(epoch from now() - ${oneTimeCodes.created_at})::float8` })
    .from(oneTimeCodes)
    .where(
      and(eq(oneTimeCodes.browser_hash, browserHash), isForReceiverSql(receiver), isRequestedWithinSql(aDay)),
    )
    .orderBy(desc(oneTimeCodes.created_at))
    .limit(codesMax)
  const newest = ownCodes[0]?.age ?? Infinity
  if (newest < waitSeconds) {
    const seconds = Math.ceil(waitSeconds - newest)
    throw new Problem('rate_limited', 'problems.code_wait', { seconds })
  }
  if (ownCodes.length >= codesMax) throw new Problem('rate_limited', 'problems.code_daily')
}

/** Returns whether the strangers' limits allow one more mail to this receiver. */
async function isWithinMailLimits(tx: Database, receiver: CodeReceiver, address: string): Promise<boolean> {
  const [mailCounts] = await tx
    .select({
      anHour: sql<number>`count(*) filter (where ${isRequestedWithinSql(sql`interval '1 hour'`)})::int`,
      aDay: sql<number>`count(*)::int`,
      fromOne: sql<number>`count(*) filter (where ${inArray(oneTimeCodes.address_hash, macsOf(...addressParts(address)))})::int`,
    })
    .from(oneTimeCodes)
    .where(
      and(
        isForReceiverSql(receiver),
        isRequestedWithinSql(aDay),
        sql`${oneTimeCodes.is_mailed}`,
        eq(oneTimeCodes.is_known, false),
      ),
    )
  return (
    mailCounts !== undefined &&
    mailCounts.anHour < strangers.mailsAnHourMax &&
    mailCounts.aDay < strangers.mailsADayMax &&
    mailCounts.fromOne < strangers.mailsADayFromOneMax
  )
}

/**
 * Draws six digits for one browser, stores their hash and puts the mail into the outbox. When strangers have
 * reached the receiver's limit of mails, a stranger gets the same answer and no mail is sent.
 * @param isAddressKnown if not, no mail is sent, but the same waits and limits apply
 * @returns whether the code was mailed
 * @throws Problem rate_limited within a minute of this browser's last code for the receiver, and after
 * `codesADayMax` codes in a day
 */
export async function createCodeAndQueueMail(
  receiver: CodeReceiver,
  { browserHash, address }: CodeAsker,
  lang: Locale,
  isAddressKnown = true,
): Promise<boolean> {
  const { audience, email } = receiver
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  return inTransaction(async () => {
    const tx = db()
    // Of two simultaneous requests the second waits here, so that it finds the code of the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`code ${audience} ${email}`}))`)
    const isKnown =
      (await tx.$count(
        knownBrowsers,
        and(
          inArray(knownBrowsers.receiver_hash, macsOf(...receiverParts(receiver))),
          eq(knownBrowsers.browser_hash, browserHash),
          gt(knownBrowsers.expires_at, sql`now()`),
        ),
      )) > 0
    await refuseFrequentRequests(tx, receiver, browserHash, codesADayMax[isKnown ? 'known' : 'stranger'])
    const isMailed = ((await isWithinMailLimits(tx, receiver, address)) || isKnown) && isAddressKnown
    await tx.insert(oneTimeCodes).values({
      audience,
      email,
      browser_hash: browserHash,
      address_hash: macOf(...addressParts(address)),
      is_known: isKnown,
      is_mailed: isMailed,
      code_hash: macOf(...codeParts(receiver, browserHash, code)),
    })
    const hour = hoursSinceEpoch()
    const pass = passOf(macOf(...passParts(receiver, hour)), hour)
    const link = `${env().siteUrl}${localePath(lang, pages[audience])}#pass=${pass}`
    const text = messageText(lang, 'mail.code.text', { code, minutes: codeMinutes })
    const passText = isKnown ? '' : `\n\n${messageText(lang, 'mail.code.pass', { link })}`
    await queueMail(
      isMailed
        ? [
            {
              kind: 'code',
              to: email,
              subject: messageText(lang, 'mail.code.subject'),
              text: text + passText,
              isSecret: true,
            },
          ]
        : [],
    )
    return isMailed
  })
}

/**
 * Like `createCodeAndQueueMail`, but does nothing, and throws no Problem, within a minute of this browser's
 * last code.
 */
export async function createCodeUnlessRecent(
  ...args: Parameters<typeof createCodeAndQueueMail>
): Promise<void> {
  await createCodeAndQueueMail(...args).catch((error: unknown) => {
    if (error instanceof Problem && error.key === 'problems.code_wait') return
    throw error
  })
}

/** Returns whether strangers entered more than `wrongADayMax` wrong codes for a receiver within a day. */
async function hasTooManyWrongCodes(receiver: CodeReceiver): Promise<boolean> {
  const [row] = await db()
    .select({ wrong: sql<number>`coalesce(sum(tries), 0)::int - count(used_at)::int` })
    .from(oneTimeCodes)
    .where(
      and(
        isForReceiverSql(receiver),
        isRequestedWithinSql(aDay),
        sql`${oneTimeCodes.is_mailed}`,
        eq(oneTimeCodes.is_known, false),
      ),
    )
  return (row?.wrong ?? 0) > wrongADayMax
}

/**
 * Compares a code with the newest code that was mailed to this receiver at the request of this browser. Each
 * code can be used once, within ten minutes and five tries.
 * @param receiver null for an unknown address, for which every code is wrong
 * @returns whether the code was right
 */
export async function redeemCode(
  receiver: CodeReceiver | null,
  browserHash: string,
  code: string,
): Promise<boolean> {
  const codeReceiver = receiver ?? nobody
  const newest = db()
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.browser_hash, browserHash), isForReceiverSql(codeReceiver)))
    // A code that was not mailed, which never counts as right, is chosen only if no code was mailed.
    .orderBy(desc(oneTimeCodes.is_mailed), desc(oneTimeCodes.created_at))
    .limit(1)
  // The try is counted before the comparison, so that parallel guesses count too.
  const [row] = await db()
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        isNull(oneTimeCodes.used_at),
        lt(oneTimeCodes.tries, triesMax),
        gt(oneTimeCodes.created_at, sql`now() - make_interval(mins => ${codeMinutes})`),
      ),
    )
    .returning({
      id: oneTimeCodes.id,
      codeHash: oneTimeCodes.code_hash,
      isMailed: oneTimeCodes.is_mailed,
      isKnown: oneTimeCodes.is_known,
    })
  const isBarred = (await hasTooManyWrongCodes(codeReceiver)) && !row?.isKnown
  const codeHash = row?.codeHash ?? macOf(...codeParts(nobody, browserHash, ''))
  const isRight = isOneOf(macsOf(...codeParts(codeReceiver, browserHash, code)), codeHash)
  const { audience } = codeReceiver
  if (!row?.isMailed || !isRight || isBarred) {
    log().info({ audience }, 'a code was refused')
    return false
  }
  const usedRows = await db()
    .update(oneTimeCodes)
    .set({ used_at: sql`now()` })
    .where(and(eq(oneTimeCodes.id, row.id), isNull(oneTimeCodes.used_at)))
    .returning({ id: oneTimeCodes.id })
  const isFirstUse = usedRows.length === 1
  log().info({ audience }, isFirstUse ? 'a code was redeemed' : 'a code was refused')
  return isFirstUse
}

/**
 * Deletes the codes and the known browsers of an address, as an owner and as a participant. Those of a member
 * organisation stay with it.
 */
export async function deleteCodesAndBrowsersOf(tx: Database, email: string): Promise<void> {
  const audiences = ['owner', 'participant'] as const
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.email, email), inArray(oneTimeCodes.audience, audiences)))
  const receivers = audiences.flatMap((audience) => macsOf(...receiverParts({ audience, email })))
  await tx.delete(knownBrowsers).where(inArray(knownBrowsers.receiver_hash, receivers))
}
