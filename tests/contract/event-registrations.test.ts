import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { events } from '@/db/schema/event'
import { mailOutbox } from '@/db/schema/mail'
import { env } from '@/lib/platform/env'
import { isEditionOver } from '@/lib/event/editions/queries'
import { isPassCode } from '@/lib/event/registrations/pass-code'
import type { EntryPass, Registration } from '@/lib/event/registrations/schema'
import { pdfPageCount } from '@/lib/platform/files/pdf-pages'
import { makeMailFiles } from '@/lib/wiring/attachments'
import { mailKinds } from '@/lib/platform/mail/kinds'
import { liveEdition, makeEdition, makeRegistration, registrationsOf, visitor } from './event-editions'
import { ask, fetchCall, someone } from './harness'

let event = 0
beforeAll(async () => {
  event = await liveEdition()
})

const person = () => ({ ...visitor, email: `${randomUUID()}@visitor.example` })
const register = (json: object) => ask('POST /mw/client/insert/registration', { json })
const passOf = ({ body }: { body: Record<string, unknown> }) => body.pass as EntryPass | null
const readList = async (query: string) =>
  ask(`GET /mw/admin/get/user-registration?${query}`, { as: await someone(2) })
const rowsOf = ({ body }: { body: Record<string, unknown> }) => body.register as Registration[]

describe('the list of registrations', () => {
  it('is sorted by company, name and time in either direction, and by itself newest first', async () => {
    const of = await makeEdition()
    for (const [company, last_name] of [
      ['Б', 'В'],
      ['А', 'Б'],
      ['В', 'А'],
    ])
      await makeRegistration({ event_id: of, company, last_name })
    const companies = async (sort: string) =>
      rowsOf(await readList(`event=${of}&sort=${sort}`)).map(({ company }) => company)
    expect(await companies('')).toEqual(['В', 'А', 'Б'])
    expect(await companies('created_at')).toEqual(['Б', 'А', 'В'])
    expect(await companies('company')).toEqual(['А', 'Б', 'В'])
    expect(await companies('-company')).toEqual(['В', 'Б', 'А'])
    expect(await companies('last_name')).toEqual(['В', 'А', 'Б'])
    expect((await readList(`event=${of}&sort=email`)).status).toBe(400)
  })
})

