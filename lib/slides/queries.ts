import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { banners } from '@/db/schema/site'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Slide } from './schema'

export async function listAdminSlides(): Promise<Slide[]> {
  const rows = await db()
    .select({ id: banners.id, sequence: banners.sequence, key: files.key, name: files.name })
    .from(banners)
    .innerJoin(files, eq(files.id, banners.image_file_id))
    .orderBy(asc(banners.sequence), asc(banners.id))
  return rows.map(({ id, sequence, key, name }) => ({ id, sequence, image: fileUrl({ key, name }) }))
}

export const listSlides = cached('banners', [tags.banners], listAdminSlides)
