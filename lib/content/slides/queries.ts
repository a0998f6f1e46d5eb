import { asc, desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { files } from '@/db/schema/files'
import { news } from '@/db/schema/news'
import { banners } from '@/db/schema/site'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import { isPublished } from '@/lib/content/news/queries'
import type { Slide, SlideRecord } from './schema'
import { slideTables, type SlideSite } from './tables'

async function readSlides(site: SlideSite, slideId?: number): Promise<SlideRecord[]> {
  const { id, image_file_id, sequence, version } = slideTables[site]
  const rows = await db()
    .select({ id, sequence, version, file: shownFile })
    .from(slideTables[site])
    .innerJoin(files, eq(files.id, image_file_id))
    .where(slideId === undefined ? undefined : eq(id, slideId))
    .orderBy(asc(sequence), asc(id))
  return rows.map(({ file, ...slide }) => ({ ...slide, image: fileUrl(file) }))
}

/** Lists the slides of a site in their order. */
export function listAdminSlides(site: SlideSite): Promise<SlideRecord[]> {
  return readSlides(site)
}

/** Reads a slide for its form. @throws Problem not_found */
export async function getSlide(site: SlideSite, id: number): Promise<SlideRecord> {
  return requireRow(await readSlides(site, id))
}

const readPublicSlides = async (site: SlideSite): Promise<Slide[]> =>
  (await readSlides(site)).map(({ id, image, sequence }) => ({ id, image, sequence }))

export const listSlides = cacheRead('slides', ['slides'], () => readPublicSlides('mm'))

export type SlideWithNews = Slide & { news: { id: number; title: string; title_en: string } | null }

/**
 * Lists the slides of the association's home page. A slide leads to the newest published news item with the
 * same picture. Uploads of equal bytes with the same name share one stored file, so uploading the cover of an
 * item as a slide connects the slide and the item.
 */
export const listSlidesWithNews = cacheRead('slides-with-news', ['slides', 'news'], async () => {
  const slides = await readPublicSlides('mm')
  const pairs = await db()
    .selectDistinctOn([banners.id], {
      slide: banners.id,
      item: { id: news.id, title: news.title, title_en: news.title_en },
    })
    .from(banners)
    .innerJoin(news, eq(news.image_file_id, banners.image_file_id))
    .where(isPublished)
    .orderBy(asc(banners.id), desc(news.created_at), desc(news.id))
  const items = new Map(pairs.map(({ slide, item }) => [slide, item]))
  return slides.map((slide): SlideWithNews => ({
    ...slide,
    news: items.get(slide.id) ?? null,
  }))
})

/** The slides of the directory's home page. */
export const listDirectorySlides = cacheRead('directory-slides', ['directory-slides'], () =>
  readPublicSlides('yp'),
)