describe('a registration', () => {
  it('gives a pass, and a mail with it in the language of the form', async () => {
    const input = person()
    const answer = await register({ ...input, lang: 'en', submission_key: randomUUID() })
    expect(answer).toMatchObject({ status: 200, body: { message: 'You are registered.' } })
    const pass = passOf(answer)
    expect(isPassCode(pass?.code ?? '')).toBe(true)
    expect(pass?.qr.text).toBe(`MW${event}-${pass?.code}`)
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, input.email))
    expect(mail?.subject).toBe('Mining Week: your entry pass')
    expect(mail?.text).toContain(`${pass?.code.slice(0, 4)} ${pass?.code.slice(4)}`)
    const [qr, calendar] = await makeMailFiles(mail?.attachments ?? [], new AbortController().signal)
    expect(qr).toMatchObject({ filename: `MW-${pass?.code}.png`, contentType: 'image/png' })
    expect(String(calendar?.content).match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar?.content).toContain('SUMMARY:Mining Week: Day')
  })

  it('that is sent twice, or again after a lost connection, is stored once, with one pass and one mail', async () => {
    const input = { ...person(), submission_key: randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(input)))
    const codes = new Set(answers.map((answer) => passOf(answer)?.code))
    expect(codes.size).toBe(1)
    expect(passOf(await register(input))?.code).toBe([...codes][0])
    expect(await registrationsOf(input.email, event)).toHaveLength(1)
    expect(await db().$count(mailOutbox, eq(mailOutbox.to_address, input.email))).toBe(1)
  })

  it('without a key is stored once as well, and never returns the pass of another', async () => {
    const input = person()
    expect(passOf(await register(input))).not.toBeNull()
    expect(await register(input)).toMatchObject({ status: 200, body: { pass: null } })
    expect(passOf(await register({ ...input, submission_key: randomUUID() }))).toBeNull()
    expect(await registrationsOf(input.email, event)).toHaveLength(1)
  })

  const mailsTo = (email: string) =>
    db().select().from(mailOutbox).where(eq(mailOutbox.to_address, email)).orderBy(mailOutbox.id)

  it('of an address that is registered changes nothing for a stranger, and mails the pass to the address', async () => {
    const first = person()
    const pass = passOf(await register({ ...first, submission_key: randomUUID() }))
    const strangerForm = { ...first, email: first.email.toUpperCase(), first_name: 'Өөр', company: 'Өөр ХХК' }
    const strange = { ...strangerForm, submission_key: randomUUID(), held_codes: ['ABCD2345', 'not a code'] }
    const answer = await register(strange)
    expect(answer).toMatchObject({ status: 200, body: { pass: null } })
    expect(answer.body.message).toMatch(/^Энэ и-мэйл хаягаар өмнө нь бүртгүүлсэн тул бүртгэл хэвээр үлдлээ\./)
    expect(JSON.stringify(answer.body)).not.toContain(first.first_name)
    expect(await registrationsOf(first.email, event)).toMatchObject([
      { first_name: first.first_name, company: first.company, version: 1 },
    ])
    const mails = await mailsTo(first.email)
    expect(mails).toHaveLength(2)
    expect(mails[1]?.text).toContain(`${env().siteUrl}/mw/register/pass#${pass?.code}`)
    expect(mails[1]?.text).toContain('бүртгэл тань хэвээр үлдсэн')
    expect(mails[1]?.text).not.toContain('Өөр')
  })

  it('is changed by the browser that holds its pass, stays one, and is mailed again', async () => {
    const first = person()
    const pass = passOf(await register({ ...first, submission_key: randomUUID() }))
    const newForm = { ...first, email: first.email.toUpperCase(), company: 'Шинэ ХХК', lang: 'en' }
    const ownership = { submission_key: randomUUID(), held_codes: ['ABCD2345', pass?.code] }
    const answer = await register({ ...newForm, ...ownership })
    expect(answer).toMatchObject({ status: 200, body: { message: 'Your registration was changed.' } })
    expect(passOf(answer)).toMatchObject({ code: pass?.code, company: 'Шинэ ХХК', is_mailed: true })
    expect(await registrationsOf(first.email, event)).toMatchObject([
      { company: 'Шинэ ХХК', code: pass?.code, version: 2 },
    ])
    expect((await mailsTo(first.email)).map(({ subject }) => subject)).toEqual([
      'Уул уурхайн долоо хоног: Таны нэвтрэх үнэмлэх',
      'Mining Week: your entry pass',
    ])
    // A repeated submission is the same change, and sends no third mail.
    expect(passOf(await register({ ...newForm, ...ownership }))?.code).toBe(pass?.code)
    expect(await mailsTo(first.email)).toHaveLength(2)
  })

  it('is stored once for any number of simultaneous submissions of its address', async () => {
    const form = person()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        register({ ...form, first_name: `Нэр ${'абвгде'[at]}`, submission_key: randomUUID() }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
    expect(answers.filter((answer) => passOf(answer))).toHaveLength(1)
    expect(await registrationsOf(form.email, event)).toHaveLength(1)
  })

  it('that was corrected and sent again under its key is a separate registration', async () => {
    const key = randomUUID()
    const [first, second] = [person(), person()]
    const codes = [
      passOf(await register({ ...first, submission_key: key }))?.code,
      passOf(await register({ ...second, submission_key: key }))?.code,
    ]
    expect(new Set(codes).size).toBe(2)
  })

  it('is for the live edition, whatever edition the form names', async () => {
    const other = await makeEdition()
    const input = { ...person(), submission_key: randomUUID(), event: other, event_id: other }
    expect((await register(input)).status).toBe(200)
    expect(await registrationsOf(input.email, other)).toHaveLength(0)
    expect(await registrationsOf(input.email, event)).toHaveLength(1)
  })

  it.each(['company', 'first_name', 'last_name', 'country', 'email', 'phone_number'])(
    'without %s is refused in the words of the specification',
    async (field) => {
      const text = 'Sorry, please complete the registration section.'
      const answer = await ask('POST /mw/client/insert/registration?lang=en', {
        json: { ...person(), [field]: ' ' },
      })
      expect(answer).toMatchObject({ status: 400, body: { message: text, fields: { [field]: text } } })
      const mn = await register({ ...person(), [field]: undefined })
      expect(mn.body.message).toBe('Уучлаарай, бүртгэлийн хэсгийг бүрэн бөглөнө үү.')
    },
  )

  it.each([
    ['email', 'a@b.example\nBcc: everybody@c.example'],
    ['email', 'nobody'],
    ['first_name', 'Ө'.repeat(10_000)],
    ['last_name', 'Нэр\r\nМөр'],
    ['company', 'https://bad.example'],
    ['country', 'ZZ'],
    ['country', 'Монгол'],
    ['phone_number', '9'.repeat(51)],
    ['submission_key', 'guess'],
  ])('with the %s %j is refused at that field', async (field, value) => {
    const { status, body } = await register({ ...person(), [field]: value })
    expect(status).toBe(400)
    expect(Object.keys(body.fields as object)).toEqual([field])
  })

  it('takes any phone number', async () => {
    expect((await register({ ...person(), phone_number: 'дотуур 12' })).status).toBe(200)
  })

  it('with the hidden field filled in by a program is silently dropped', async () => {
    const input = { ...person(), website: 'https://spam.example' }
    // The answer reveals no registration: a person whose browser filled in the field contacts the office.
    const message = 'Мэдээллийг илгээлээ. Нэвтрэх үнэмлэх и-мэйлээр ирэхгүй бол ажлын албанд хандана уу.'
    expect(await register(input)).toMatchObject({ status: 200, body: { pass: null, message } })
    expect(await registrationsOf(input.email, event)).toHaveLength(0)
  })

  it('sends no more than so many mails to an address in a day, and still changes what is held', async () => {
    const form = person()
    const code = passOf(await register({ ...form, submission_key: randomUUID() }))?.code
    const { mails } = mailKinds.pass.cap
    for (let at = 1; at < mails; at++) await register({ ...form, submission_key: randomUUID() })
    expect(await mailsTo(form.email)).toHaveLength(mails)
    const ownership = { submission_key: randomUUID(), held_codes: [code] }
    expect(passOf(await register({ ...form, ...ownership, company: 'Шинэ ХХК' }))).toMatchObject({
      ...{ code, company: 'Шинэ ХХК', is_mailed: false },
    })
    expect(await mailsTo(form.email)).toHaveLength(mails)
  })

  it('is refused with a message after the last day of the edition', async () => {
    const [past, next] = [await makeEdition({ year: 2001 }), await makeEdition()]
    expect([await isEditionOver(past), await isEditionOver(next)]).toEqual([true, false])
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2190-01-01') })
    try {
      const form = person()
      expect(await register(form)).toMatchObject({
        status: 409,
        body: {
          message:
            'Арга хэмжээ дууссан тул бүртгэл хаагдсан. Дараагийн арга хэмжээ зарлагдмагц бүртгэл дахин нээгдэнэ.',
        },
      })
      expect(await register({ ...form, lang: 'en' })).toMatchObject({ status: 409 })
      expect(await registrationsOf(form.email, event)).toHaveLength(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('is refused while no edition is live', async () => {
    await db().update(events).set({ is_current: false }).where(eq(events.id, event))
    try {
      const answer = await register(person())
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'Одоогоор бүртгэл нээлттэй арга хэмжээ алга.' },
      })
    } finally {
      await db().update(events).set({ is_current: true }).where(eq(events.id, event))
    }
  })
})

