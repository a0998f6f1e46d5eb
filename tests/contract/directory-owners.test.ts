import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  directoryChanges,
  directoryCompanies,
  directoryPeople,
  directoryReports,
} from '@/db/schema/directory'
import { recordVersions } from '@/db/schema/history'
import { mailOutbox } from '@/db/schema/mail'
import { oneTimeCodes } from '@/db/schema/members'
import { createConfirmToken } from '@/lib/directory/owners/confirm-token'
import { askOwnersToConfirmListings } from '@/lib/directory/owners/mutations'
import { readCompanyEntry } from '@/lib/directory/registration/queries'
import { deleteDataOlderThan } from '@/lib/office/personal-data/mutations'
import { makeOwnedConsultant, makeOwnedCompany } from '@/tests/factories/owned-listings'
import { pictureBytes } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { type Answer, ask, blobOf, formOf, someone } from './harness'

const sentMessage = 'Хэрэв энэ хаягаар бүртгэл байгаа бол код илгээлээ. Захидлаа шалгана уу.'
const wrong = 'Код буруу эсвэл хугацаа нь дууссан байна. Шалгаад дахин оруулна уу, эсвэл шинэ код авна уу.'
const mailsTo = (email: string) => db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email))
const mailedCode = async (email: string) =>
  /\b(\d{6})\b/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? ''

/** A browser with its own cookies and network address. */
function browser(address = from()) {
  const jar = new Map<string, string>()
  const send = async (...[route, options]: Parameters<typeof ask>): Promise<Answer> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(route, { ...options, headers: { ...address, cookie } })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    send,
    login: (json: object) => send('POST /client/yellow-page/auth/login', { json }),
    user: async (token = '') => (await send(`GET /client/yellow-page/get/user?token=${token}`)).body.user,
  }
}

describe('the sign-in of an owner', () => {
  it('uses a mailed code, in the browser that asked, and opens a session of twelve hours', async () => {
    const { id, email } = await makeOwnedCompany()
    const visitor = browser()
    expect((await visitor.login({ email: email.toUpperCase() })).body).toEqual({ message: sentMessage })
    const code = await mailedCode(email)
    expect((await browser().login({ email, code })).body).toEqual({ message: wrong })
    expect((await visitor.login({ email, code: code === '111111' ? '222222' : '111111' })).body).toEqual({
      message: wrong,
    })
    const answer = await visitor.login({ email, code })
    const listing = { kind: 'company', id, state: 'listed', has_changes: false }
    expect(answer.body).toMatchObject({ token: expect.any(String), user: { email, listings: [listing] } })
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(/^strata-owner=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=43200$/),
    )
    const token = String(answer.body.token)
    expect(await visitor.user()).toMatchObject({ email })
    expect(await browser().user(token)).toMatchObject({ email })
    expect(await browser().user('nothing')).toBeNull()
    expect(await browser().user()).toBeNull()
    expect((await visitor.login({ email, code })).body).toEqual({ message: wrong })

    expect((await visitor.send('POST /client/yellow-page/owner/leave', { json: {} })).status).toBe(200)
    expect(await browser().user(token)).toBeNull()
  })

  it('reveals nothing to a stranger: the same answers, the same delay, no mail', async () => {
    const { email } = await makeOwnedCompany()
    const nobody = `${randomUUID()}@nobody.example`
    for (const address of [email, nobody]) {
      const visitor = browser()
      const startedAt = Date.now()
      expect((await visitor.login({ email: address })).body).toEqual({ message: sentMessage })
      expect(Date.now() - startedAt).toBeGreaterThanOrEqual(145)
      // A second request is answered without a second mail; an explicit one is told how long to wait.
      expect((await visitor.login({ email: address })).body).toEqual({ message: sentMessage })
      const again = await visitor.login({ email: address, again: true })
      expect(again.status).toBe(429)
      expect(again.body.message).toMatch(/^Дараагийн кодыг \d+ секундын дараа авах боломжтой\.$/)
      expect((await visitor.login({ email: address, code: '123' })).body).toEqual({ message: wrong })
    }
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await mailsTo(nobody)).toEqual([])
    const rows = await db().select().from(oneTimeCodes).where(eq(oneTimeCodes.email, nobody))
    expect(rows.map(({ is_mailed }) => is_mailed)).toEqual([false])
  })
})

const form = {
  categories: '[{"mainCategory":"03","subCategory":"0301"}]',
  ...{ nameMn: 'Алтан Хөндий ХХК', nameEn: 'Altan Valley LLC', phones: '["70145578"]' },
}
const numberOf = async (id: number) => (await readCompanyEntry(id))?.texts.registration_number ?? ''
/** Sends a company's form as its owner does. */
const save = async (id: number, owner: string, fields: Record<string, string | number | Blob> = {}) =>
  ask('POST /client/yellow-page/owner/update-company', {
    owner,
    form: formOf({ ...form, id, registrationNumber: await numberOf(id), ...fields }),
  })
