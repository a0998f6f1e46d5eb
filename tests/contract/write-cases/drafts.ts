import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { drafts } from '@/db/schema/drafts'
import { makeDraft, newsForm } from '@/tests/factories/drafts'
import type { Write } from './write'

const query = new URLSearchParams(newsForm).toString()
const countOf = (id: string) => db().$count(drafts, eq(drafts.id, id))

export const draftWrites: Record<string, Write> = {
  'POST /admin/update/draft': () => {
    const id = randomUUID()
    const content = { title: 'Гарчиг', values: { title: 'Гарчиг' }, record_id: null, record_version: null }
    return Promise.resolve({
      send: { query, json: { ...newsForm, ...content, id, version: 0, open_form: randomUUID() } },
      details: null,
      read: () => countOf(id),
      ...{ before: 0, after: 1 },
    })
  },
  'DELETE /admin/delete/draft': async () => {
    const id = await makeDraft()
    return {
      send: { query: `${query}&id=${id}` },
      details: { ...newsForm, id },
      read: () => countOf(id),
      ...{ before: 1, after: 0 },
    }
  },
}
