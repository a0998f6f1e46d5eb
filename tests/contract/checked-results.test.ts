import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { assessmentSettings, memberAssessments, memberResults } from '@/db/schema/assessment'
import { parseCheckCode } from '@/lib/assessment/credentials/code'
import { getCheckedResult } from '@/lib/assessment/credentials/queries'
import { deleteImportedAssessment } from '@/lib/assessment/member/imported-assessment'
import type { MemberResult } from '@/lib/assessment/member/schema'
import { endOfValidity } from '@/lib/assessment/validity'
import { makePublishedResult, makeResult } from '@/tests/factories/assessment'
import { freshQuestionnaire, from, makeFinishedAssessment } from './assessment-steps'
import { ask, fetchCall, someone } from './harness'

const ids = freshQuestionnaire()

const withdraw = async (json: object, role: 1 | 2 | 3 = 2) =>
  ask('POST /admin/update/result-withdrawal', { as: await someone(role), json })

describe('a result that can be checked', () => {
  it('has a QR code that leads to its page, and an end by the months that were set', async () => {
    await db().update(assessmentSettings).set({ validity_months: 18 })
    const { member, answerId } = await makeFinishedAssessment(ids)
    await db().update(assessmentSettings).set({ validity_months: 12 })
    const { body } = await ask(`GET /client/get/member-answers?answerId=${answerId}&memberId=${member.id}`, {
      member,
    })
    const { result } = body.answer as { result: MemberResult }
    const { side, path } = result.check_qr
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`
    const { data, info } = await sharp(Buffer.from(picture))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const url = decodeQR({ data: new Uint8Array(data), width: info.width, height: info.height })
    expect(url).toBe(result.check_url)
    expect(url).toMatch(/\/mm\/check\/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)

    const checkedResult = await getCheckedResult(parseCheckCode(url.split('/').at(-1) ?? '') ?? '')
    expect(checkedResult).toMatchObject({
      name: member.name,
      main_percentage: 100,
      state: 'valid',
      newer: null,
    })
    const end = endOfValidity(new Date(result.created_at), 18).getTime()
    expect(Math.abs(new Date(checkedResult?.valid_until ?? 0).getTime() - end)).toBeLessThan(60_000)
  })

  it('shows the SHA-256 of the document that was handed out, and the same answers make the same bytes', async () => {
    const { answerId, cookie } = await makeFinishedAssessment(ids)
    const readDocument = async () => {
      const headers = { cookie, ...from() }
      const answer = await fetchCall(`GET /client/get/member-answers/file?id=${answerId}`, { headers })
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    const document = await readDocument()
    const [row] = await db().select().from(memberResults).where(eq(memberResults.assessment_id, answerId))
    const checkedResult = await getCheckedResult(row?.check_code ?? '')
    expect(checkedResult?.documents).toMatchObject([
      { sha256: createHash('sha256').update(document).digest('hex'), lang: 'mn' },
    ])
    // The row has changed, so the document is drawn again.
    await withdraw({ answer_id: answerId, withdrawn: true, reason: 'Алдаа' })
    expect((await readDocument()).equals(document)).toBe(true)
    expect((await getCheckedResult(row?.check_code ?? ''))?.documents).toHaveLength(1)
  })

  it('is expired from its end on, and withdrawn as soon as staff say so', async () => {
    const { answerId, code } = await makeResult()
    const state = async () => (await getCheckedResult(code))?.state
    expect(await state()).toBe('valid')
    expect((await withdraw({ answer_id: answerId, withdrawn: true, reason: 'Баримт хуурамч' })).status).toBe(
      200,
    )
    expect(await state()).toBe('withdrawn')
    expect(JSON.stringify(await getCheckedResult(code))).not.toContain('хуурамч')
    await withdraw({ answer_id: answerId, withdrawn: false })
    expect(await state()).toBe('valid')
    await db()
      .update(memberResults)
      .set({ valid_until: sql`now() - interval '1 second'` })
      .where(eq(memberResults.check_code, code))
    expect(await state()).toBe('expired')
  })

  it('is withdrawn by moderators and admins alone, with a reason', async () => {
    const { answerId: answer_id } = await makeResult()
    const form = { answer_id, withdrawn: true, reason: 'Шалтгаан' }
    expect((await withdraw(form, 3)).status).toBe(403)
    expect((await ask('POST /admin/update/result-withdrawal', { json: form })).status).toBe(401)
    expect((await withdraw(form, 1)).status).toBe(200)
    expect(await withdraw({ ...form, reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Дүнг хүчингүй болгох шалтгаанаа бичнэ үү.' } },
    })
    expect((await withdraw({ ...form, answer_id: 2_000_000_000 })).status).toBe(404)
  })

  it('says that a newer one exists, and leads there only if the member published that', async () => {
    const year = new Date().getFullYear()
    const old = await makeResult({ assessment: { year: year - 1 } })
    const current = await makePublishedResult({ member: old.member, assessment: { publication: false } })
    expect((await getCheckedResult(old.code))?.newer).toEqual({ year, code: null })
    expect((await getCheckedResult(current.code))?.newer).toBeNull()
    await db()
      .update(memberAssessments)
      .set({ publication: true })
      .where(eq(memberAssessments.id, current.answerId))
    expect((await getCheckedResult(old.code))?.newer).toEqual({ year, code: current.code })
  })

  it('is unknown once it is taken back, and keeps its member until then', async () => {
    const { member, answerId, code } = await makeFinishedAssessment(ids).then(async (assessment) => {
      const [row] = await db()
        .select()
        .from(memberResults)
        .where(eq(memberResults.assessment_id, assessment.answerId))
      return { ...assessment, code: row?.check_code ?? '' }
    })
    const removal = await ask(`DELETE /admin/delete/member-companies?id=${member.id}`, {
      as: await someone(1),
    })
    expect(removal.status).toBe(409)
    expect(await getCheckedResult(code)).not.toBeNull()
    await deleteImportedAssessment(answerId)
    expect(await getCheckedResult(code)).toBeNull()
    expect(await getCheckedResult('000000000000')).toBeNull()
  })
})