const changeOf = async (id: number) =>
  (await db().select().from(directoryChanges).where(eq(directoryChanges.company_id, id)))[0]
const readListing = async (owner: string, query: string) =>
  (await ask(`GET /client/yellow-page/owner/listing?${query}`, { owner })).body.listing

describe('an owner’s edit', () => {
  it('waits field by field while the live page stays unchanged, and can be withdrawn', async () => {
    const { id, email, query } = await makeOwnedCompany()
    const before = await readCompanyEntry(id)
    const answer = await save(id, email, {
      ...{ addressMn: 'Дархан', phones: '["70145578","99110045"]', version: before?.version ?? 0 },
      image: blobOf(await pictureBytes()),
    })
    expect(answer.body).toEqual({ waits: true, version: before?.version })
    expect(await readCompanyEntry(id)).toEqual(before)
    expect(await changeOf(id)).toMatchObject({
      changes: { address: 'Дархан', phones: ['70145578', '99110045'] },
      logo_file_id: expect.any(Number),
      sent_by: email,
    })
    expect(await readListing(email, query)).toMatchObject({
      texts: { address: 'Дархан', name: 'АЛТАН ХӨНДИЙ ХХК' },
      waiting: { fields: ['address', 'phones', 'logo'] },
    })
    // A second change replaces the waiting one; the waiting logo stays.
    await save(id, email, { addressMn: 'Эрдэнэт' })
    expect(await changeOf(id)).toMatchObject({
      changes: { address: 'Эрдэнэт' },
      version: 2,
      logo_file_id: expect.any(Number),
    })
    const withdrawn = await ask('POST /client/yellow-page/owner/withdraw', {
      owner: email,
      json: { kind: 'company', id },
    })
    expect(withdrawn.status).toBe(200)
    expect(await changeOf(id)).toBeUndefined()
    expect((await save(id, email)).body).toMatchObject({ waits: false })
    expect(await changeOf(id)).toBeUndefined()
  })

  it('is refused when staff saved in the meantime, and nothing waits then', async () => {
    const { id, email } = await makeOwnedCompany()
    const version = (await readCompanyEntry(id))?.version ?? 0
    await db()
      .update(directoryCompanies)
      .set({ version: sql`version + 1`, about: 'Ажилтан зассан' })
      .where(eq(directoryCompanies.id, id))
    const answer = await save(id, email, { version, addressMn: 'Дархан' })
    expect(answer.status).toBe(409)
    expect(Object.keys(answer.body.fields as object)).toEqual(['version'])
    expect(await changeOf(id)).toBeUndefined()
  })

  it('changes a request at once, and sends a refused one again', async () => {
    const rejection = { approval: false, rejected_at: new Date(), reject_reason: 'Лого бүдэг' }
    const { id, email, query } = await makeOwnedCompany({ company: rejection })
    expect(await readListing(email, query)).toMatchObject({ state: 'rejected', reject_reason: 'Лого бүдэг' })
    const answer = await save(id, email, { addressMn: 'Дархан', websites: '["altan.example"]' })
    expect(answer.body).toMatchObject({ waits: false })
    expect(await readCompanyEntry(id)).toMatchObject({
      ...{ isRejected: false, rejectReason: '', approval: false },
      texts: { address: 'Дархан', websites: ['altan.example'], categories: ['0301'] },
    })
    expect(await changeOf(id)).toBeUndefined()
  })

  it('is for the owner’s listings only: another’s is not found', async () => {
    const [ownListing, other] = [await makeOwnedCompany(), await makeOwnedCompany()]
    const answer = await ask(`GET /client/yellow-page/owner/listing?${other.query}`, {
      owner: ownListing.email,
    })
    const nobodys = await ask('GET /client/yellow-page/owner/listing?kind=company&id=999999999', {
      owner: ownListing.email,
    })
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual(nobodys.body)
    expect((await save(other.id, ownListing.email, { addressMn: 'Дархан' })).status).toBe(404)
    expect(await changeOf(other.id)).toBeUndefined()
  })

  it('of a consulting engineer waits the same way', async () => {
    const { id, email, query } = await makeOwnedConsultant()
    const answer = await ask('POST /client/yellow-page/owner/update-consultant', {
      owner: email,
      json: {
        ...{ id, nameMn: 'Д. Ундрах', nameEn: 'D. Undrakh', professionMn: 'Уурхайчин' },
        ...{ professionEn: 'Geologist', phone: '99887766', adviceMn: 'Нөөц' },
      },
    })
    expect(answer.body).toMatchObject({ waits: true })
    expect(await readListing(email, query)).toMatchObject({
      texts: { profession: 'Уурхайчин', advice_range: 'Нөөц' },
      waiting: { fields: ['profession', 'advice_range'] },
    })
  })
})

