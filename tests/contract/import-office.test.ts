import { execFile } from 'node:child_process'
import { lstat, mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentQuestions, assessmentRespondents, memberAssessments } from '@/db/schema/assessment'
import { auditLog } from '@/db/schema/audit'
import { eventRegistrations, events } from '@/db/schema/event'
import {
  directoryCategories,
  directoryCompanies,
  directoryContacts,
  directoryRegistrants,
} from '@/db/schema/directory'
import { mailOutbox } from '@/db/schema/mail'
import { meetingBookings, meetingRooms, meetings, meetingTimes, meetingUsers } from '@/db/schema/meetings'
import { memberCompanies, privateFiles } from '@/db/schema/members'
import { officeRequests } from '@/db/schema/requests'
import { getRespondentAnswers } from '@/lib/assessment/own/queries'
import { getMemberAnswers, getMemberFiles } from '@/lib/assessment/member/queries'
import { env } from '@/lib/platform/env'
import { fileDriver } from '@/lib/platform/files/driver'
import { privateObjectName } from '@/lib/platform/files/private'
import { importOldSite, undoImport } from '@/lib/wiring/old-site/import'
import { oldKinds } from '@/lib/wiring/old-site/kinds'
import { makeMember, makeQuestionnaire } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import { ask, someone } from './harness'
import { type FakeSite, sendJson, startFakeSite } from './old-site'

type Row = Record<string, unknown>

const token = 'strata_token'
const dayMilliseconds = 86_400_000
const daysAgo = (days: number) => new Date(Math.floor(Date.now() / 1_000) * 1_000 - days * dayMilliseconds)
/** A date as the old site writes it: in Ulaanbaatar, without its zone. */
const oldDate = (date: Date) =>
  new Date(date.getTime() + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19)

/**
 * An old office with what the specification says of its answers, and no more. `answers` are found by the path and
 * by the fields of the query that the key has; they may change between imports.
 */
async function startOffice(answers: Record<string, unknown>) {
  const site = await startFakeSite((request, response: ServerResponse, { pathname, searchParams }) => {
    const entry = Object.entries(answers).find(([key]) => {
      const [path, query] = key.split('?')
      return (
        path === pathname &&
        [...new URLSearchParams(query)].every(([name, value]) => searchParams.get(name) === value)
      )
    })
    const isOffice = !pathname.startsWith('/mw/client')
    if (isOffice && request.headers.authorization !== `Bearer ${token}`) {
      response.statusCode = 401
      response.end()
    } else if (entry?.[1] instanceof Buffer) response.end(entry[1])
    else if (entry) sendJson(response, entry[1])
    else {
      response.statusCode = 404
      response.end()
    }
  })
  return { site, answers }
}

