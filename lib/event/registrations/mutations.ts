import { createHash } from 'node:crypto'
import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import { afterCommit, db, executePrepared } from '@/db/client'
import { eventDates, eventRegistrations, events } from '@/db/schema/event'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, requireRow, typeCheckedValues, updateRow } from '@/lib/platform/api/rows'
import { refuseFrozenEdition } from '../editions/frozen'
import type { Locale } from '@/lib/platform/i18n/locale'
import { buildMailCte } from '@/lib/platform/mail/outbox'
import { scheduleBulkJob } from '@/lib/platform/mail/waiting-bulk'
import { passMail } from './mail'
import { generatePassCode } from './draw-code'
import { entryPassOf, hasEmail } from './queries'
import type {
  EntryPass,
  ImportedRegistration,
  RegistrationForm,
  RegistrationInsert,
  RegistrationUpdate,
} from './schema'

/** The most tries to store a registration. A try fails if its code is taken or the live edition changed. */
const codeTries = 3

type Fields = Omit<
  RegistrationForm & RegistrationInsert,
  'submission_key' | 'held_codes' | 'website' | 'lang' | 'event'
>
type Submission = Fields & { submission_key?: string | undefined; lang: Locale }

const pickRegistrationFields = (submission: Fields): Fields => ({
  company: submission.company,
  last_name: submission.last_name,
  first_name: submission.first_name,
  country: submission.country,
  email: submission.email,
  phone_number: submission.phone_number,
})

/**
 * Hashes the key and the fields of a form: two submissions with equal hashes count as one submission. A form
 * that was corrected and sent again with its old key has a new hash. Without a key only the fields count.
 */
function submissionFingerprint(submission: Submission): string {
  const text = JSON.stringify([
    submission.submission_key ?? '',
    ...Object.values(pickRegistrationFields(submission)),
  ])
  return createHash('sha256').update(text).digest('base64url')
}

/**
 * Reads the edition `eventId`, or the live edition without `eventId`, and its days, in one query.
 * @throws Problem conflict when there is no such edition
 */
async function requireGivenOrLiveEdition(eventId?: number) {
  const rows = await db()
    .select({ event: events, event_date: eventDates.event_date, ends_at: eventDates.ends_at })
    .from(events)
    .leftJoin(eventDates, eq(eventDates.event_id, events.id))
    .where(eventId ? eq(events.id, eventId) : eq(events.is_current, true))
    .orderBy(asc(eventDates.event_date))
  const [first] = rows
  if (!first) throw new Problem('conflict', 'problems.no_live_edition')
  return {
    event: first.event,
    ends_at: rows.at(-1)?.ends_at ?? null,
    days: rows.flatMap(({ event_date }) => (event_date ? [{ event_date }] : [])),
  }
}

type Edition = Awaited<ReturnType<typeof requireGivenOrLiveEdition>>
type WriteOutcome = {
  edition: Edition
  id: number
  code: string
  isMailed: boolean
  /**
   * What was stored before: null for nothing, `same` for the same submission, or else the registration that
   * already has this e-mail address.
   */
  earlier: null | 'same' | typeof eventRegistrations.$inferSelect
}

/**
 * How long the data of the live edition is cached: when many people register at once, the data is not read
 * again for each of them.
 */
const keptMs = 1_000
let liveEntry: { edition: Edition; until: number } | undefined

async function requireCachedLiveEdition(): Promise<Edition> {
  if (!liveEntry || liveEntry.until < Date.now())
    liveEntry = { edition: await requireGivenOrLiveEdition(), until: Date.now() + keptMs }
  return liveEntry.edition
}

/** Refuses visitors after the end of the last day; staff can still add somebody. @throws Problem conflict */
function refuseAfterEnd({ ends_at }: Edition): void {
  if (ends_at && ends_at.getTime() <= Date.now()) throw new Problem('conflict', 'problems.edition_over')
}

type WrittenRow = { event_id: number | null; id: number | null; mails: number }

/**
 * Writes a registration and its mail in one statement. Writes nothing when a registration has the same
 * submission key, e-mail address or code, or when another edition has become live.
 */
