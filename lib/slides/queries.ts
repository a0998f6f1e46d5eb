import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { found } from '@/lib/api/rows'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Slide, SlideRecord } from './schema'
import { slideTables, type SlideSite } from './tables'

async function slidesOf(site: SlideSite, slideId?: number): Promise<SlideRecord[]> {
  const { id, image_file_id, sequence, version } = slideTables[site]
  const rows = await db()
    .select({ id, sequence, version, file: { key: files.key, name: files.name } })
    .from(slideTables[site])
    .innerJoin(files, eq(files.id, image_file_id))
    .where(slideId === undefined ? undefined : eq(id, slideId))
    .orderBy(asc(sequence), asc(id))
  return rows.map(({ file, ...slide }) => ({ ...slide, image: fileUrl(file) }))
}

/** The slides of a site in their order. */
export function listAdminSlides(site: SlideSite): Promise<SlideRecord[]> {
  return slidesOf(site)
}

/** A slide as its form opens it. @throws Problem not_found */
export async function getSlide(site: SlideSite, id: number): Promise<SlideRecord> {
  return found(await slidesOf(site, id))
}

const shownSlides = async (site: SlideSite): Promise<Slide[]> =>
  (await slidesOf(site)).map(({ id, image, sequence }) => ({ id, image, sequence }))

export const listSlides = cached('banners', [tags.banners], () => shownSlides('mm'))

/** The banners of the directory's home page. */
export const listDirectoryBanners = cached('directory-banners', [tags.directoryBanners], () =>
  shownSlides('yp'),
)