describe('a pass', () => {
  const getPass = (code: unknown, lang = 'mn') => ask('POST /mw/client/get/pass', { json: { code, lang } })

  it('is found again by its code, at the address that the form and the mail gave', async () => {
    const form = person()
    const pass = passOf(await register({ ...form, lang: 'en', submission_key: randomUUID() }))
    expect(pass?.address).toBe(`${env().siteUrl}/en/mw/register/pass#${pass?.code}`)
    const [mail] = await db().select().from(mailOutbox).where(eq(mailOutbox.to_address, form.email))
    expect(mail?.text).toContain(pass?.address)
    const { is_mailed: _, ...passFields } = pass ?? ({} as EntryPass)
    const answer = await getPass(` ${pass?.code.toLowerCase()} `, 'en')
    expect(answer).toMatchObject({ status: 200, body: { pass: passFields } })
    expect(JSON.stringify(answer.body)).not.toContain(form.email)
    expect(JSON.stringify(answer.body)).not.toContain(form.phone_number)
  })

  it('that is unknown, deleted or of another edition is refused with a message', async () => {
    const other = await makeRegistration({ event_id: await makeEdition() })
    for (const code of ['22223333', 'x', other.code]) {
      const answer = await getPass(code)
      expect(answer.status, code).toBe(404)
      expect(answer.body.message).toMatch(/^Ийм кодтой нэвтрэх үнэмлэх олдсонгүй\./)
    }
  })
})

