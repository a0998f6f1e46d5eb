import { randomUUID } from 'node:crypto'
import { liveEdition, makeRegistration, visitor } from '../event-editions'
import { ask, someone } from '../harness'
import type { Rows, Write } from './write'

const listRegistrations = async (email: string) => {
  const query = `searchCat=email&searchTerm=${encodeURIComponent(email)}`
  const { body } = await ask(`GET /mw/admin/get/user-registration?${query}`, { as: await someone(1) })
  return body.register as Rows
}

/** Registrations for the event, and scans of passes. */
export const registrationWrites: Record<string, Write> = {
  'POST /mw/admin/insert/registration': async () => {
    await liveEdition()
    const email = `${randomUUID()}@visitor.example`
    return {
      send: { json: { ...visitor, email } },
      details: { lang: 'mn' },
      read: async () => (await listRegistrations(email)).map(({ company }) => company),
      ...{ before: [], after: [visitor.company] },
    }
  },
  'POST /mw/admin/update/registration': async () => {
    const email = `${randomUUID()}@visitor.example`
    const { id } = await makeRegistration({ email })
    return {
      send: { json: { ...visitor, id, email, company: 'Тэнгэр Зэс ХХК' } },
      details: { id },
      read: async () => (await listRegistrations(email)).map(({ company }) => company),
      ...{ before: [visitor.company], after: ['Тэнгэр Зэс ХХК'] },
    }
  },
  'DELETE /mw/admin/delete/registration': async () => {
    const email = `${randomUUID()}@visitor.example`
    const { id } = await makeRegistration({ email })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await listRegistrations(email)).length,
      ...{ before: 1, after: 0 },
    }
  },
  'POST /mw/admin/insert/scans': async () => {
    const email = `${randomUUID()}@visitor.example`
    const { code } = await makeRegistration({ email })
    const sent_at = new Date().toISOString()
    return {
      send: {
        json: { sent_at, scans: [{ id: randomUUID(), text: code, door: 'А хаалга', scanned_at: sent_at }] },
      },
      details: { sent_at },
      read: async () => (await listRegistrations(email)).map(({ door }) => door),
      ...{ before: [''], after: ['А хаалга'] },
    }
  },
}