async function insertRegistrationWithMail(
  { event, days }: Edition,
  isRequestedEdition: SQL,
  submission: Submission,
  row: { code: string; submission_key: string; by_staff: boolean },
): Promise<WrittenRow> {
  const fields = pickRegistrationFields(submission)
  const mail = passMail({ ...fields, code: row.code }, event, days, submission.lang)
  const values = { ...fields, lang: submission.lang, ...row }
  const { by_staff, ...texts } = typeCheckedValues(eventRegistrations, values)
  const columns = Object.keys(texts).map((name) => sql.identifier(name))
  const statement = sql`
    with asked as (select id from ${events} where ${isRequestedEdition}), registered as (
      insert into ${eventRegistrations} (event_id, ${sql.join(columns, sql`, `)}, by_staff)
      select id, ${sql.join(Object.values(texts), sql`, `)}, ${by_staff}::boolean
      from asked where id = ${event.id}
      on conflict do nothing returning id
    ), ${buildMailCte(mail, 'registered')}
    select (select id from asked) as event_id, (select id from registered) as id,
      (select count(*)::integer from mailed) as mails`
  const rows = by_staff
    ? (await db().execute<WrittenRow>(statement)).rows
    : await executePrepared<WrittenRow>('register', statement)
  return rows[0] ?? { event_id: null, id: null, mails: 0 }
}

/** Finds an edition's registration with this submission key, or else with the submission's e-mail address. */
async function findExistingRegistration(
  eventId: number,
  { email }: Submission,
  submission_key: string,
): Promise<typeof eventRegistrations.$inferSelect | undefined> {
  const isSame = sql`${eventRegistrations.submission_key} = ${submission_key}`
  const [row] = await db()
    .select()
    .from(eventRegistrations)
    .where(and(eq(eventRegistrations.event_id, eventId), or(isSame, hasEmail(email))))
    .orderBy(desc(isSame))
    .limit(1)
  return row
}

/**
 * Writes a registration with its mail, unless the submission was already stored or the e-mail address is
 * already registered for the edition. Returns the new or the existing registration.
 * @throws Problem conflict when the edition does not exist, or when a visitor registers after its last day
 */
async function insertOnce(
  submission: Submission,
  staffEvent?: { id?: number | undefined },
): Promise<WriteOutcome> {
  const submission_key = submissionFingerprint(submission)
  const isAsked = staffEvent?.id ? sql`id = ${staffEvent.id}` : sql`is_current`
  for (let tries = 1; tries <= codeTries; tries++) {
    const edition = await (staffEvent ? requireGivenOrLiveEdition(staffEvent.id) : requireCachedLiveEdition())
    if (!staffEvent) refuseAfterEnd(edition)
    const { event } = edition
    const row = { code: generatePassCode(), submission_key, by_staff: staffEvent !== undefined }
    const { event_id, id, mails } = await insertRegistrationWithMail(edition, isAsked, submission, row)
    if (mails > 0) await afterCommit(scheduleBulkJob)
    if (id !== null) return { edition, id, code: row.code, isMailed: mails > 0, earlier: null }
    // Another edition became live meanwhile: drops the cached edition, so that the next try reads it again.
    if (event_id !== event.id) {
      liveEntry = undefined
      continue
    }
    const earlier = await findExistingRegistration(event.id, submission, submission_key)
    if (!earlier) continue
    const { id: earlierId, code } = earlier
    return {
      ...{ edition, id: earlierId, code, isMailed: true },
      earlier: earlier.submission_key === submission_key ? 'same' : earlier,
    }
  }
  throw new Error('no free code was found')
}

/**
 * Queues the mail of an existing registration again. With `change` the same statement also writes the fields
 * of the registration.
 * @returns whether a mail was queued
 */
