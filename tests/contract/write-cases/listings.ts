import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventPartners } from '@/db/schema/event'
import { makePartner } from '@/tests/factories/event'
import { pictureBytes } from '@/tests/factories/rows'
import { makeConsultant, makeListing, makeListingChange } from '@/tests/factories/listings'
import { ask, blobOf, formOf, someone } from '../harness'
import type { Write } from './write'

type NamedRow = { name: string }
type Company = {
  company: { approval: boolean; rejected_at: string | null }
  about: NamedRow[]
  contact: { contact_value: string }[]
  category: { category_code: string }[]
}

const company = async (id: number) => {
  const { status, body } = await ask(`GET /yellow-page/get/company?id=${id}`, { as: await someone(1) })
  return status === 200 ? (body.company as Company) : null
}
const person = async (id: number) => {
  const { status, body } = await ask(`GET /yellow-page/get/person?id=${id}`, { as: await someone(1) })
  return status === 200 ? (body.person as { about: NamedRow[] }) : null
}

/** Companies and consultants of the directory, and the requests that wait for staff. */
export const listingWrites: Record<string, Write> = {
  'POST /yellow-page/upload/logo': async () => ({
    send: { form: formOf({ image: blobOf(await pictureBytes()) }) },
    details: {},
    read: (answer) => Promise.resolve(/^\/files\//.test(String(answer?.body.fileUrl))),
    ...{ before: false, after: true },
  }),
  'POST /yellow-page/update/company': async () => {
    const { id, name } = await makeListing({ approval: true })
    return {
      send: {
        json: {
          company: { company: { id }, about: [{ lang: 'mn', name: 'Тэнгэр зэс ххк' }] },
          new_contact: [{ contact_type: 'email', contact_value: 'info@zes.example' }],
          new_category: [{ mainCategory: '01', subCategory: '0101' }],
        },
      },
      details: {},
      read: async () => {
        const read = await company(id)
        return [
          read?.about[0]?.name,
          read?.contact.map(({ contact_value }) => contact_value),
          read?.category.map(({ category_code }) => category_code),
        ]
      },
      before: [name, ['7018 0200'], ['0301']],
      after: ['ТЭНГЭР ЗЭС ХХК', ['7018 0200', 'info@zes.example'], ['0101', '0301']],
    }
  },
  'DELETE /yellow-page/delete/contact': async () => {
    const { id, contact_id } = await makeListing({ approval: true })
    return {
      send: { query: `id=${contact_id}` },
      details: { id: contact_id },
      read: async () => (await company(id))?.contact.length,
      ...{ before: 1, after: 0 },
    }
  },
  'DELETE /yellow-page/delete/category': async () => {
    const { id, category_id } = await makeListing({ approval: true })
    return {
      send: { query: `company_id=${id}&category_id=${category_id}` },
      details: { company_id: id, category_id },
      read: async () => (await company(id))?.category.length,
      ...{ before: 1, after: 0 },
    }
  },
  'DELETE /yellow-page/delete/company': async () => {
    const { id } = await makeListing({ approval: true })
    // It exhibits at the event, whose pages no longer show that.
    await db()
      .update(eventPartners)
      .set({ company_id: id })
      .where(eq(eventPartners.id, await makePartner()))
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await company(id)) !== null,
      ...{ before: true, after: false },
    }
  },
  'POST /yellow-page/update/person': async () => {
    const { id, name } = await makeConsultant({ approval: true })
    return {
      send: {
        json: { person: { id, phone_number: '9900 1122' }, about: [{ lang: 'mn', name: 'Г. Сүх' }] },
      },
      details: {},
      read: async () => (await person(id))?.about[0]?.name,
      ...{ before: name, after: 'Г. СҮХ' },
    }
  },
  'DELETE /yellow-page/delete/person': async () => {
    const { id } = await makeConsultant({ approval: true })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await person(id)) !== null,
      ...{ before: true, after: false },
    }
  },
  'POST /yellow-page/update/request': async () => {
    const { id } = await makeListing()
    return {
      send: { json: { type: 1, id, decision: 'approve' } },
      details: { type: '1', id, decision: 'approve' },
      read: async () => (await company(id))?.company.approval,
      ...{ before: false, after: true },
    }
  },
  'POST /yellow-page/update/change': async () => {
    const { id, name } = await makeListing({ approval: true })
    const change = await makeListingChange(id, { name: 'ШИНЭ НЭР ХХК' })
    return {
      send: { json: { id: change.id, take: ['name'] } },
      details: { id: change.id },
      read: async () => (await company(id))?.about[0]?.name,
      ...{ before: name, after: 'ШИНЭ НЭР ХХК' },
    }
  },
}
