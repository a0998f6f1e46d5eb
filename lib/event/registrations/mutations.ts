import { createHash } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { eventDates, eventRegistrations, events } from '@/db/schema/event'
import { Problem } from '@/lib/api/problem'
import { deleteRow, found, updateRow } from '@/lib/api/rows'
import { refuseFrozen } from '../editions/frozen'
import type { Locale } from '@/lib/i18n/locale'
import { queueMail } from '@/lib/mail/outbox'
import type { registrationFields } from './limits'
import { passMail } from './mail'
import { newCode } from './new-code'
import { passText } from './pass-code'
import { drawQr } from './qr'
import type { EntryPass, RegistrationForm, RegistrationInsert, RegistrationUpdate } from './schema'

/** An address is unproven: whoever it belongs to gets no more passes than this in a day. */
export const mailsADayMax = 20
/** Two codes that are alike come once in millions of registrations; three times in a row they do not. */
const codeTries = 3

type Fields = Pick<RegistrationForm, (typeof registrationFields)[number]>
type Sending = Fields & { submission_key?: string | undefined; lang: Locale }

const fieldsOf = (sending: Fields): Fields => ({
  company: sending.company,
  last_name: sending.last_name,
  first_name: sending.first_name,
  country: sending.country,
  email: sending.email,
  phone_number: sending.phone_number,
})

/**
 * What makes two sendings the same: the key of the form, and what it holds. A form that was corrected and sent again
 * under its old key is another sending. Without a key the fields alone tell.
 */
function sameness(sending: Sending): string {
  const said = JSON.stringify([sending.submission_key ?? '', ...Object.values(fieldsOf(sending))])
  return createHash('sha256').update(said).digest('base64url')
}

/** The live edition with its days in one query; or that of a number. @throws Problem where there is none */
async function editionFor(eventId?: number) {
  const rows = await db()
    .select({ event: events, event_date: eventDates.event_date })
    .from(events)
    .leftJoin(eventDates, eq(eventDates.event_id, events.id))
    .where(eventId ? eq(events.id, eventId) : eq(events.is_current, true))
    .orderBy(asc(eventDates.event_date))
  const [first] = rows
  if (!first) throw new Problem('conflict', 'problems.no_live_edition')
  return {
    event: first.event,
    days: rows.flatMap(({ event_date }) => (event_date ? [{ event_date }] : [])),
  }
}

type Edition = Awaited<ReturnType<typeof editionFor>>
type Written = { id: number; code: string; isNew: boolean; mailsToday: number }

/** The row of a sending, new or that of its first time. */
async function writeOnce(eventId: number, sending: Sending, byStaff: boolean): Promise<Written> {
  const submission_key = sameness(sending)
  const mailsToday = sql<number>`(select count(*) from ${eventRegistrations} as others
    where others.email = ${sending.email} and others.created_at > now() - interval '1 day')`.mapWith(Number)
  for (let tries = 1; tries <= codeTries; tries++) {
    const [row] = await db()
      .insert(eventRegistrations)
      .values({
        event_id: eventId,
        ...fieldsOf(sending),
        code: newCode(),
        submission_key,
        lang: sending.lang,
        by_staff: byStaff,
      })
      .onConflictDoNothing()
      .returning({ id: eventRegistrations.id, code: eventRegistrations.code, mailsToday })
    if (row) return { ...row, isNew: true }
    const [first] = await db()
      .select({ id: eventRegistrations.id, code: eventRegistrations.code })
      .from(eventRegistrations)
      .where(
        and(eq(eventRegistrations.event_id, eventId), eq(eventRegistrations.submission_key, submission_key)),
      )
    if (first) return { ...first, isNew: false, mailsToday: 0 }
  }
  throw new Error('no free code was found')
}

/** Writes a sending once, and with its first time the mail with the pass. */
async function registerIn({ event, days }: Edition, sending: Sending, byStaff: boolean): Promise<Written> {
  const written = await writeOnce(event.id, sending, byStaff)
  if (written.isNew && written.mailsToday < mailsADayMax) {
    const person = { ...fieldsOf(sending), id: written.id, code: written.code }
    await queueMail([passMail(person, event, days, sending.lang)])
  }
  return written
}

/**
 * Registers somebody for the live edition, with the mail of the pass, in one transaction. What fills the hidden field
 * is dropped in silence. A sending that comes again under its key is given the same pass; one without a key that was
 * registered before is given none, because anybody who knows the fields could have sent it.
 * @throws Problem conflict while no edition is live
 */
export async function register(form: RegistrationForm): Promise<EntryPass | null> {
  if (form.website) return null
  return inTransaction(async () => {
    const edition = await editionFor()
    const { code, isNew, mailsToday } = await registerIn(edition, form, false)
    if (!isNew && !form.submission_key) return null
    const text = passText(edition.event.id, code)
    return {
      code,
      company: form.company,
      first_name: form.first_name,
      last_name: form.last_name,
      country: form.country,
      qr: { text, ...drawQr(text) },
      is_mailed: mailsToday < mailsADayMax,
    }
  })
}

/** Registers somebody from the office. @throws Problem conflict for an edition that is frozen, or where there is none */
export async function insertRegistration({ event, ...sending }: RegistrationInsert): Promise<{ id: number }> {
  const edition = await editionFor(event)
  await refuseFrozen({ eventId: edition.event.id })
  const { id } = await registerIn(edition, sending, true)
  return { id }
}

/** The edition of a registration, whose writes a frozen one refuses. @throws Problem not_found, conflict */
async function refuseFrozenOf(id: number): Promise<void> {
  const { event_id } = found(
    await db()
      .select({ event_id: eventRegistrations.event_id })
      .from(eventRegistrations)
      .where(eq(eventRegistrations.id, id)),
  )
  await refuseFrozen({ eventId: event_id })
}

/** @throws Problem not_found, or conflict when somebody saved it since or its edition is frozen */
export async function updateRegistration({
  id,
  version,
  ...fields
}: RegistrationUpdate): Promise<{ version: number }> {
  await refuseFrozenOf(id)
  return updateRow(eventRegistrations, { id, version }, fields)
}

/**
 * Deletes a registration with its entries and mails. A frozen edition does not keep it: what a person wants deleted is
 * deleted.
 * @throws Problem not_found
 */
export async function deleteRegistration(id: number): Promise<void> {
  await deleteRow(eventRegistrations, id)
}
