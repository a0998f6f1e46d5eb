import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { minerals } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Mineral } from './schema'

export const listMinerals = cached('minerals', [tags.minerals], async (): Promise<Mineral[]> => {
  const rows = await db()
    .select({ row: minerals, file: { key: files.key, name: files.name } })
    .from(minerals)
    .innerJoin(files, eq(files.id, minerals.image_file_id))
    .orderBy(asc(minerals.sequence), asc(minerals.id))
  return rows.map(({ row, file }) => ({
    id: row.id,
    title: row.title,
    title_en: row.title_en,
    image: fileUrl(file),
  }))
})
