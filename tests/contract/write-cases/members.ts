import { randomUUID } from 'node:crypto'
import { getCheckedResult } from '@/lib/assessment/credentials/queries'
import { getOrCreateCurrentAssessment } from '@/lib/assessment/member/mutations'
import { makeMember, makeQuestion, makeResult } from '@/tests/factories/assessment'
import { makePicture, makeRequest, pictureBytes } from '@/tests/factories/rows'
import { ask, blobOf, formOf, someone } from '../harness'
import type { Rows, Write } from './write'

const sectionsOf = async () =>
  (await ask('GET /admin/get/assessment-questions', { as: await someone(1) })).body.result as Rows
const membersOf = async () =>
  (await ask('GET /admin/get/member-companies', { as: await someone(1) })).body.members as Rows
const requestOf = async (id: number) =>
  (await ask(`GET /admin/get/office-request/id?id=${id}`, { as: await someone(1) })).body
    .record as Rows[number]
/** A unique number of two parts. */
const sectionIndex = () =>
  `${1_000 + Math.floor(Math.random() * 9_000)}.${Math.floor(Math.random() * 10_000)}`

/** The assessment, its members, and personal data. */
export const memberWrites: Record<string, Write> = {
  'POST /admin/update/result-withdrawal': async () => {
    const { answerId: answer_id, code } = await makeResult()
    const form = { answer_id, withdrawn: true, reason: 'Баримт таарахгүй' }
    return {
      send: { json: form },
      details: form,
      read: async () => (await getCheckedResult(code))?.state,
      ...{ before: 'valid', after: 'withdrawn' },
    }
  },
  'POST /admin/insert/question': async () => {
    const cid = sectionIndex()
    return {
      send: { json: { cid, question: 'Засаглал', question_en: 'Governance' } },
      details: { cid, question: 'Засаглал', question_en: 'Governance' },
      read: async () => (await sectionsOf()).some((row) => row.mainIndex === cid),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/update/question': async () => {
    const [cid, next] = [sectionIndex(), sectionIndex()]
    const id = await makeQuestion(cid)
    await makeQuestion(`${cid}.1`)
    await makeQuestion(`${cid}.1.1`)
    const below = async () =>
      (await sectionsOf()).flatMap((row) =>
        row.id === id ? (row.questions as { children: { cid: string }[] }[]) : [],
      )
    return {
      send: { json: { id, originalCid: cid, cid: next, question: 'Шинэ гарчиг' } },
      details: { id, cid: next, question: 'Шинэ гарчиг' },
      // The children move along, and appear on the public page.
      read: async () => (await below()).flatMap(({ children }) => children.map((child) => child.cid)),
      ...{ before: [`${cid}.1.1`], after: [`${next}.1.1`] },
    }
  },
  'DELETE /admin/delete/question': async () => {
    const cid = sectionIndex()
    const id = await makeQuestion(cid)
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await sectionsOf()).some((row) => row.mainIndex === cid),
      ...{ before: true, after: false },
    }
  },
  'POST /admin/insert/member-companies': async () => {
    const email = `${randomUUID()}@member.example`
    return {
      send: { form: formOf({ name: 'Говь ХХК', email, image: blobOf(await pictureBytes()) }) },
      details: { name: 'Говь ХХК', email, active: true },
      read: async () => (await membersOf()).some((row) => row.email === email),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/upload/member-companies': async () => {
    const email = `${randomUUID()}@member.example`
    const pictures = JSON.stringify([{ name: 'a.png', url: (await makePicture()).url }])
    const file = blobOf(Buffer.from(`name,email,image\nГовь ХХК,${email},a.png`))
    return {
      send: { form: formOf({ dryRun: false, pictures, file }, 'members.csv') },
      details: { dryRun: false },
      read: async () => (await membersOf()).some((row) => row.email === email),
      ...{ before: false, after: true },
    }
  },
  'POST /admin/update/member-companies': async () => {
    const { id, email, logo, name } = await makeMember()
    const memberOf = async () => (await membersOf()).find((row) => row.id === id)
    return {
      send: { form: formOf({ id, name: 'Тэнгэр ХХК', email, active: false }) },
      details: { id, name: 'Тэнгэр ХХК', email, active: false },
      read: memberOf,
      before: { id, name, email, logo, active: true },
      after: { id, name: 'Тэнгэр ХХК', email, logo, active: false },
    }
  },
  'DELETE /admin/delete/member-companies': async () => {
    const { id } = await makeMember()
    // An assessment that was begun and not answered goes with its member.
    await getOrCreateCurrentAssessment(id)
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await membersOf()).some((row) => row.id === id),
      ...{ before: true, after: false },
    }
  },
  'POST /admin/update/office-request': async () => {
    const { id } = await makeRequest()
    return {
      send: { json: { id, version: 1, state: 'closed', note: 'Утсаар ярив' } },
      details: { id, version: 1, state: 'closed' },
      read: async () => (await requestOf(id)).state,
      ...{ before: 'new', after: 'closed' },
    }
  },
  'POST /admin/insert/office-request-reply': async () => {
    const { id } = await makeRequest()
    return {
      send: { json: { id, version: 1, subject: 'Элсэх тухай', text: 'Баярлалаа.' } },
      details: { id, version: 1 },
      read: async () => (await requestOf(id)).state,
      ...{ before: 'new', after: 'answered' },
    }
  },
  'DELETE /admin/delete/personal-data': async () => {
    const { email } = await makeRequest()
    const route = `GET /admin/get/personal-data?email=${email}`
    return {
      send: { query: `email=${email}` },
      details: { email },
      read: async () => ((await ask(route, { as: await someone(2) })).body.requests as Rows).length,
      ...{ before: 1, after: 0 },
    }
  },
}