describe('the list of registrations', () => {
  it('contains those of an edition, newest first, and marks who came in', async () => {
    const editionId = await makeEdition()
    const rows = [
      await makeRegistration({ event_id: editionId }),
      await makeRegistration({ event_id: editionId }),
    ]
    const answer = await readList(`event=${editionId}&page=1&limit=50`)
    expect(answer.body).toMatchObject({ total: 2, totalPages: 1 })
    expect(rowsOf(answer).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).reverse())
    expect(rowsOf(answer)[0]).toMatchObject({ country_name: 'Монгол', admitted_at: null, door: '' })
    expect(rowsOf(answer)[0]).not.toHaveProperty('submission_key')
  })

  it('is searched by a category and a term, each of which is asked for', async () => {
    const editionId = await makeEdition()
    const match = await makeRegistration({
      event_id: editionId,
      company: 'Тэнгэр_Зэс 100% ХХК',
      phone_number: '88114470',
    })
    await makeRegistration({ event_id: editionId, company: 'Тэнгэр Зэс 100 ХХК' })
    const searchIds = async (cat: string, term: string) =>
      rowsOf(
        await readList(`event=${editionId}&searchCat=${cat}&searchTerm=${encodeURIComponent(term)}`),
      ).map(({ id }) => id)
    expect(await searchIds('company', 'тэнгэр_зэс')).toEqual([match.id])
    expect(await searchIds('company', '100%')).toEqual([match.id])
    expect(await searchIds('phone_number', '1144')).toEqual([match.id])
    expect(await searchIds('email', '1144')).toEqual([])
    expect(await readList('searchTerm=a')).toMatchObject({
      status: 400,
      body: { fields: { searchCat: 'Хайх талбараа сонгоно уу.' } },
    })
    expect(await readList('searchCat=email')).toMatchObject({
      status: 400,
      body: { fields: { searchTerm: 'Хайх үгээ оруулна уу.' } },
    })
    expect((await readList('searchCat=code&searchTerm=a')).status).toBe(400)
  })

  it('of new ones has those of the last days and those that staff entered', async () => {
    const editionId = await makeEdition()
    const long = new Date(Date.now() - 30 * 86_400_000)
    await makeRegistration({ event_id: editionId, created_at: long })
    const staffRegistration = await makeRegistration({
      event_id: editionId,
      created_at: long,
      by_staff: true,
    })
    const fresh = await makeRegistration({ event_id: editionId })
    const { body } = await ask(`GET /mw/admin/get/new-registration?event=${editionId}`, {
      as: await someone(2),
    })
    expect((body.register as Registration[]).map(({ id }) => id)).toEqual([fresh.id, staffRegistration.id])
  })

  it('is for roles 1 and 2', async () => {
    for (const route of ['user-registration', 'new-registration', 'registration-figures', 'door-list'])
      expect((await ask(`GET /mw/admin/get/${route}`, { as: await someone(3) })).status).toBe(403)
  })
})

