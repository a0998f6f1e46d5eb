import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { eq, getTableColumns, getTableName } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction, pool } from '@/db/client'
import { personalData } from '@/db/personal-data'
import { assessmentRespondents, memberAssessments } from '@/db/schema/assessment'
import { personalKindOf } from '@/db/schema/columns'
import { directoryChanges, directoryRegistrants } from '@/db/schema/directory'
import { eventScans } from '@/db/schema/event'
import { mailOutbox } from '@/db/schema/mail'
import { oneTimeCodes } from '@/db/schema/members'
import { officeRequestReplies, officeRequests } from '@/db/schema/requests'
import { cancelUpcomingMeetingsAndNotify } from '@/lib/meetings/booking/cancel'
import { openCodeSession } from '@/lib/platform/auth/code-session'
import { removeUnusedWords } from '@/lib/platform/search/rebuild'
import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import { makeMember } from '@/tests/factories/assessment'
import { makeListing } from '@/tests/factories/listings'
import { makeMeeting, makeParticipant } from '@/tests/factories/meetings'
import { pictureBytes } from '@/tests/factories/rows'
import { answerAll, answersOf, fileOwn, finish, freshQuestionnaire, from, pdf } from './assessment-steps'
import { makeRegistration } from './event-editions'
import { ask, blobOf, formOf, someone } from './harness'

const ids = freshQuestionnaire()

/** A word of small letters that nothing else contains. */
const uniqueWord = () => `q${[...randomBytes(12)].map((byte) => 'abcdefghijkmnop'[byte % 15]).join('')}`

const askOk = async (route: string, options: Parameters<typeof ask>[1]) => {
  const { status, body } = await ask(route, options)
  expect(status, `${route} ${JSON.stringify(body)}`).toBe(200)
  return body
}

/** Returns a function whose texts begin with the word, each another one. */
const textsWith = (word: string) => () => `${word}${textCount++}`
let textCount = 100

const registerConsultant = (word: string, values: object = {}) => {
  const text = textsWith(word)
  return askOk('POST /yellow-page/insert/yellow-consultant', {
    headers: from(),
    json: {
      ...{ nameMn: `Д. ${text()}`, nameEn: `D. ${text()}`, professionMn: text(), professionEn: text() },
      ...{ phone: `99 ${text()}`, adviceMn: text(), adviceEn: text() },
      ...{ registrantName: text(), registrantPosition: text(), registrantPhone: text() },
      ...{ registrantEmail: `${word}@test.example`, terms: true },
      ...values,
    },
  })
}