async function saveChangeAndMailPass(
  { event, days }: Edition,
  row: Fields & { id: number; code: string; lang: Locale },
  change?: { submission_key: string },
): Promise<boolean> {
  const mail = passMail(row, event, days, row.lang, change ? 'registered' : 'unchanged')
  const { email: _email, ...fields } = pickRegistrationFields(row)
  const changes = typeCheckedValues(eventRegistrations, { ...fields, lang: row.lang, ...change })
  const assignments = Object.entries(changes).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`)
  const registrationSql = change
    ? sql`update ${eventRegistrations} set ${sql.join(assignments, sql`, `)}, version = version + 1
      where id = ${row.id} returning id`
    : sql`select id from ${eventRegistrations} where id = ${row.id}`
  const { rows } = await db().execute<{ mails: number }>(sql`
    with registered as (${registrationSql}), ${buildMailCte(mail, 'registered')}
    select count(*)::integer as mails from mailed`)
  const isMailed = (rows[0]?.mails ?? 0) > 0
  if (isMailed) await afterCommit(scheduleBulkJob)
  return isMailed
}

/** The result of a submission: a pass, or the reason why the answer has none. */
type Outcome =
  { pass: EntryPass; outcome: 'done' | 'changed' } | { pass: null; outcome: 'repeated' | 'received' }

/**
 * Registers a visitor for the live edition and queues the mail with the pass, in one statement. A form with
 * a text in the hidden field `website` is dropped, but answered as if it had arrived. A submission that is
 * repeated with its key gets the same pass. If the e-mail address is already registered, the form changes the
 * registration only if the browser holds its pass. Otherwise anybody may have typed the address: nothing
 * changes, and the pass is only mailed to the address.
 * @throws Problem conflict when no edition is live, or when the live edition is over
 */
export async function registerVisitor(form: RegistrationForm): Promise<Outcome> {
  if (form.website) return { pass: null, outcome: 'received' }
  const { edition, id, code, isMailed, earlier } = await insertOnce(form)
  const buildVisitorPass = (is_mailed: boolean): EntryPass => ({
    ...entryPassOf({ ...pickRegistrationFields(form), code, event_id: edition.event.id }, form.lang),
    is_mailed,
  })
  if (earlier === null || (earlier === 'same' && form.submission_key))
    return { pass: buildVisitorPass(isMailed), outcome: 'done' }
  if (earlier === 'same') return { pass: null, outcome: 'repeated' }
  if (form.held_codes?.includes(code)) {
    const registration = { ...pickRegistrationFields(form), email: earlier.email, id, code, lang: form.lang }
    const isMailedAgain = await saveChangeAndMailPass(edition, registration, {
      submission_key: submissionFingerprint(form),
    })
    return { pass: buildVisitorPass(isMailedAgain), outcome: 'changed' }
  }
  // A check constraint limits the language to the values of `Locale`.
  await saveChangeAndMailPass(edition, { ...earlier, lang: earlier.lang as Locale })
  return { pass: null, outcome: 'repeated' }
}

const emailTakenProblem = () => Problem.ofField('email', 'validation.registration.addressTaken')

/**
 * Adds a registration that staff entered.
 * @throws Problem bad_input for an e-mail address that is already registered, conflict when the edition is
 * frozen or does not exist
 */
export async function insertRegistration({ event, ...sending }: RegistrationInsert): Promise<{ id: number }> {
  const edition = await requireGivenOrLiveEdition(event)
  await refuseFrozenEdition({ eventId: edition.event.id })
  const { id, earlier } = await insertOnce(sending, { id: event })
  if (earlier && earlier !== 'same') throw emailTakenProblem()
  return { id }
}

/**
 * Adds a registration of an old site. Its pass was sent when it was made there, so nobody gets a mail.
 * @throws Problem bad_input for an e-mail address that is already registered, conflict when the edition is
 * frozen
 */
export async function insertImportedRegistration({
  event,
  code = generatePassCode(),
  ...submission
}: ImportedRegistration): Promise<{ id: number }> {
  await refuseFrozenEdition({ eventId: event })
  const submission_key = submissionFingerprint(submission)
  const values = { ...submission, event_id: event, code, submission_key }
  return writeOrRefuseTaken(() => insertRow(eventRegistrations, values), emailTakenProblem)
}

/** Refuses to change a registration of a frozen edition. @throws Problem not_found, conflict */
async function refuseFrozenRegistration(id: number): Promise<void> {
  const { event_id } = requireRow(
    await db()
      .select({ event_id: eventRegistrations.event_id })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.id, id)),
  )
  await refuseFrozenEdition({ eventId: event_id })
}

/**
 * @throws Problem not_found, bad_input for an e-mail address that is already registered, conflict when
 * somebody saved the registration since `version` or its edition is frozen
 */
export async function updateRegistration({
  id,
  version,
  ...fields
}: RegistrationUpdate): Promise<{ version: number }> {
  await refuseFrozenRegistration(id)
  return writeOrRefuseTaken(() => updateRow(eventRegistrations, { id, version }, fields), emailTakenProblem)
}

/**
 * Deletes a registration with its scans and mails, even in a frozen edition: a person's right to deletion
 * comes before the freeze.
 * @throws Problem not_found
 */
export async function deleteRegistration(id: number): Promise<void> {
  await deleteRow(eventRegistrations, id)
}
