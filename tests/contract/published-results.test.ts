import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentChanges } from '@/db/schema/reviews'
import { formatCheckCode, parseCheckCode } from '@/lib/assessment/credentials/code'
import { getCheckedResult } from '@/lib/assessment/credentials/queries'
import { parsePublishedQuery } from '@/lib/assessment/results/address'
import { listingOf, listPublishedYears, searchPublishedResults } from '@/lib/assessment/results/queries'
import type { PublishedResult } from '@/lib/assessment/results/schema'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember, makePublishedResult, makeResult } from '@/tests/factories/assessment'
import { ask, fetchCall, someMember, someone, someReviewer } from './harness'

const thisYear = new Date().getFullYear()

/** Lists one page of the public call. */
async function listResults(query = '') {
  const { status, body } = await ask(`GET /client/get/assessment-results?limit=1000&${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as { results: PublishedResult[]; total: number; totalPages: number }
}
const findListed = async (name: string, query = '') =>
  (await listResults(query)).results.filter((row) => row.name === name)

async function readCsv(): Promise<string> {
  const answer = await fetchCall('GET /client/get/assessment-results/file')
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  return answer.text()
}

const publish = (member: MemberCompany | undefined, json: object, lang = 'mn') =>
  ask(`POST /client/update/assessment-publication?lang=${lang}`, { ...(member && { member }), json })

/** A year that only this test's rows have, so that it may count them. */
let freeYear = 3_000

describe('the list of published results', () => {
  it('has what the member allowed of a closed assessment, and nothing else of it', async () => {
    const { member, code } = await makePublishedResult({ result: { main_percentage: 81 } })
    expect(await findListed(member.name)).toEqual([
      {
        ...{ name: member.name, logo: expect.stringMatching(/^https?:\/\/.+\/files\//), year: thisYear },
        ...{ main_percentage: 81, state: 'valid' },
        created_at: expect.stringMatching(/Z$/),
        valid_until: expect.stringMatching(/Z$/),
        check_url: expect.stringMatching(new RegExp(`/mm/check/${formatCheckCode(code)}$`)),
      },
    ])
    expect(JSON.stringify(await listResults())).not.toContain(member.email)
  })

  it('leaves out what is not allowed, and what is allowed before both attachments arrived', async () => {
    const hidden = await makePublishedResult({ assessment: { publication: false } })
    const open = await makeResult({ assessment: { publication: true } })
    expect(await findListed(hidden.member.name)).toEqual([])
    expect(await findListed(open.member.name)).toEqual([])
  })

  it('filters by year and state, sorts, and has pages', async () => {
    const year = freeYear++
    const of = (name: string, result = {}) =>
      makePublishedResult({ member: { name: `${name} ${randomUUID()}` }, assessment: { year }, result })
    const past = sql`now() - interval '1 second'` as never
    const [a, b, c] = [
      await of('А', { main_percentage: 10 }),
      await of('Б', { main_percentage: 30, valid_until: past }),
      await of('В', { main_percentage: 20, withdrawn_at: new Date(), withdrawn_reason: 'Алдаа' }),
    ].map(({ member }) => member.name)
    const namesOf = async (query: string) =>
      (await listResults(`year=${year}&${query}`)).results.map(({ name }) => name)
    expect(await namesOf('')).toEqual([a, b, c])
    expect(await namesOf('sort=-name')).toEqual([c, b, a])
    expect(await namesOf('sort=main_percentage')).toEqual([a, c, b])
    expect(await namesOf('state=valid')).toEqual([a])
    expect(await namesOf('state=expired')).toEqual([b])
    expect(await namesOf('state=withdrawn')).toEqual([c])
    expect(await listPublishedYears()).toContain(year)
    const { body } = await ask(`GET /client/get/assessment-results?year=${year}&limit=2&page=2`)
    expect(body).toMatchObject({ results: [{ name: c }], total: 3, totalPages: 2 })
    const past3 = await ask(`GET /client/get/assessment-results?year=${year}&limit=2&page=3`)
    expect(past3.body).toMatchObject({ results: [], total: 3 })
  })

  it('finds a member by words of its name', async () => {
    const word = `Оюунбаян${randomUUID().replaceAll(/[^a-f]/g, '')}`
    const { member } = await makePublishedResult({ member: { name: `${word} Эрдэс ХХК` } })
    const search = async (term: string) => {
      const query = parsePublishedQuery(new URLSearchParams({ term }))
      return (await searchPublishedResults(listingOf(query), query.term)).results.map(({ name }) => name)
    }
    expect(await search(word)).toEqual([member.name])
    expect(await search(`${word} нүүрс`)).toEqual([])
  })

  it('refuses what cannot be asked, in the language of the reader', async () => {
    for (const query of ['page=0', 'limit=1001', 'state=gone', 'sort=email', 'year=20x5'])
      expect((await ask(`GET /client/get/assessment-results?${query}`)).status, query).toBe(400)
    const { body } = await ask('GET /client/get/assessment-results?state=gone&lang=en')
    expect(body).toMatchObject({ fields: { state: expect.stringMatching(/^[A-Z][\w .’']+$/) } })
  })

  it('is the same for everybody', async () => {
    const { member } = await makePublishedResult()
    for (const asking of [{ member }, { as: await someone(1) }, { as: await someone(3) }, {}]) {
      const { status } = await ask('GET /client/get/assessment-results', asking)
      expect(status).toBe(200)
      expect((await ask('GET /client/get/assessment-results/file', asking)).status).toBe(200)
    }
  })
})

describe('the open data', () => {
  it('is a CSV file that no spreadsheet runs, with the columns of the list', async () => {
    const name = `=HYPERLINK("http://x";"${randomUUID()}")`
    const { code } = await makePublishedResult({ member: { name } })
    const lines = (await readCsv()).split('\r\n')
    expect(lines[0]).toBe('name,logo,year,main_percentage,state,created_at,valid_until,check_url')
    const line = lines.find((each) => each.endsWith(formatCheckCode(code)))
    expect(line?.startsWith(`"'=HYPERLINK(""http://x"";`)).toBe(true)
  })

  it('has the result until the member takes its consent back', async () => {
    const { member, answerId, code } = await makePublishedResult()
    expect(await readCsv()).toContain(formatCheckCode(code))
    expect((await publish(member, { answer_id: answerId, publication: false })).status).toBe(200)
    expect(await readCsv()).not.toContain(formatCheckCode(code))
    expect(await findListed(member.name)).toEqual([])
    // Who has the code can still check it.
    expect((await getCheckedResult(code))?.state).toBe('valid')
  })
})