/** Writes a person's data, each text with the word, in all four parts. */
async function makePersonEverywhere(word: string): Promise<string> {
  const email = `${word}@test.example`
  const text = textsWith(word)
  await askOk('POST /client/insert/office-request', {
    headers: from(),
    json: { name: text(), email, phone_number: text(), business_type: text(), codex_request: true },
  })
  const [request] = await db().select().from(officeRequests).where(eq(officeRequests.email, email))
  await db()
    .insert(officeRequestReplies)
    .values({
      request_id: request?.id ?? 0,
      subject: text(),
      text: text(),
      sent_by: 'А',
      reply_to: 'a@b.example',
    })
  expect((await fileOwn(answersOf(ids, 1, 0), { email, name: text(), phone_number: text() })).status).toBe(
    200,
  )
  const names = { company: text(), first_name: text(), last_name: text(), phone_number: text() }
  const registration = await makeRegistration({ ...names, email })
  await db()
    .insert(eventScans)
    .values({
      ...{ id: randomUUID(), event_id: registration.event_id, registration_id: registration.id },
      ...{ verdict: 'admitted', door: text(), scanned_at: new Date() },
    })
  const consultant = await registerConsultant(word)
  await db()
    .insert(directoryChanges)
    .values({ person_id: Number(consultant.id), changes: { advice_range: `${text()} шинэ` }, sent_by: email })
  await askOk('POST /yellow-page/insert/yellow-registration', {
    headers: from(),
    form: formOf({
      ...{ categories: JSON.stringify([{ mainCategory: '03', subCategory: '0301' }]) },
      ...{
        nameMn: `${text()} ххк`,
        nameEn: `${text()} LLC`,
        registrationNumber: String(randomInt(1e9, 9e9)),
      },
      ...{ emails: `["info@${word}.example"]`, phones: `["${text()}"]`, faxes: '[]', websites: '[]' },
      ...{
        registrantName: text(),
        registrantPosition: text(),
        registrantPhone: text(),
        registrantEmail: email,
      },
      image: blobOf(await pictureBytes()),
    }),
  })
  const { id: company_id } = await makeListing({ approval: true })
  await askOk('POST /client/yellow-page/insert/report', { json: { company_id, text: text(), email } })
  const sender = await makeParticipant({
    ...{ name: text(), name_en: text(), email, phone_number: text(), languages: ['mn'] },
  })
  const meeting = await makeMeeting({ sender })
  await inTransaction(() => cancelUpcomingMeetingsAndNotify(sender.id, text()))
  await pool().query(`update meetings set meeting_description = $1, cancel_reason = $2 where id = $3`, [
    ...[text(), text(), meeting.id],
  ])
  await pool().query(`update meeting_events set note = $1 where meeting_id = $2 and by_user_id = $3`, [
    ...[text(), meeting.id, sender.id],
  ])
  await openCodeSession({ audience: 'owner', email })
  await db()
    .insert(oneTimeCodes)
    .values({
      ...{ audience: 'owner', email, browser_hash: text(), address_hash: text(), code_hash: text() },
      ...{ is_known: false, is_mailed: true },
    })
  await db()
    .insert(mailOutbox)
    .values({ to_address: 'a@b.example', kind: 'letter', reply_to: email, subject: text(), text: text() })
  return email
}

/** The rows of a table that contain the word anywhere. */
const rowsWith = async (table: string, word: string) =>
  (
    await pool().query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${table}" t where t::text ilike $1`,
      [`%${word}%`],
    )
  ).rows.map(({ row }) => row)

/** Marked columns that the export leaves out, because they tell the person nothing more. */
const outsideExport = [
  // Hashes and keys for one purpose, which end with it.
  ...['one_time_codes.browser_hash', 'one_time_codes.address_hash', 'one_time_codes.code_hash'],
  ...['one_time_codes.email', 'code_sessions.token_hash', 'meeting_users.feed_key'],
  // Other forms of what the export has.
  ...['directory_people.sort_name', 'directory_people.sort_name_en', 'meeting_users.search_key'],
  ...['mail_outbox.html', 'search_names.name', 'search_names.loose', 'mail_outbox.to_address'],
  // The reply of staff is in it; who wrote it is staff.
  ...['office_request_replies.sent_by', 'office_request_replies.reply_to'],
  // Mail to staff and to the other participant about the person: its facts are in it.
  ...['mail_outbox.subject', 'mail_outbox.text', 'mail_outbox.attachments'],
  // The activity of staff.
  ...['audit_log.account_email', 'audit_log.call', 'audit_log.details'],
]