describe('an import from an old office', () => {
  let folder = ''
  const sites: FakeSite[] = []
  const start = async (answers: Record<string, unknown>) => {
    const office = await startOffice(answers)
    sites.push(office.site)
    return office
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'strata-old-office-'))
    return async () => {
      await Promise.all(sites.map((site) => site.stop()))
      await rm(folder, { recursive: true, force: true })
    }
  })
  afterEach(async () => {
    // Nothing that an import does may reach anybody's mailbox.
    expect(await db().$count(mailOutbox)).toBe(0)
  })
  const run = async (site: FakeSite, kinds: string[], isDryRun = false) => {
    const outcome = await importOldSite({
      ...{ origin: site.url, folder: join(folder, site.url.port), isDryRun, kinds, token },
      ...{ waitMs: 1, triesMax: 2 },
    })
    const { entries } = outcome.report
    return {
      ...outcome,
      entries,
      reasons: entries.filter(({ reason }) => reason).map(({ reason }) => reason),
    }
  }
  const undo = async (runId: number | null, site: FakeSite) =>
    (await undoImport(runId ?? 0, join(folder, site.url.port)))?.report

  it('asks nothing of the old office without a cookie or a token', async () => {
    const { site } = await start({})
    const { report } = await importOldSite({
      ...{ origin: site.url, folder: join(folder, site.url.port), isDryRun: true },
      kinds: oldKinds.filter((kind) => 'isOffice' in kind).map(({ name }) => name),
    })
    expect(report.entries).toEqual([])
    expect(site.requests).toEqual([])
  })

  it('is a command that takes the token from its environment', async () => {
    const { site } = await start({ '/admin/get/office-request?page=1': { request: [], totalPages: 0 } })
    const script = ['--import', 'tsx', 'scripts/import-site.ts', 'import-site', site.url.href]
    const args = [...script, '--dry-run', '--allow-host', '127.0.0.1', '--kind', 'requests']
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...args, '--folder', join(folder, 'command')],
      { env: { ...process.env, OLD_SITE_TOKEN: token } },
    ).catch((error: { stdout: string; stderr: string }) => error)
    expect(site.requests, stderr).toEqual(['/admin/get/office-request?limit=100&page=1'])
    expect(`${stdout}${stderr}`).not.toMatch(/401|refused/)
    expect((await lstat(join(folder, 'command', 'answers'))).mode & 0o077).toBe(0)
  }, 60_000)

  it('brings requests with their dates, and leaves out those of an age at which they would be deleted', async () => {
    const date = daysAgo(10)
    const request = (id: number, values: Row = {}): Row => ({
      ...{ id, name: 'Б.Болд', email: `Bold${id}@old.example`, phone_number: '99112233' },
      ...{ business_type: 'Тээвэр', member_request: '1', codex_request: 0, meeting_request: null },
      ...{ created_at: oldDate(date), ...values },
    })
    const list = [
      // Only a line of a file names its record itself.
      request(4, { old_id: 'x', old_url: '/request.php?id=4' }),
      request(5, { member_request: false }),
      request(6, { created_at: '2001-02-03 04:05:06' }),
    ]
    const { site } = await start({ '/admin/get/office-request?page=1': { request: list, totalPages: 1 } })

    const dryRun = await run(site, ['requests'], true)
    expect(dryRun.report.counts.requests).toMatchObject({ new: 1, refused: 2 })
    expect(await db().$count(officeRequests)).toBe(0)

    const { report, entries, runId } = await run(site, ['requests'])
    expect(report.counts.requests).toMatchObject({ new: 1, refused: 2 })
    expect(entries.map(({ key, title, reason }) => [key, title, reason])).toEqual([
      // The report tells people by their numbers alone.
      ['4', '', ''],
      ['5', '', expect.stringContaining('member_request')],
      ['', `1 × older than ${env().personalDataDays} days`, 'personal data of this age is deleted here'],
    ])
    const [row] = await db().select().from(officeRequests)
    expect(row).toMatchObject({ email: 'bold4@old.example', member_request: true, state: 'new', lang: 'mn' })
    expect(row?.created_at).toEqual(date)
    const [audit] = await db().select().from(auditLog).where(eq(auditLog.kind, 'office_requests'))
    expect(audit).toMatchObject({ account_email: 'import:site', record_id: row?.id })
    expect(JSON.stringify(audit?.details)).not.toMatch(/old\.example|Болд/)

    list[0] = request(4, { phone_number: '88112233' })
    expect((await run(site, ['requests'])).report.counts.requests).toMatchObject({ changed: 1, new: 0 })
    const save = { id: row?.id, version: 2, state: 'closed', note: 'Утсаар ярьсан' }
    await ask('POST /admin/update/office-request', { as: await someone(1), json: save })
    list[0] = request(4, { phone_number: '77112233' })
    expect((await run(site, ['requests'])).report.counts.requests).toMatchObject({ edited: 1, changed: 0 })
    expect((await db().select().from(officeRequests))[0]).toMatchObject({
      phone_number: '88112233',
      state: 'closed',
    })
    expect((await undo(runId, site))?.total('edited')).toBe(1)
    await db().delete(officeRequests)
  })

  it('brings the registrations of both lists once, without mails, and takes them back', async () => {
    const date = daysAgo(3)
    const person = (id: number, email: string, values: Row = {}): Row => ({
      ...{ id, company: 'Хайгуул ХХК', first_name: 'Номин', last_name: 'Бат', country: 'MN', email },
      ...{ phone_number: '99112233', created_at: oldDate(date), ...values },
    })
    const same = person(1, 'A@old.example')
    const { site } = await start({
      '/mw/admin/get/event': { event: [{ id: 71, event: 'Уул уурхайн долоо хоног 2025', year: '2025' }] },
      '/mw/client/get/agenda': { agenda: [] },
      '/mw/admin/get/user-registration?event=71&page=1': {
        register: [same, person(2, 'b@old.example', { country: 'Australia' }), person(3, 'a@old.example')],
        totalPages: 1,
      },
      '/mw/admin/get/new-registration?event=71&page=1': {
        register: [same, person(2, 'c@old.example', { country: 'Нууц улс' }), person(3, 'd@old.example')],
        totalPages: 1,
      },
    })
    const kinds = ['event editions', 'event registrations']
    const { report, reasons, runId } = await run(site, kinds)
    expect(report.counts, JSON.stringify(report.entries)).toMatchObject({
      'event registrations': { new: 3, refused: 2 },
    })
    expect(reasons).toEqual([expect.stringContaining('email'), expect.stringContaining('country')])
    const rows = await db().select().from(eventRegistrations).orderBy(asc(eventRegistrations.email))
    expect(rows.map(({ email, country, by_staff }) => [email, country, by_staff])).toEqual([
      ['a@old.example', 'MN', false],
      ['b@old.example', 'AU', false],
      ['d@old.example', 'MN', true],
    ])
    expect(rows.every(({ created_at }) => created_at.getTime() === date.getTime())).toBe(true)
    expect(rows.every(({ code }) => code.length === 8)).toBe(true)
    const again = await run(site, kinds)
    expect(again.report.counts['event registrations']).toMatchObject({
      new: 0,
      changed: 0,
      same: 3,
      refused: 2,
    })
    const undone = await undo(runId, site)
    expect(undone?.total('refused'), JSON.stringify(undone?.entries)).toBe(0)
    expect(await db().$count(eventRegistrations)).toBe(0)
    expect(await db().$count(events, eq(events.id, 71))).toBe(0)
  })

  it('brings assessments for own interest with the result that they had', async () => {
    await makeQuestionnaire(['1.1', '1.1.1', '1.1.1.1', '1.1.1.2'])
    const date = daysAgo(40)
    const { site } = await start({
      '/admin/get/assessment-respondents?page=1': {
        respondents: [
          { id: 8, name: 'Өндөр ХХК', email: '', phone_number: null, created_at: oldDate(date) },
          {
            id: 9,
            name: 'Хоосон ХХК',
            email: 'b@old.example',
            phone_number: '1',
            created_at: oldDate(date),
          },
        ],
        totalPages: 1,
      },
      '/admin/get/assessment-answer?id=8': {
        answer: [
          {
            ...{ mainIndex: '1.1', mainTitle: 'Бүлэг' },
            questions: [
              {
                ...{ cid: '1.1.1', question: 'Шаардлага' },
                children: [
                  { cid: '1.1.1.1', question: 'Нэг', answer: 1, proof: 'true' },
                  { cid: '1.1.1.2', question: 'Хоёр', answer: '0', proof: null },
                  { cid: '9.9.1', question: 'Одоо асуудаггүй', answer: true },
                ],
              },
            ],
          },
        ],
        ...{ totalPercentage: '66.7', totalCount: 3, totalYes: 2, totalNo: 1 },
      },
      '/admin/get/assessment-answer?id=9': { answer: null },
    })
    const kinds = ['assessment respondents']
    expect((await run(site, kinds, true)).report.counts[kinds[0] ?? '']).toMatchObject({ new: 1, refused: 1 })
    const { report, runId } = await run(site, kinds)
    expect(report.counts[kinds[0] ?? ''], JSON.stringify(report.entries)).toMatchObject({
      new: 1,
      refused: 1,
    })
    const [row] = await db().select().from(assessmentRespondents)
    expect(row).toMatchObject({ ...{ name: 'Өндөр ХХК', email: '', percentage: 67 }, created_at: date })
    expect(await getRespondentAnswers(row?.id ?? 0)).toMatchObject({
      ...{ totalPercentage: 67, totalYes: 2, totalNo: 1, totalCount: 3 },
      answer: [
        {
          questions: [
            {
              children: [
                { answer: true, proof: true },
                { answer: false, proof: false },
              ],
            },
          ],
        },
        { questions: [{ children: [{ question: 'Одоо асуудаггүй', answer: true }] }] },
      ],
    })
    const [oldQuestion] = await db()
      .select()
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.cid, '9.9.1'))
    expect(oldQuestion?.retired_at).not.toBeNull()
    expect((await run(site, kinds)).report.counts[kinds[0] ?? '']).toMatchObject({ new: 0, same: 1 })
    expect((await undo(runId, site))?.total('removed')).toBe(1)
    expect(await db().$count(assessmentRespondents)).toBe(0)
  })

  it('brings the assessments of members with proofs that only they and staff can open', async () => {
    await makeQuestionnaire(['1.1', '1.1.1', '1.1.2'])
    const member = await makeMember({ email: 'member@old.example' })
    const date = daysAgo(400)
    const pdf = (text: string) => Buffer.from(`%PDF-1.7\n${text}\n%%EOF`)
    const respondent = {
      ...{ name: 'Гишүүн ХХК', email: 'Member@old.example', created_at: oldDate(date), publication: '1' },
      ...{ answer_id: 12, member_id: 3, logo: '/l.png' },
    }
    const answers: Row[] = [
      { cid: '1.1', pid: null, question: 'Бүлэг', answer: null },
      {
        ...{ cid: '1.1.1', pid: '1.1', question: 'Нэг', answer: 1, proof: true, comment: 'Тайлбар' },
        proof_file: '/proofs/one.pdf',
      },
      {
        ...{ cid: '1.1.2', pid: '1.1', question: 'Хоёр', answer: 0, proof: 1 },
        proof_file: '/proofs/lost.pdf',
      },
    ]
    const { site, answers: office } = await start({
      '/admin/get/member-assessment-result?page=1': { respondents: [respondent], totalPages: 1 },
      '/admin/get/member-answers?answerId=12&memberId=3': {
        answer: {
          answers,
          result: {
            ...{ main_percentage: 50, first_section_per: 50, total_true: 1, total_false: 1 },
            created_at: oldDate(date),
          },
        },
      },
      '/admin/get/member-files?answerId=12&memberId=3': {
        file: {
          files: [{ cid: '1.1.1', proof_file: '/proofs/one.pdf' }],
          attachment: { official_document: '/proofs/letter.pdf', form: '/proofs/form.png' },
        },
      },
      '/proofs/one.pdf': pdf('one'),
      '/proofs/letter.pdf': pdf('letter'),
      '/proofs/form.png': Buffer.from('no picture'),
    })
    const kinds = ['member assessments']
    expect((await run(site, kinds, true)).report.counts[kinds[0] ?? '']).toMatchObject({ new: 1 })
    expect(await db().$count(privateFiles)).toBe(0)
    const { report, entries, runId } = await run(site, kinds)
    expect(report.counts[kinds[0] ?? ''], JSON.stringify(entries)).toMatchObject({ new: 1, refused: 0 })
    // What cannot be had is lost alone.
    expect(entries[0]?.notes.map((note) => note.split(':')[0])).toEqual(['proof_file/1.1.2', 'form'])
    const [row] = await db().select().from(memberAssessments)
    expect(row).toMatchObject({
      member_id: member.id,
      publication: true,
      completed_at: null,
      created_at: date,
    })
    expect(await getMemberAnswers(row?.id ?? 0, member.id)).toMatchObject({
      answers: [
        { cid: '1.1', answer: null },
        { cid: '1.1.1', answer: 1, proof: true, comment: 'Тайлбар', proof_file_name: 'one.pdf' },
        { cid: '1.1.2', answer: 0, proof: true, proof_file: null },
      ],
      result: { main_percentage: 50, first_section_per: 50, second_section_per: 0, total_true: 1 },
    })
    const files = await getMemberFiles(row?.id ?? 0, member.id)
    expect(files.files[0]?.proof_file).toMatch(/^\/files\/private\/[0-9a-f]{64}$/)

    // The attachment that was lost comes with the next import, and closes the assessment.
    office['/proofs/form.png'] = await pictureBytes()
    expect((await run(site, kinds)).report.counts[kinds[0] ?? '']).toMatchObject({ changed: 1, edited: 0 })
    expect((await db().select().from(memberAssessments))[0]?.completed_at).toEqual(date)
    expect((await run(site, kinds)).report.counts[kinds[0] ?? '']).toMatchObject({ changed: 0, same: 1 })
    // What cannot be read any more stays.
    const wholeFiles = await getMemberFiles(row?.id ?? 0, member.id)
    office['/admin/get/member-files?answerId=12&memberId=3'] = null
    delete office['/proofs/one.pdf']
    expect((await run(site, kinds)).report.counts[kinds[0] ?? '']).toMatchObject({
      changed: 0,
      edited: 0,
      refused: 1,
    })
    office['/admin/get/member-files?answerId=12&memberId=3'] = { file: { files: [], attachment: null } }
    expect((await run(site, kinds)).report.counts[kinds[0] ?? '']).toMatchObject({ changed: 1, edited: 0 })
    expect((await db().select().from(memberAssessments))[0]?.completed_at).toEqual(date)
    expect((await getMemberFiles(row?.id ?? 0, member.id)).files).toEqual(wholeFiles.files)
    const keys = (await db().select().from(privateFiles)).map(({ key }) => key)
    expect(keys).toHaveLength(3)
    expect((await undo(runId, site))?.total('removed')).toBe(1)
    expect(await db().$count(privateFiles)).toBe(0)
    for (const key of keys) expect(await fileDriver().stat(privateObjectName(key))).toBeNull()

    const other = await start({
      '/admin/get/member-assessment-result?page=1': {
        respondents: [{ ...respondent, email: 'x@old.example' }],
        totalPages: 1,
      },
      '/admin/get/member-answers': { answer: { answers, result: null } },
      '/admin/get/member-files': { file: null },
    })
    expect((await run(other.site, kinds)).reasons).toEqual(['its member is not here'])
    await db().delete(memberCompanies).where(eq(memberCompanies.id, member.id))
  })

  it('brings listings that wait for approval with their registrants, who get no mail', async () => {
    const code = '0199'
    await db()
      .insert(directoryCategories)
      .values([
        { category_code: '01', name: 'Үндсэн', name_en: 'Main' },
        { category_code: code, name: 'Дэд', name_en: 'Sub' },
      ])
      .onConflictDoNothing()
    const registrant = { name: 'Б.Болд', position: 'Захирал', email: 'Bold@old.example', phone: '99112233' }
    const date = daysAgo(5)
    const company = {
      company: { id: 901, registration_number: '5551234', approval: 0, status: 1, created_at: oldDate(date) },
      ...{ registrant, category: [{ category_id: 3, category_code: code, name: 'Дэд' }] },
      contact: [
        { id: 1, contact_type: 'phone', contact_value: '7000 1111' },
        { id: 2, contact_type: 'email', contact_value: 'info@old.example' },
      ],
      about: [
        { lang: 'mn', name: 'Шинэ ХХК', address: 'Улаанбаатар', about_company: 'NULL', logo: '/logo.png' },
        { lang: 'en', name: 'New LLC', address: null, about_company: 'About' },
      ],
    }
    const publicCompany = {
      id: 901,
      name: 'ШИНЭ ХХК',
      logo: '/logo.png',
      all_categories: [{ category_code: code }],
    }
    const { site, answers: office } = await start({
      '/yellow-page/get/new-request?type=1&page=1': {
        request: [{ id: 901 }, { id: 7, kind: 'change' }],
        totalPages: 1,
      },
      '/yellow-page/get/new-request?type=2&page=1': { request: [{ id: 902 }, { id: 903 }], totalPages: 1 },
      '/yellow-page/get/company?id=901': { company },
      '/yellow-page/get/person?id=902': {
        person: {
          person: { id: 902, phone_number: '99', approval: false },
          registrant,
          about: [{ person_id: 902, lang: 'mn', name: 'Г.Гэрэл', profession: 'Геологич', advice_range: '' }],
        },
      },
      '/yellow-page/get/person?id=903': { person: { person: { id: 903 }, registrant: null, about: [] } },
      '/client/yellow-page/get/companies-by-category': { companies: [], totalPages: 0 },
      '/logo.png': await pictureBytes(),
    })
    const kinds = ['company requests', 'consultant requests', 'companies']
    const { report, entries, runId } = await run(site, kinds)
    expect(report.counts, JSON.stringify(entries)).toMatchObject({
      'company requests': { new: 1, refused: 0 },
      'consultant requests': { new: 1, refused: 1 },
    })
    const [row] = await db().select().from(directoryCompanies).where(eq(directoryCompanies.id, 901))
    expect(row).toMatchObject({
      name: 'ШИНЭ ХХК',
      name_en: 'NEW LLC',
      approval: false,
      about: '',
      created_at: date,
    })
    expect(row?.logo_file_id).not.toBeNull()
    const registrants = await db().select().from(directoryRegistrants)
    expect(registrants.map(({ email, phone }) => [email, phone])).toEqual([
      ['bold@old.example', '99112233'],
      ['bold@old.example', '99112233'],
    ])
    expect(await db().$count(directoryContacts, eq(directoryContacts.company_id, 901))).toBe(2)

    // Approved there meanwhile: it is here already, for staff to approve.
    office['/yellow-page/get/new-request?type=1&page=1'] = { request: [], totalPages: 0 }
    office['/client/yellow-page/get/companies-by-category'] = { companies: [publicCompany], totalPages: 1 }
    office['/client/yellow-page/get/company?id=901'] = { company: publicCompany }
    const second = await run(site, kinds)
    expect(second.report.counts, JSON.stringify(second.entries)).toMatchObject({
      'consultant requests': { new: 0, same: 1 },
      companies: { new: 0, same: 1 },
    })
    expect((await undo(runId, site))?.total('removed')).toBe(2)
    expect(await db().$count(directoryRegistrants)).toBe(0)
  })

  it('brings meetings, whose sides and rooms have only names, and books their hours', async () => {
    const [pastDay, comingDay] = [daysAgo(20), daysAgo(-20)].map((date) => oldDate(date).slice(0, 10))
    const users = [
      {
        id: 1,
        name: 'Нэг',
        name_en: 'One',
        email: 'ONE@old.example',
        phone_number: '1',
        user_type: 'sponsor',
      },
      { id: 2, name: 'Хоёр', name_en: 'Two', email: 'two@old.example', phone_number: null, user_type: null },
      { id: 3, name: 'Давхар', name_en: 'Twin', email: 'twin1@old.example' },
      { id: 4, name: 'Давхар', name_en: 'Twin', email: 'twin2@old.example' },
    ]
    const sides = {
      ...{ sender_name: 'Нэг', sender_name_en: 'One', receiver_name: 'Хоёр', receiver_name_en: 'Two' },
      ...{ meeting_description: 'Хамтын ажиллагаа', room_number: 'Танхим 7', capacity: 4 },
    }
    const list: Row[] = [
      {
        id: 501,
        meeting_status: 'accepted',
        meeting_date: `${comingDay}T00:00:00.000Z`,
        meeting_time: '10:00:00',
        ...sides,
      },
      { id: 502, meeting_status: 'Pending', meeting_date: comingDay, meeting_time: '11:00', ...sides },
      {
        id: 503,
        meeting_status: 'pending',
        meeting_date: pastDay,
        meeting_time: '09:00',
        ...sides,
        room_number: null,
      },
      { id: 504, meeting_status: 'cancelled', meeting_date: comingDay, meeting_time: '10:00', ...sides },
      {
        ...{ id: 505, meeting_status: 'accepted', meeting_date: pastDay, meeting_time: '09:00' },
        ...sides,
        sender_name: 'Давхар',
        sender_name_en: 'Twin',
      },
      { id: 506, meeting_status: 'accepted', meeting_date: comingDay, meeting_time: '16:00', ...sides },
      { id: 507, meeting_status: 'accepted', meeting_date: comingDay, meeting_time: '10:00', ...sides },
    ]
    const { site } = await start({
      '/yellow-page/get/meeting-times-rooms': {
        meetings: {
          times: [
            { id: 1, meeting_date: `${pastDay}T00:00:00.000Z`, meeting_time: '09:00:00' },
            { id: 2, meeting_date: `${comingDay}T00:00:00.000Z`, meeting_time: '10:00:00' },
            { id: 3, meeting_date: `${comingDay}T00:00:00.000Z`, meeting_time: '11:00:00' },
          ],
          rooms: [{ id: 77, room_number: 'Танхим 7', capacity: '4', room_pic: null }],
        },
      },
      '/yellow-page/get/meeting-users?page=1': { users, totalPages: 1 },
      '/yellow-page/get/meetings?page=1': { meetings: list, totalPages: 1 },
    })
    const kinds = [
      'meeting hours',
      'meeting rooms',
      'meeting participants',
      'meeting interpreters',
      'meetings',
    ]
    const dryRun = await run(site, kinds, true)
    expect(dryRun.report.counts.meetings, JSON.stringify(dryRun.entries)).toMatchObject({
      new: 6,
      refused: 1,
    })
    expect(await db().$count(meetingUsers)).toBe(0)

    const { report, entries, runId } = await run(site, kinds)
    expect(report.counts, JSON.stringify(entries)).toMatchObject({
      'meeting hours': { new: 3 },
      'meeting rooms': { new: 1 },
      'meeting participants': { new: 4 },
      meetings: { new: 4, refused: 3 },
    })
    const refusals = entries.filter(({ outcome }) => outcome === 'refused')
    expect(refusals.map(({ key, reason }) => `${key} ${reason}`)).toEqual([
      expect.stringMatching(/^505 its sender /),
      expect.stringMatching(/^506 time_id: /),
      expect.stringMatching(/^507 the database refuses it by its rule meeting_bookings/),
    ])
    const rows = await db().select().from(meetings).orderBy(asc(meetings.id))
    expect(rows).toMatchObject([
      {
        id: 501,
        meeting_status: 'accepted',
        room_id: 77,
        starts_at: new Date(`${comingDay}T10:00:00+08:00`),
      },
      { id: 502, meeting_status: 'pending', answer_by: new Date(`${comingDay}T11:00:00+08:00`) },
      { id: 503, meeting_status: 'cancelled', cancelled_as: 'expired', room_id: null },
      { id: 504, meeting_status: 'cancelled', cancelled_as: 'cancelled' },
    ])
    expect(await db().$count(meetingBookings)).toBe(6)
    const [one] = await db().select().from(meetingUsers).where(eq(meetingUsers.email, 'one@old.example'))
    expect(one).toMatchObject({ user_type: 'Sponsor', name: 'Нэг' })

    list[1] = { ...list[1], meeting_status: 'accepted' }
    const second = await run(site, kinds)
    expect(second.report.counts.meetings).toMatchObject({ new: 0, changed: 1, same: 3, refused: 3 })
    const undone = await undo(runId, site)
    expect(undone?.total('refused'), JSON.stringify(undone?.entries)).toBe(0)
    for (const table of [meetings, meetingUsers, meetingRooms, meetingTimes])
      expect(await db().$count(table)).toBe(0)
    await db()
      .delete(auditLog)
      .where(inArray(auditLog.account_email, ['import:site']))
  })
})