describe('the consent to a publication', () => {
  const readAssessment = async (id: number) =>
    (await db().select().from(memberAssessments).where(eq(memberAssessments.id, id)))[0]
  const listChanges = (id: number) =>
    db()
      .select()
      .from(assessmentChanges)
      .where(eq(assessmentChanges.assessment_id, id))
      .orderBy(asc(assessmentChanges.id))

  it('is given and taken back for each year, with the words that were read, and noted', async () => {
    const member = await makeMember()
    const of = (year: number) =>
      makePublishedResult({ member, assessment: { year, publication: false } }).then(
        ({ answerId }) => answerId,
      )
    const [last, current] = [await of(thisYear - 1), await of(thisYear)]
    expect((await publish(member, { answer_id: last, publication: true }, 'en')).status).toBe(200)
    const row = await readAssessment(last)
    expect(row).toMatchObject({ publication: true, consent: expect.stringContaining(String(thisYear - 1)) })
    expect(row?.consent).toMatch(/^I agree to the result of/)
    expect(row?.consented_at).toBeInstanceOf(Date)
    expect(await readAssessment(current)).toMatchObject({ publication: false, consent: null })
    const { body } = await ask('GET /client/get/assessment-years', { member })
    expect(body.years).toMatchObject([
      { answer_id: current, publication: false },
      { answer_id: last, publication: true },
    ])
    await publish(member, { answer_id: last, publication: true })
    await publish(member, { answer_id: last, publication: false })
    expect(await readAssessment(last)).toMatchObject({
      ...{ publication: false, consent: null, consented_at: null },
    })
    expect(await listChanges(last)).toMatchObject([
      { kind: 'publication', staff_email: '', before: { publication: false }, after: { publication: true } },
      { kind: 'publication', before: { publication: true }, after: { publication: false } },
    ])
  })

  it('is shown to reviewers among the changes of the assessment', async () => {
    const { member, answerId } = await makePublishedResult()
    await publish(member, { answer_id: answerId, publication: false })
    const { body } = await ask(`GET /admin/get/assessment-review?answerId=${answerId}`, {
      as: await someReviewer(),
    })
    expect(body.review).toMatchObject({ changes: [{ kind: 'publication', after: { publication: false } }] })
  })

  it('is the choice of the member alone', async () => {
    const { answerId: answer_id } = await makePublishedResult()
    const form = { answer_id, publication: false }
    expect((await publish(undefined, form)).status).toBe(401)
    expect((await publish(await someMember(), form)).status).toBe(404)
    for (const role of [1, 2, 3] as const)
      expect(
        (await ask('POST /client/update/assessment-publication', { as: await someone(role), json: form }))
          .status,
      ).toBe(401)
    expect(await readAssessment(answer_id)).toMatchObject({ publication: true })
  })

  it('is refused before the assessment is closed, and for what is no choice', async () => {
    const { member, answerId: answer_id } = await makeResult()
    expect(await publish(member, { answer_id, publication: true }, 'en')).toMatchObject({
      status: 409,
      body: { message: 'You can choose whether to publish a result once you have sent its attachments.' },
    })
    for (const json of [{ answer_id }, { answer_id, publication: 'maybe' }, { publication: true }])
      expect((await publish(member, json)).status, JSON.stringify(json)).toBe(400)
    expect((await publish(member, { answer_id: 2_000_000_000, publication: true })).status).toBe(404)
  })
})

