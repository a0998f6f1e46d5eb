import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { links } from '@/db/schema/links'
import { makeNews } from '@/tests/factories/rows'
import type { Write } from './write'

/** Writes of staff to the ledger of links. */
export const linkWrites: Record<string, Write> = {
  'POST /admin/update/links': async () => {
    const target = `/mm/${randomUUID()}`
    await makeNews({ text: `<p><a href="${target}">энд</a></p>` })
    const json = { target, address: '/mm/about' }
    return {
      ...{ send: { json }, details: json },
      read: () => db().$count(links, eq(links.target, target)),
      ...{ before: 1, after: 0 },
    }
  },
}
