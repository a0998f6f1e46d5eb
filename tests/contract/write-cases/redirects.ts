import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { makeRedirect } from '@/tests/factories/redirects'
import type { Write } from './write'

const countRedirects = (address: string) => db().$count(redirects, eq(redirects.old_address, address))
const newRedirect = () => ({ old_address: `/${randomUUID()}`, new_address: '/mm/contact' })

/** Writes of staff to the redirects. */
export const redirectWrites: Record<string, Write> = {
  'POST /admin/insert/redirect': async () => {
    const json = newRedirect()
    return {
      ...{ send: { json }, details: json },
      read: () => countRedirects(json.old_address),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /admin/update/redirect': async () => {
    const json = { id: await makeRedirect({}), version: 1, ...newRedirect() }
    return {
      ...{ send: { json }, details: json },
      read: () => countRedirects(json.old_address),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/redirect': async () => {
    const { old_address } = newRedirect()
    const id = await makeRedirect({ old_address })
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countRedirects(old_address),
      ...{ before: 1, after: 0 },
    }
  },
}