describe('whether a listing is still correct', () => {
  const old = sql`now() - interval '366 days'`

  it('is asked once a year, in the owner’s language, and again after a month', async () => {
    const due = await makeOwnedCompany({ company: { confirmed_at: new Date(0) }, registrant: { lang: 'en' } })
    const fresh = await makeOwnedCompany()
    const closedCompany = await makeOwnedCompany({ company: { confirmed_at: new Date(0), status: false } })
    await askOwnersToConfirmListings()
    await askOwnersToConfirmListings()
    const [mail, ...others] = await mailsTo(due.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      subject: 'Is your listing still correct? Altan Valley LLC',
      registrant_id: due.registrantId,
    })
    expect(mail?.text).toContain(`/en/yp/confirm/${createConfirmToken('company', due.id)}`)
    expect([...(await mailsTo(fresh.email)), ...(await mailsTo(closedCompany.email))]).toEqual([])
    await db()
      .update(directoryCompanies)
      .set({ asked_at: sql`now() - interval '31 days'` })
      .where(eq(directoryCompanies.id, due.id))
    await askOwnersToConfirmListings()
    expect(await mailsTo(due.email)).toHaveLength(2)
  })

  it('is confirmed by one press, for a listed one, by a signed link', async () => {
    const { id } = await makeOwnedConsultant()
    await db()
      .update(directoryPeople)
      .set({ confirmed_at: old, asked_at: old })
      .where(eq(directoryPeople.id, id))
    const confirm = (token: string) =>
      ask('POST /client/yellow-page/confirm', { json: { token }, headers: from() })
    expect((await confirm(createConfirmToken('consultant', id))).status).toBe(200)
    const [row] = await db().select().from(directoryPeople).where(eq(directoryPeople.id, id))
    expect(Date.now() - (row?.confirmed_at.getTime() ?? 0)).toBeLessThan(60_000)
    expect(row?.asked_at).toBeNull()

    const token = createConfirmToken('consultant', id)
    for (const forgedToken of [token.replace(`p${id}`, `c${id}`), `${token.slice(0, -1)}x`, 'x'])
      expect((await confirm(forgedToken)).status).toBe(400)
    const dayNow = Math.floor(Date.now() / 86_400_000)
    expect((await confirm(createConfirmToken('consultant', id, dayNow - 91))).status).toBe(400)
    expect((await confirm(createConfirmToken('company', 999_999_999))).status).toBe(404)
  })
})

describe('personal data of the directory', () => {
  const find = async (email: string) =>
    (await ask(`GET /admin/get/personal-data?email=${email}`, { as: await someone(2) })).body

  it('is found and deleted by the address; a listed company stays without its owner', async () => {
    const { id, email } = await makeOwnedCompany({ company: { confirmed_at: new Date(0) } })
    const request = await makeOwnedCompany({ company: { approval: false }, registrant: { email } })
    await db().insert(directoryReports).values({ company_id: id, text: 'Утас буруу', email })
    await askOwnersToConfirmListings()
    await save(id, email, { addressMn: 'Дархан' })
    expect(await find(email)).toMatchObject({
      listings: [{ listing: 'АЛТАН ХӨНДИЙ ХХК', name: 'Б. Болд' }, {}],
      reports: [{ text: 'Утас буруу' }],
      mails: [{}],
    })
    const answer = await ask(`DELETE /admin/delete/personal-data?email=${email}`, { as: await someone(2) })
    expect(answer.body).toMatchObject({ listings: 2, reports: 1, mails: 1 })
    expect(await find(email)).toMatchObject({ listings: [], reports: [], mails: [] })
    expect((await readCompanyEntry(id))?.approval).toBe(true)
    expect(await changeOf(id)).toBeUndefined()
    expect(await readCompanyEntry(request.id)).toBeNull()
    const versions = await db().select().from(recordVersions).where(eq(recordVersions.record_id, request.id))
    expect(versions.filter(({ kind }) => kind === 'directory_companies')).toEqual([])
  })

  it('of a request that was turned down goes after the period', async () => {
    const rejection = {
      approval: false,
      reject_reason: 'а',
      rejected_at: new Date(Date.now() - 101 * 86_400_000),
    }
    const expiredCompany = await makeOwnedCompany({ company: rejection })
    const stays = await makeOwnedCompany({ company: { ...rejection, rejected_at: new Date() } })
    await deleteDataOlderThan(100)
    expect(await readCompanyEntry(expiredCompany.id)).toBeNull()
    expect(await find(expiredCompany.email)).toMatchObject({ listings: [] })
    expect(await readCompanyEntry(stays.id)).not.toBeNull()
  })
})