describe('a registration in the office', () => {
  it('is entered with a mail, and is one of staff', async () => {
    const input = person()
    const { status, body } = await ask('POST /mw/admin/insert/registration', {
      as: await someone(2),
      json: input,
    })
    expect(status).toBe(200)
    const [row] = await registrationsOf(input.email, event)
    expect(row).toMatchObject({ id: body.id, by_staff: true, lang: 'mn' })
    expect(await db().$count(mailOutbox, eq(mailOutbox.registration_id, Number(body.id)))).toBe(1)
  })

  it('of an address that another one has is refused at that field, entered or changed', async () => {
    const [one, other] = [person(), person()]
    const { id } = await makeRegistration({ ...one, event_id: event })
    await makeRegistration({ ...other, event_id: event })
    const as = await someone(2)
    const refusal = {
      status: 400,
      body: { fields: { email: 'Энэ и-мэйл хаягаар өмнө нь бүртгүүлсэн байна.' } },
    }
    const email = other.email.toUpperCase()
    expect(await ask('POST /mw/admin/insert/registration', { as, json: { ...one, email } })).toMatchObject(
      refusal,
    )
    const json = { ...one, email, id, version: 1 }
    expect(await ask('POST /mw/admin/update/registration', { as, json })).toMatchObject(refusal)
  })

  it('of a frozen edition is neither entered nor changed, and still deleted', async () => {
    const frozen = await makeEdition({ frozen_at: new Date() })
    const { id } = await makeRegistration({ event_id: frozen })
    const as = await someone(1)
    const insertAnswer = await ask('POST /mw/admin/insert/registration', {
      as,
      json: { ...person(), event: frozen },
    })
    const changeAnswer = await ask('POST /mw/admin/update/registration', { as, json: { ...person(), id } })
    expect([insertAnswer.status, changeAnswer.status]).toEqual([409, 409])
    expect((await ask(`DELETE /mw/admin/delete/registration?id=${id}`, { as })).status).toBe(200)
  })

  it('leaves nothing about the person in the audit log', async () => {
    const input = { ...person(), first_name: `Нэр${randomUUID()}` }
    await ask('POST /mw/admin/insert/registration', { as: await someone(2), json: input })
    const rows = await db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.call, 'POST /mw/admin/insert/registration'))
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(input.first_name)
    expect(JSON.stringify(rows)).not.toContain(input.email)
  })
})

describe('files of registrations', () => {
  const route = 'GET /mw/admin/get/user-registration/file'
  const download = async (kind: string, query: string, role: 1 | 2 | 3 = 2) =>
    fetchCall(`${route}?kind=${kind}&${query}`, { as: await someone(role) })

  it('hold every row of the search, no formula runs in them, and who took them is written down', async () => {
    const editionId = await makeEdition()
    await makeRegistration({ event_id: editionId, company: '=1+1' })
    await makeRegistration({ event_id: editionId })
    const answer = await download(
      'csv',
      `event=${editionId}&searchCat=company&searchTerm=${encodeURIComponent('=1')}`,
    )
    const rows: string[][] = parse(await answer.text(), { bom: true })
    expect(rows).toHaveLength(2)
    expect(rows[1]?.[1]).toBe("'=1+1")
    expect((await download('xlsx', `event=${editionId}`)).headers.get('content-type')).toContain(
      'spreadsheetml',
    )
    const auditRows = (await db().select().from(auditLog).where(eq(auditLog.call, route))).filter(
      ({ details }) => (details as { event?: number }).event === editionId,
    )
    expect(auditRows.map(({ details }) => (details as { kind?: string }).kind)).toEqual(['csv', 'xlsx'])
    expect(JSON.stringify(auditRows)).not.toContain('=1')
  })

  it('may be badges, for one or for all results', async () => {
    const editionId = await makeEdition()
    const { id } = await makeRegistration({ event_id: editionId })
    await makeRegistration({ event_id: editionId })
    const pages = async (query: string) =>
      pdfPageCount(Buffer.from(await (await download('pdf', query)).arrayBuffer()))
    expect(await pages(`event=${editionId}`)).toBe(2)
    expect(await pages(`id=${id}`)).toBe(1)
    expect((await download('pdf', `event=${await makeEdition()}`)).status).toBe(404)
  })

  it('are for roles 1 and 2, and for existing rows', async () => {
    expect((await download('csv', '', 3)).status).toBe(403)
    expect((await download('doc', '')).status).toBe(400)
    expect((await download('csv', 'searchCat=email')).status).toBe(400)
  })
})