describe('a member that is no longer one', () => {
  it('leaves the list while it is deactivated, and its result does not stand', async () => {
    const { member, code, answerId } = await makePublishedResult()
    const readOffice = async () => {
      const path = `GET /admin/get/member-answers?answerId=${answerId}&memberId=${member.id}`
      return (await ask(path, { as: await someone(2) })).body.answer
    }
    const setActive = (active: boolean) =>
      db().update(memberCompanies).set({ active }).where(eq(memberCompanies.id, member.id))
    await setActive(false)
    expect(await findListed(member.name)).toEqual([])
    expect(await readCsv()).not.toContain(formatCheckCode(code))
    expect(await getCheckedResult(code)).toMatchObject({ state: 'withdrawn', is_member: false })
    expect(await readOffice()).toMatchObject({ result: { is_member: false } })
    await setActive(true)
    expect(await findListed(member.name)).toHaveLength(1)
    expect(await getCheckedResult(code)).toMatchObject({ state: 'valid', is_member: true })
    expect(await readOffice()).toMatchObject({ result: { is_member: true } })
  })

  it('is gone from everything once it is deleted', async () => {
    const { member, code, resultId } = await makePublishedResult()
    // Only a member without answers can be deleted; its attachments are deleted before.
    await db()
      .update(memberAssessments)
      .set({ completed_at: null, official_document_id: null, form_id: null })
      .where(eq(memberAssessments.member_id, member.id))
    await db().execute(sql`delete from private_files where member_id = ${member.id}`)
    const as = await someone(1)
    expect((await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, { as })).status).toBe(200)
    expect(await findListed(member.name)).toEqual([])
    expect(await getCheckedResult(parseCheckCode(code) ?? '')).toBeNull()
    expect(await db().$count(memberResults, eq(memberResults.id, resultId))).toBe(0)
  })
})
