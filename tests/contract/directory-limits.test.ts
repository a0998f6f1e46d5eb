import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { CompanyRecord } from '@/lib/directory/companies/schema'
import { listingLettersMax } from '@/lib/directory/limits'
import type { PersonRecord } from '@/lib/directory/people/schema'
import { readCompanyEntry, readConsultantEntry } from '@/lib/directory/registration/queries'
import { makeMember } from '@/tests/factories/assessment'
import { pictureBytes } from '@/tests/factories/rows'
import { from } from './assessment-steps'
import { type Answer, ask, blobOf, formOf, someone } from './harness'

const letters = (max: number, sign = 'Б') => sign.repeat(max)
const digits = (max: number) => Array.from({ length: max }, () => Math.floor(Math.random() * 10)).join('')
const { name, address, about, contact, profession, phone, position, registrationNumber } = listingLettersMax

const registrant = (email: string) => ({
  ...{ registrantName: letters(name), registrantPosition: letters(position) },
  ...{ registrantEmail: email, registrantPhone: '99112233' },
})
/** A company with the maximum length in every field. */
const longestCompany = {
  categories: '[{"mainCategory":"03","subCategory":"0301"}]',
  ...{ nameMn: letters(name), nameEn: letters(name, 'B'), addressMn: letters(address) },
  ...{ addressEn: letters(address, 'b'), aboutMn: letters(about), aboutEn: letters(about, 'b') },
  ...{ phones: JSON.stringify([letters(contact, '7')]), faxes: JSON.stringify([letters(contact, '8')]) },
  websites: JSON.stringify([`gobi.example/${letters(contact - 13, 'b')}`]),
}
const longestConsultant = {
  ...{ nameMn: letters(name), nameEn: letters(name, 'B'), professionMn: letters(profession) },
  ...{ professionEn: letters(profession, 'b'), phone: letters(phone, '9') },
  ...{ adviceMn: letters(about), adviceEn: letters(about, 'b') },
}

const ok = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const office = async (route: string, json?: unknown) =>
  ok(
    await ask(`${json ? 'POST /yellow-page/update' : 'GET /yellow-page/get'}/${route}`, {
      as: await someone(2),
      json,
    }),
  )

describe('the longest listing that one form accepts', () => {
  it('of a company: staff can publish it unchanged, and its owner can send it again', async () => {
    const email = `${randomUUID()}@owner.example`
    const input = { ...longestCompany, registrationNumber: digits(registrationNumber) }
    const form = formOf({ ...input, ...registrant(email), image: blobOf(await pictureBytes()) })
    const { id } = ok(await ask('POST /yellow-page/insert/yellow-registration', { form, headers: from() }))
    const { company } = (await office(`company?id=${String(id)}`)) as { company: CompanyRecord }
    await office('company', {
      company: { ...company, company: { ...company.company, approval: true } },
    })
    const before = await readCompanyEntry(Number(id))
    expect(before).toMatchObject({ approval: true, texts: { name: letters(name), about: letters(about) } })
    const again = ok(
      await ask('POST /client/yellow-page/owner/update-company', {
        owner: email,
        form: formOf({ ...input, id: Number(id) }),
      }),
    )
    expect(again).toMatchObject({ waits: false })
  })

  it('of a consultant: the same', async () => {
    const email = `${randomUUID()}@owner.example`
    const { id } = ok(
      await ask('POST /yellow-page/insert/yellow-consultant', {
        json: { ...longestConsultant, ...registrant(email) },
        headers: from(),
      }),
    )
    const { person } = (await office(`person?id=${String(id)}`)) as { person: PersonRecord }
    await office('person', { ...person, person: { ...person.person, approval: true } })
    expect(await readConsultantEntry(Number(id))).toMatchObject({
      approval: true,
      texts: { advice_range: letters(about), phone_number: letters(phone, '9') },
    })
    const again = ok(
      await ask('POST /client/yellow-page/owner/update-consultant', {
        owner: email,
        json: { ...longestConsultant, id },
      }),
    )
    expect(again).toMatchObject({ waits: false })
  })
})

describe('a registration number', () => {
  const spelt = () => {
    const number = `аб${digits(8)}`
    return { number: number.toUpperCase(), spelling: ` ${number.slice(0, 4)} ${number.slice(4)} ` }
  }
  const register = async (
    fields: Record<string, string | boolean>,
    as?: Awaited<ReturnType<typeof someone>>,
  ) => {
    const form = formOf({
      ...longestCompany,
      ...registrant(`${randomUUID()}@owner.example`),
      ...fields,
      image: blobOf(await pictureBytes()),
    })
    return ask('POST /yellow-page/insert/yellow-registration', { form, headers: from(), as: as ?? null })
  }

  it('is the same in every spelling, from a request, staff or a member', async () => {
    const { number, spelling } = spelt()
    const listingId = Number(
      ok(await register({ registrationNumber: spelling, approval: true }, await someone(2))).id,
    )
    expect((await readCompanyEntry(listingId))?.texts.registration_number).toBe(number)
    const request = Number(ok(await register({ registrationNumber: spelling.trim() })).id)
    const { company } = (await office(`company?id=${request}`)) as { company: CompanyRecord }
    expect(company.duplicates.map(({ id }) => id)).toEqual([listingId])
    // Staff can save it in their own spelling too.
    const answer = await ask('POST /yellow-page/update/company', {
      as: await someone(2),
      json: {
        company: {
          ...company,
          company: { ...company.company, registration_number: spelling, approval: true },
        },
      },
    })
    expect(answer.status).toBe(409)
    const { id, name: memberName, email } = await makeMember()
    ok(
      await ask('POST /admin/update/member-companies', {
        as: await someone(2),
        form: formOf({ id, name: memberName, email, registration_number: spelling.toLowerCase() }),
      }),
    )
    const { body } = await ask(`GET /admin/get/member-companies/id?id=${id}`, { as: await someone(2) })
    expect(body.record).toMatchObject({ registration_number: number, company_id: listingId })
    const choices = await ask(`GET /yellow-page/get/listing-choices?term=${encodeURIComponent(spelling)}`, {
      as: await someone(2),
    })
    expect(JSON.stringify(choices.body)).toContain(number)
  })

  it.each(['№ 1234', 'АБ_1234'])('%s is refused for its characters', async (registrationNumber) => {
    const answer = await register({ registrationNumber })
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { registrationNumber: expect.any(String) } },
    })
  })
})
