import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { memberAnswers, memberResults } from '@/db/schema/assessment'
import { directoryCompanies } from '@/db/schema/directory'
import { meetings } from '@/db/schema/meetings'
import { memberCompanies } from '@/db/schema/members'
import { assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import { findOrStoreQuestionnaire } from '@/lib/assessment/questions/questionnaires'
import type { MemberCompany } from '@/lib/platform/auth/callers'
import { makeMember, makeQuestion, makeQuestionnaire } from '@/tests/factories/assessment'
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
import { ask, blobOf, formOf, someone } from './harness'
import { newYear, makeSections, resultOf, overviewOf, yearsOf } from './member-years-steps'

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
