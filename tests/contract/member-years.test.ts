import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { assessmentQuestions, memberAnswers, memberAssessments, memberResults } from '@/db/schema/assessment'
import { auditLog } from '@/db/schema/audit'
import { directoryCompanies } from '@/db/schema/directory'
import { meetings } from '@/db/schema/meetings'
import { memberCompanies } from '@/db/schema/members'
import { assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import { findOrStoreQuestionnaire } from '@/lib/assessment/questions/questionnaires'
import { parentIndex } from '@/lib/assessment/questions/numbers'
import type { MemberYear, OwnYear, YearFigures } from '@/lib/assessment/years/schema'
import type { MemberOverview } from '@/lib/sites/member-year/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { streamFirstSheetRows } from '@/lib/platform/files/workbook'
import { makeMember, makeQuestion, makeQuestionnaire, makeResult } from '@/tests/factories/assessment'
import { whileLive } from '@/tests/factories/event'
import { makeMeeting, makeParticipant } from '@/tests/factories/meetings'
import { makeOwnedCompany } from '@/tests/factories/owned-listings'
import {
  answerAll,
  cids,
  cookieOf,
  finish,
  makeFinishedAssessment,
  pdf,
  saveAnswer,
} from './assessment-steps'
import { makeEdition, makeRegistration } from './event-editions'
import { ask, blobOf, fetchCall, formOf, someone, someReviewer } from './harness'

/** Years that no other test uses, each for one test. */
let lastYear = 1_999
const newYear = () => ++lastYear

type Words = Record<string, string>
/** Two sections with a question each, which are retired at once: only stored questionnaires have their words. */
async function makeSections(names: readonly [string, string] = ['Засаглал', 'Байгаль орчин']) {
  const base = 100 + lastYear
  const cids = [`${base}.1`, `${base}.1.1`, `${base}.2`, `${base}.2.1`] as const
  const words: Words = { [cids[0]]: names[0], [cids[2]]: names[1] }
  const ids: number[] = []
  for (const cid of cids)
    ids.push(await makeQuestion(cid, { question: words[cid] ?? `Асуулт ${cid}`, retired_at: new Date() }))
  const rows = cids.map((cid, at) => ({
    ...{
      id: ids[at] ?? 0,
      cid,
      pid: parentIndex(cid),
      question: words[cid] ?? `Асуулт ${cid}`,
      question_en: '',
    },
  }))
  const questionnaire_id = await inTransaction(() => findOrStoreQuestionnaire(rows))
  return {
    questionnaire_id,
    rows,
    sectionIds: [ids[0], ids[2]],
    questionIds: [ids[1] ?? 0, ids[3] ?? 0] as const,
  }
}
type Sections = Awaited<ReturnType<typeof makeSections>>

/** A result whose total and first section are `percentage`, and whose second section is the rest to 100. */
async function resultOf(
  { questionnaire_id }: Pick<Sections, 'questionnaire_id'>,
  year: number,
  percentage: number,
  values: { member?: MemberCompany; result?: Partial<typeof memberResults.$inferInsert> } = {},
) {
  const member = values.member ?? (await makeMember())
  const result = {
    ...{ questionnaire_id, main_percentage: percentage },
    ...{ first_section_per: percentage, second_section_per: 100 - percentage },
    ...values.result,
  }
  return inTransaction(() => makeResult({ member, assessment: { year }, result }))
}

const overviewOf = async (member: MemberCompany): Promise<MemberOverview> => {
  const { status, body } = await ask('GET /client/get/member-year', { member })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as unknown as MemberOverview
}
const yearsOf = async (member: MemberCompany): Promise<OwnYear[]> => (await overviewOf(member)).years
const figuresOf = async (year: number): Promise<YearFigures> =>
  (await ask(`GET /admin/get/member-year-figures?year=${year}`, { as: await someone(2) })).body
    .figures as YearFigures

/** The cells of the first sheet of a workbook. */
async function firstSheetOf(bytes: Buffer): Promise<unknown[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'strata-years-'))
  try {
    const path = join(folder, 'years.xlsx')
    writeFileSync(path, bytes)
    const rows: unknown[][] = []
    for await (const { cells } of streamFirstSheetRows(path)) rows.push(cells)
    return rows
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe("a member's years", () => {
  it('have the sections in the words of each year, newest first', async () => {
    const [earlier, later] = [newYear(), newYear()]
    const before = await makeSections()
    const laterQuestionnaire = await inTransaction(() =>
      findOrStoreQuestionnaire(
        before.rows.map((row, at) => (at === 0 ? { ...row, question: 'Засаглал, ёс зүй' } : row)),
      ),
    )
    const { member } = await resultOf(before, earlier, 40)
    await resultOf({ questionnaire_id: laterQuestionnaire }, later, 60, { member })
    const years = await yearsOf(member)
    expect(years.map(({ year, percentage }) => [year, percentage])).toEqual([
      [later, 60],
      [earlier, 40],
    ])
    expect(years.map(({ sections }) => sections.map(({ question }) => question))).toEqual([
      ['Засаглал, ёс зүй', 'Байгаль орчин'],
      ['Засаглал', 'Байгаль орчин'],
    ])
    expect(years[0]?.sections.map(({ id, percentage }) => [id, percentage])).toEqual([
      [before.sectionIds[0], 60],
      [before.sectionIds[1], 40],
    ])
    expect(years[0]).toMatchObject({ completion: false, has_files: false, withdrawn_at: null })
    expect(years[0]?.check_code).toMatch(/^.{4}-.{4}-.{4}$/)
  })

  it('show the median and the quartiles of all from five members on, and no name', async () => {
    const year = newYear()
    const sections = await makeSections()
    const { member } = await resultOf(sections, year, 10)
    for (const percentage of [20, 30, 40]) await resultOf(sections, year, percentage)
    expect((await yearsOf(member))[0]).toMatchObject({
      peers: null,
      sections: [{ peers: null }, { peers: null }],
    })
    const { member: last } = await resultOf(sections, year, 50)
    const [ownYear] = await yearsOf(member)
    const peers = { members: 5, lower: 20, median: 30, upper: 40 }
    expect(ownYear).toMatchObject({
      peers,
      sections: [{ peers }, { peers: { members: 5, lower: 60, median: 70, upper: 80 } }],
    })
    expect(JSON.stringify(await overviewOf(member))).not.toContain(last.name)
  })

  it('compare a section with those who answered it, and not below five of them', async () => {
    const year = newYear()
    const common = await makeSections()
    // The same first section, and another one in the place of the second.
    const otherSection = await makeQuestion(`${100 + year}.3`, { question: 'Ус', retired_at: new Date() })
    const [first, firstQuestion, second, secondQuestion] = common.rows
    if (!first || !firstQuestion || !second || !secondQuestion) throw new Error('the sections are missing')
    const other = await inTransaction(() =>
      findOrStoreQuestionnaire([
        first,
        firstQuestion,
        { ...second, id: otherSection, question: 'Ус' },
        secondQuestion,
      ]),
    )
    const { member } = await resultOf(common, year, 10)
    for (const percentage of [20, 30, 40]) await resultOf(common, year, percentage)
    const { member: single } = await resultOf({ questionnaire_id: other }, year, 50)
    expect((await yearsOf(member))[0]?.sections).toMatchObject([{ peers: { members: 5 } }, { peers: null }])
    expect((await yearsOf(single))[0]?.sections).toMatchObject([
      { peers: { members: 5 } },
      { question: 'Ус', peers: null },
    ])
  })

  it('leave a withdrawn result out of the comparison and show it to its member', async () => {
    const year = newYear()
    const sections = await makeSections()
    const withdrawal = { withdrawn_at: new Date(), withdrawn_reason: 'Буруу баримт' }
    const { member } = await resultOf(sections, year, 90, { result: withdrawal })
    for (const percentage of [10, 20, 30, 40]) await resultOf(sections, year, percentage)
    expect((await yearsOf(member))[0]).toMatchObject({
      peers: null,
      withdrawn_at: expect.any(String) as string,
    })
    await resultOf(sections, year, 50)
    expect((await yearsOf(member))[0]?.peers).toEqual({ members: 5, lower: 20, median: 30, upper: 40 })
  })

  it('are refused to others, and to a member that was deactivated meanwhile', async () => {
    const route = 'GET /client/get/member-year'
    expect((await ask(route)).status).toBe(401)
    expect((await ask(route, { as: await someone(1) })).status).toBe(401)
    const member = await makeMember()
    const cookie = await cookieOf(member)
    expect((await ask(route, { headers: { cookie } })).status).toBe(200)
    await db().update(memberCompanies).set({ active: false }).where(eq(memberCompanies.id, member.id))
    expect((await ask(route, { headers: { cookie } })).status).toBe(401)
  })
})

describe('what is left to do', () => {
  const openOf = async (member: MemberCompany) => (await overviewOf(member)).open
  const thisYear = new Date().getFullYear()

  it('is the assessment of this year until its attachments are sent', async () => {
    const member = await makeMember()
    const questionnaire = await makeQuestionnaire(cids)
    const assessmentOf = async () => (await openOf(member)).assessment
    expect(await assessmentOf()).toEqual({ year: thisYear, state: 'not_begun' })
    // A sign-in creates the assessment of the year, which begins with its first answer.
    await ask('GET /client/get/member-session', { member })
    expect(await assessmentOf()).toEqual({ year: thisYear, state: 'not_begun' })
    await saveAnswer(member, questionnaire['7.1.1.1'])
    expect(await assessmentOf()).toEqual({ year: thisYear, state: 'unfinished' })
    await answerAll(member, questionnaire, 1)
    expect((await finish(member)).status).toBe(200)
    expect(await assessmentOf()).toEqual({ year: thisYear, state: 'unattached' })
    const attachments = { official_document: blobOf(pdf), form: blobOf(pdf), publication: false }
    expect((await ask('POST /client/insert/attachment', { member, form: formOf(attachments) })).status).toBe(
      200,
    )
    const { open, years } = await overviewOf(member)
    expect(open.assessment).toBeNull()
    expect(years[0]).toMatchObject({ completion: true, has_files: true })
  })

  it('is what reviewers ask, with the last day', async () => {
    const { member, answerId } = await makeFinishedAssessment(await makeQuestionnaire(cids))
    await inTransaction(() =>
      db()
        .insert(assessmentReviews)
        .values({ assessment_id: answerId, state: 'asked', due_on: '2999-01-31' }),
    )
    const [answer] = await db().select().from(memberAnswers).where(eq(memberAnswers.assessment_id, answerId))
    const finding = {
      finding: 'asked',
      remark: 'Огноо?',
      reviewer: 'x@mnma.example',
      asked_at: new Date(),
    } as const
    await inTransaction(() =>
      db()
        .insert(assessmentFindings)
        .values({ assessment_id: answerId, question_id: answer?.question_id ?? 0, ...finding }),
    )
    const isExpired = { valid_until: new Date('3000-01-01') }
    await db().update(memberResults).set(isExpired).where(eq(memberResults.assessment_id, answerId))
    expect((await openOf(member)).asked).toEqual([{ year: thisYear, count: 1, due_on: '2999-01-31' }])
  })

  it('is a listing to confirm, of its number or of its address, and no other', async () => {
    const company = { asked_at: new Date(), registration_number: '' }
    const joinedListing = await makeOwnedCompany({ company })
    const member = await makeMember({ company_id: joinedListing.id })
    const ownListing = await makeOwnedCompany({ company, registrant: { email: member.email } })
    await makeOwnedCompany({ company })
    await makeOwnedCompany({ company: { registration_number: '' }, registrant: { email: member.email } })
    expect((await openOf(member)).listings.map(({ id }) => id).sort()).toEqual(
      [joinedListing.id, ownListing.id].sort(),
    )
    const isConfirmed = { asked_at: null }
    await inTransaction(() =>
      db().update(directoryCompanies).set(isConfirmed).where(eq(directoryCompanies.id, joinedListing.id)),
    )
    expect((await openOf(member)).listings.map(({ id }) => id)).toEqual([ownListing.id])
  })

  it('is a meeting request to its address until the time to answer is over', async () => {
    const member = await makeMember()
    expect((await openOf(member)).meetings).toBeNull()
    const receiver = await makeParticipant({ email: member.email.toLowerCase() })
    const { id } = await makeMeeting({ receiver })
    expect((await openOf(member)).meetings).toMatchObject({
      count: 1,
      answer_by: expect.any(String) as string,
    })
    await inTransaction(() =>
      db()
        .update(meetings)
        .set({ answer_by: new Date(0) })
        .where(eq(meetings.id, id)),
    )
    expect((await openOf(member)).meetings).toBeNull()
  })

  it('is the registration for the live edition, unless its address is registered or the edition is over', async () => {
    const member = await makeMember()
    const edition = await makeEdition()
    await whileLive(edition, async () => {
      expect((await openOf(member)).registration).toMatchObject({ event_en: 'Mining Week' })
      await makeRegistration({ event_id: edition, email: member.email.toUpperCase() })
      expect((await openOf(member)).registration).toBeNull()
    })
    const earlierEdition = await makeEdition({ year: 2_001 })
    await whileLive(earlierEdition, async () =>
      expect((await openOf(await makeMember())).registration).toBeNull(),
    )
  })
})

describe('the figures of a year', () => {
  /** Members who answered both questions of their sections. */
  async function makeAnswered(year: number, answers: readonly (readonly [boolean, boolean])[]) {
    const sections = await makeSections()
    const results = []
    for (const [first, second] of answers) {
      const result = await resultOf(sections, year, first ? 100 : 0, {
        result: { second_section_per: second ? 100 : 0 },
      })
      await db()
        .insert(memberAnswers)
        .values(
          [first, second].map((answer, at) => ({
            ...{ assessment_id: result.answerId, question_id: sections.questionIds[at] ?? 0, answer },
          })),
        )
      results.push(result)
    }
    return { sections, results }
  }

  it('order the sections and the questions by the share of «no», also of questions that were deleted', async () => {
    const year = newYear()
    const { sections, results } = await makeAnswered(year, [
      [true, false],
      [true, false],
      [false, true],
    ])
    const figures = await figuresOf(year)
    expect(figures.total).toEqual({ members: 3, lower: 50, median: 100, upper: 100 })
    expect(figures.years).toContain(year)
    expect(figures.sections).toMatchObject([
      { id: sections.sectionIds[1], question: 'Байгаль орчин', answers: 3, noes: 2 },
      { id: sections.sectionIds[0], question: 'Засаглал', answers: 3, noes: 1 },
    ])
    expect(figures.sections[0]?.questions).toMatchObject([
      { id: sections.questionIds[1], answers: 3, noes: 2 },
    ])
    const isRetired = await db()
      .select({ retired: assessmentQuestions.retired_at })
      .from(assessmentQuestions)
      .where(eq(assessmentQuestions.id, sections.questionIds[0]))
    expect(isRetired[0]?.retired).not.toBeNull()
    await inTransaction(() =>
      db()
        .update(memberResults)
        .set({ withdrawn_at: new Date(), withdrawn_reason: 'Буруу баримт' })
        .where(eq(memberResults.id, results[0]?.resultId ?? 0)),
    )
    expect((await figuresOf(year)).sections).toMatchObject([
      { answers: 2, noes: 1 },
      { answers: 2, noes: 1 },
    ])
  })

  it('are empty for a year without a result, and the bad year is named', async () => {
    expect(await figuresOf(1_991)).toMatchObject({ year: 1_991, total: null, sections: [] })
    const answer = await ask('GET /admin/get/member-year-figures?year=12', { as: await someone(1) })
    expect(answer.status).toBe(400)
    expect(answer.body.fields).toHaveProperty('year')
  })

  it.each(['member-year-figures', 'member-years', 'member-years/file'])(
    '%s is for those who may see personal data',
    async (path) => {
      const statusOf = async (as?: Awaited<ReturnType<typeof someone>>) =>
        (await ask(`GET /admin/get/${path}`, as && { as })).status
      expect(await statusOf()).toBe(401)
      expect(await statusOf(await someone(3))).toBe(403)
      expect(await statusOf(await someReviewer())).toBe(403)
      expect((await ask(`GET /admin/get/${path}`, { member: await makeMember() })).status).toBe(401)
      expect(await statusOf(await someone(2))).toBe(200)
      expect(await statusOf(await someone(1))).toBe(200)
    },
  )
})

describe('the members of a year', () => {
  const listOf = async (query: string) => {
    const { status, body } = await ask(`GET /admin/get/member-years?${query}`, { as: await someone(2) })
    expect(status, JSON.stringify(body)).toBe(200)
    return body as unknown as { results: MemberYear[]; total: number; totalPages: number }
  }
  let year: number
  const [low, middle, high] = ['а', 'б', 'в'].map((letter) => `${letter} ${randomUUID()}`)
  beforeAll(async () => {
    year = newYear()
    const sections = await makeSections()
    for (const [name, percentage] of [
      [middle, 50],
      [high, 90],
      [low, 10],
    ] as const)
      await resultOf(sections, year, percentage, { member: await makeMember({ name: name ?? '' }) })
  })

  it('are paged, the highest first or by name', async () => {
    const first = await listOf(`year=${year}&limit=2`)
    expect(first).toMatchObject({ total: 3, totalPages: 2 })
    expect(first.results.map(({ name }) => name)).toEqual([high, middle])
    expect(first.results[0]?.sections.map(({ percentage }) => percentage)).toEqual([90, 10])
    const second = await listOf(`year=${year}&limit=2&page=2`)
    expect(second.results.map(({ name }) => name)).toEqual([low])
    const byName = await listOf(`year=${year}&sort=name`)
    expect(byName.results.map(({ name }) => name)).toEqual([low, middle, high])
    expect(await listOf('year=1991')).toEqual({ results: [], total: 0, totalPages: 0 })
    expect((await ask('GET /admin/get/member-years?sort=email', { as: await someone(2) })).status).toBe(400)
  })

  it('are in a workbook with the sections and the questions', async () => {
    const response = await fetchCall(`GET /admin/get/member-years/file?year=${year}`, {
      as: await someone(2),
    })
    expect(response.status).toBe(200)
    expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(`${year}.xlsx`)
    // The first sheet, as our own import reads it; the others are tested beside their source.
    const rows = await firstSheetOf(Buffer.from(await response.arrayBuffer()))
    expect(rows[1]?.slice(1, 6)).toEqual(['Нийт дүн', '3', '30', '50', '70'])
    const audit = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.call, 'GET /admin/get/member-years/file'))
    expect(audit).not.toHaveLength(0)
  })

  it('have nothing of an assessment that was deleted', async () => {
    const deletion = await resultOf(await makeSections(), newYear(), 70)
    await inTransaction(() =>
      db().delete(memberAssessments).where(eq(memberAssessments.id, deletion.answerId)),
    )
    expect(await yearsOf(deletion.member)).toEqual([])
    expect(await listOf(`year=${lastYear}`)).toMatchObject({ total: 0 })
  })
})
