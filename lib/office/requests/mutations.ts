import { and, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { officeRequestReplies, officeRequests } from '@/db/schema/requests'
import { listStaffEmailsToNotify } from '@/lib/platform/accounts/queries'
import type { Account } from '@/lib/platform/accounts/schema'
import { increment, insertRow, saveRow, typeCheckedValues, updateRow } from '@/lib/platform/api/rows'
import { mayBeRepeated } from '@/lib/platform/api/repeats'
import { env } from '@/lib/platform/env'
import { messageText } from '@/lib/platform/i18n/messages'
import { queueMail } from '@/lib/platform/mail/outbox'
import {
  type ImportedRequest,
  type OfficeRequestForm,
  type OfficeRequestUpdate,
  type RequestReplyForm,
  requestPurposes,
} from './schema'

/**
 * Stores a request and queues its mails in one transaction: one to each account that may read it, and a
 * confirmation to the sender in the sender's language. A sender gets at most three confirmations in a day.
 * Silently drops a repeated request, and a request whose hidden field is filled, which only bots do.
 */
export async function storeRequestAndQueueMails({ website, ...form }: OfficeRequestForm): Promise<void> {
  if (website) return
  const row = typeCheckedValues(officeRequests, { ...form, email: form.email.toLowerCase() })
  const { lang: _lang, ...comparedFields } = row
  await inTransaction(async () => {
    const tx = db()
    // Of two concurrent submissions the second waits for this lock, and then finds the first one's row.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`office-request ${row.email}`}))`)
    const [repeatedRequest] = await tx
      .select({ id: officeRequests.id })
      .from(officeRequests)
      .where(
        and(
          // Compares all fields except the language: if the address alone counted, a stranger who knows it
          // could suppress a real request.
          ...Object.entries(comparedFields).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
          mayBeRepeated(officeRequests.created_at),
        ),
      )
      .limit(1)
    if (repeatedRequest) return
    const [savedRequest] = await tx
      .insert(officeRequests)
      .values(row)
      .returning({ request_id: officeRequests.id })
    if (!savedRequest) throw new Error('the request was not written')
    const purposesIn = (lang: 'mn' | 'en') =>
      requestPurposes
        .filter((purpose) => form[purpose])
        .map((purpose) => messageText(lang, `membership.purpose.${purpose}`))
        .join(', ')
    const staff = await listStaffEmailsToNotify()
    await queueMail(
      staff.map((to) => ({
        kind: 'requestNotice',
        to,
        subject: messageText('mn', 'membership.staffMail.subject', { name: form.name }),
        text: messageText('mn', 'membership.staffMail.text', {
          name: form.name,
          email: form.email,
          phone_number: form.phone_number,
          business_type: form.business_type,
          purposes: purposesIn('mn'),
          link: `${env().siteUrl}/admin/request-list?id=${savedRequest.request_id}`,
        }),
        about: savedRequest,
      })),
    )
    await queueMail([
      {
        kind: 'requestArrived',
        to: row.email,
        subject: messageText(form.lang, 'membership.senderMail.subject'),
        text: messageText(form.lang, 'membership.senderMail.text', {
          name: form.name,
          purposes: purposesIn(form.lang),
        }),
        about: savedRequest,
      },
    ])
  })
}

/** Adds or changes a request of an old site: nobody gets a mail, because it was answered or not where it arrived. */
export async function saveImportedRequest({
  id,
  version,
  website: _website,
  ...form
}: ImportedRequest): Promise<{ id: number }> {
  const row = { ...form, email: form.email.toLowerCase() }
  if (id === undefined) return insertRow(officeRequests, row)
  await updateRow(officeRequests, { id, version }, row)
  return { id }
}

const changedByColumns = (account: Account) => ({ changed_by: nameOf(account), changed_at: sql`now()` })

const nameOf = ({ first_name, last_name, email }: Account) => `${last_name} ${first_name}`.trim() || email

/**
 * Saves the state and the note of a request.
 * @throws Problem not_found, or conflict when somebody saved the request since `version`
 */
export async function updateOfficeRequest(
  { id, version, ...form }: OfficeRequestUpdate,
  account: Account,
): Promise<{ version: number }> {
  return updateRow(officeRequests, { id, version }, { ...form, ...changedByColumns(account) })
}

/**
 * Answers a request by mail and marks it as answered. When the sender replies to this mail, the reply goes to
 * the account that answered.
 * @throws Problem not_found, or conflict when somebody saved or answered the request since `version`
 */
export async function replyToOfficeRequest(
  { id, version, ...reply }: RequestReplyForm,
  account: Account,
): Promise<{ version: number }> {
  const savedRow = await saveRow(officeRequests, { id, version }, (where) =>
    db()
      .update(officeRequests)
      .set({ state: 'answered', ...changedByColumns(account), version: increment(officeRequests.version) })
      .where(where)
      .returning({ version: officeRequests.version, email: officeRequests.email }),
  )
  await db()
    .insert(officeRequestReplies)
    .values({
      ...typeCheckedValues(officeRequestReplies, reply),
      ...{ request_id: id, sent_by: nameOf(account), reply_to: account.email },
    })
  await queueMail([
    {
      ...{ kind: 'requestReply', to: savedRow.email, replyTo: account.email },
      ...{ subject: reply.subject, text: reply.text, about: { request_id: id } },
    },
  ])
  return { version: savedRow.version }
}
