import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { banners } from '@/db/schema/site'
import { found } from '@/lib/api/rows'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Slide, SlideRecord } from './schema'

function selectSlides() {
  return db()
    .select({ row: banners, file: { key: files.key, name: files.name } })
    .from(banners)
    .innerJoin(files, eq(files.id, banners.image_file_id))
    .$dynamic()
}

function slideAnswer({ row, file }: Awaited<ReturnType<typeof selectSlides>>[number]): SlideRecord {
  const { id, sequence, version } = row
  return { id, sequence, version, image: fileUrl(file) }
}

/** The slides in their order. */
export async function listAdminSlides(): Promise<SlideRecord[]> {
  return (await selectSlides().orderBy(asc(banners.sequence), asc(banners.id))).map(slideAnswer)
}

/** A slide as its form opens it. @throws Problem not_found */
export async function getSlide(id: number): Promise<SlideRecord> {
  return slideAnswer(found(await selectSlides().where(eq(banners.id, id))))
}

export const listSlides = cached('banners', [tags.banners], async (): Promise<Slide[]> => {
  const rows = await listAdminSlides()
  return rows.map(({ id, image, sequence }) => ({ id, image, sequence }))
})
