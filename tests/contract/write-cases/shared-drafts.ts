import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { previewRemarks, previews } from '@/db/schema/previews'
import { getPreview } from '@/lib/content/previews/queries'
import { makePreview, makeRemark } from '@/tests/factories/previews'
import { makeNews } from '@/tests/factories/rows'
import type { Write } from './write'

const isShared = async (id: unknown) => (await getPreview(String(id)))?.sharedUntil != null
const remarksOf = (id: number) => db().select().from(previewRemarks).where(eq(previewRemarks.id, id))

export const sharedDraftWrites: Record<string, Write> = {
  'POST /admin/insert/shared-draft': async () => {
    const id = await makePreview()
    return {
      send: { json: { id, days: 7 } },
      details: { id, days: 7, follows_record: false },
      read: (answer) => isShared(answer?.body.id),
      ...{ before: false, after: true },
    }
  },
  // The writing account of this test has no drafts: `shared-drafts.test.ts` has one with some.
  'POST /admin/update/shared-drafts': async () => {
    const { id } = await makeNews()
    await makePreview({ days: 7 })
    return {
      send: { json: { kind: 'news', record_id: id } },
      details: { kind: 'news', record_id: id },
      read: () => db().$count(previews, eq(previews.record_id, id)),
      ...{ before: 0, after: 0 },
    }
  },
  'DELETE /admin/delete/shared-draft': async () => {
    const id = await makePreview({ days: 7 })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: () => isShared(id),
      before: true,
      after: false,
    }
  },
  'POST /admin/update/draft-remark': async () => {
    const id = await makeRemark({ preview_id: await makePreview({ days: 7 }) })
    return {
      send: { json: { id, is_done: true } },
      details: { id, is_done: true },
      read: async () => (await remarksOf(id))[0]?.is_done,
      ...{ before: false, after: true },
    }
  },
  'DELETE /admin/delete/draft-remark': async () => {
    const id = await makeRemark({ preview_id: await makePreview({ days: 7 }) })
    return {
      send: { query: `id=${id}` },
      details: { id },
      read: async () => (await remarksOf(id)).length,
      ...{ before: 1, after: 0 },
    }
  },
}