describe('the data of one person', () => {
  it('is in the export from every table, and in none after the erasure', async () => {
    const word = uniqueWord()
    const email = await makePersonEverywhere(word)
    const answer = await askOk(`GET /admin/get/personal-data?email=${email}`, { as: await someone(2) })
    const text = JSON.stringify(answer).toLowerCase()
    const lacks: string[] = []
    const tablesWithRows: string[] = []
    for (const table of personalData.flatMap(({ tables }) => tables)) {
      const name = getTableName(table)
      const rows = await rowsWith(name, word)
      if (rows.length > 0) tablesWithRows.push(name)
      for (const column of Object.values(getTableColumns(table))) {
        const place = `${name}.${column.name}`
        if (!personalKindOf(column) || outsideExport.includes(place)) continue
        for (const row of rows)
          for (const value of JSON.stringify(row[column.name] ?? '')
            .toLowerCase()
            .match(/q[a-p]{12}[^"\\]*/g) ?? [])
            if (value.startsWith(word) && !text.includes(value)) lacks.push(`${place}: ${value}`)
      }
    }
    expect(lacks).toEqual([])
    expect(tablesWithRows).toEqual(
      expect.arrayContaining([
        ...['office_requests', 'office_request_replies', 'assessment_respondents', 'event_registrations'],
        ...['event_scans', 'directory_registrants', 'directory_changes', 'directory_people'],
        ...['directory_contacts', 'directory_reports', 'meeting_users', 'meetings', 'meeting_events'],
        ...['one_time_codes', 'code_sessions', 'mail_outbox', 'search_names'],
      ]),
    )
    expect(answer).toMatchObject({
      assessments: [{ consent: expect.stringContaining(mn.assessment.own.keepContact) }],
      registrations: [{ scans: [{ door: expect.stringContaining(word), verdict: 'admitted' }] }],
      changes: [{ changes: { advice_range: expect.stringMatching(`^${word}.* шинэ$`) } }],
      sessions: [{ audience: 'owner' }],
    })

    await askOk(`DELETE /admin/delete/personal-data?email=${email}`, { as: await someone(2) })
    await removeUnusedWords()
    const { rows: tables } = await pool().query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    const rest: string[] = []
    for (const { name } of tables) if ((await rowsWith(name, word)).length > 0) rest.push(name)
    // Who looked and who deleted is told for five years (decision 123).
    expect(rest).toEqual(['audit_log'])
  })
})

describe('a consent', () => {
  it('is stored with the wording of the form in its language, and with its time', async () => {
    const [word, other] = [uniqueWord(), uniqueWord()]
    await registerConsultant(word, { lang: 'en' })
    await registerConsultant(other, { terms: false })
    const registrantOf = async (name: string) =>
      (
        await db()
          .select()
          .from(directoryRegistrants)
          .where(eq(directoryRegistrants.email, `${name}@test.example`))
      )[0]
    const { terms } = en.directory.register
    const consent = [terms.publish, terms.correct, terms.personal].flatMap(({ title, text }) => [title, text])
    expect(await registrantOf(word)).toMatchObject({
      consent: [...consent, terms.accept].join('\n'),
      consented_at: expect.any(Date),
    })
    expect(await registrantOf(other)).toMatchObject({ consent: null, consented_at: null })
  })

  it('is none when a visitor leaves no contact data, and when another person becomes the registrant', async () => {
    const word = uniqueWord()
    await fileOwn(answersOf(ids, 1, 0), { name: word, keep_contact: false, lang: 'en' })
    const [visitor] = await db()
      .select()
      .from(assessmentRespondents)
      .where(eq(assessmentRespondents.name, word))
    expect(visitor).toMatchObject({ email: '', consent: null, consented_at: null })
    const { id } = await registerConsultant(word)
    const correct = async (email: string) => {
      const { person } = (await askOk(`GET /yellow-page/get/person?id=${id}`, {
        as: await someone(2),
      })) as {
        person: object
      }
      await askOk('POST /yellow-page/update/person', {
        as: await someone(2),
        json: { ...person, registrant: { name: word, position: 'а', email, phone: '1' } },
      })
      return (
        await db()
          .select()
          .from(directoryRegistrants)
          .where(eq(directoryRegistrants.person_id, Number(id)))
      )[0]
    }
    expect((await correct(`${word}@test.example`))?.consent).not.toBeNull()
    expect((await correct(`new-${word}@test.example`))?.consent).toBeNull()
  })

  it('to publish the result of a member is stored with the assessment', async () => {
    const member = await makeMember()
    await answerAll(member, ids, 1)
    await finish(member)
    const files = { official_document: blobOf(pdf), form: blobOf(pdf) }
    await askOk('POST /client/insert/attachment?lang=en', {
      member,
      form: formOf({ ...files, publication: true }, 'a.pdf'),
    })
    const [row] = await db()
      .select()
      .from(memberAssessments)
      .where(eq(memberAssessments.member_id, member.id))
    expect(row).toMatchObject({
      publication: true,
      consent: en.assessment.member.attachment.publication,
      consented_at: expect.any(Date),
    })
  })
})
