import { and, eq, inArray, sql } from 'drizzle-orm'
import { db, type Database, type Transaction } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import { files } from '@/db/schema/files'
import { menuCategories, pageTexts } from '@/db/schema/menu'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { banners, footerInfo, socialLinks } from '@/db/schema/site'
import { ensureStandardMenu } from '@/db/standard-menu'
import { renderCover } from '@/demo/art/cover'
import { storeImage } from '@/lib/platform/files/store-here'
import { fileUrl } from '@/lib/platform/files/url'
import { sanitiseSync } from '@/lib/platform/rich-text/sanitise'
import { indexPending } from '@/lib/platform/search/index-records'
import { demoAccounts } from './accounts'
import { insertAssessment } from './assessment/seed'
import { demoSlides } from './slides'
import { fileIdLookup, insertContent, mediaCount, storeMedia, type StoredMedia } from './content/seed'
import { insertDirectory } from './directory/seed'
import { insertEvent } from './event/seed'
import { insertMeetings } from './meetings/seed'
import { demoExchangeEnglish, demoNotices, demoTrades } from './exchange'
import { demoFooterInfo } from './footer'
import { demoNews } from './news/list'
import type { DemoArticle, DemoNewsItem } from './news/item'
import { demoPages } from './pages/list'
import { demoPhotos, photoPath, withPhotos } from './pages/photos'
import { pictures, type PictureName } from './pictures'
import { demoRequests } from './requests'
import { demoSocialLinks } from './social'

/** `storedCount` of `total` pictures are stored; the rows are written after the last picture. */
export type SeedProgress = (storedCount: number, total: number) => void

type StoredPictures = ReadonlyMap<PictureName, { id: number; url: string }>

/** Any number that no other advisory lock of the product uses. */
const seedLock = 7_290_410

/** The encoders use every core by themselves; two pictures at once keep them busy while one is drawn. */
const picturesAtOnce = 2

/**
 * Fills an empty database with the demo content: accounts, menu, pages, news with their pictures, slides,
 * links, the association's people, logos, documents, reports, films and standards, and the questionnaire with
 * the members that may answer it. The rows are written in one transaction, so an interrupted seeding leaves
 * nothing but pictures, which the next one uses again.
 * @returns `seeded: false` when there was any account, menu item or news item; then nothing was touched
 */
export async function seedDemo(onProgress?: SeedProgress): Promise<{ seeded: boolean }> {
  if (!(await isDatabaseEmpty(db()))) return { seeded: false }
  const total = Object.keys(pictures).length + mediaCount
  let storedCount = 0
  const onStored = () => onProgress?.(++storedCount, total)
  const [storedPictures, media] = await Promise.all([renderAndStorePictures(onStored), storeMedia(onStored)])
  const outcome = await db().transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isDatabaseEmpty(tx))) return { seeded: false }
    await insertRows(tx, storedPictures, media)
    return { seeded: true }
  })
  // Triggers queued the new rows; they are indexed at once here instead of by the job.
  await indexPending()
  return outcome
}

async function isDatabaseEmpty(on: Database | Transaction): Promise<boolean> {
  const { rows } = await on.execute<{ empty: boolean }>(
    sql`select not (exists (select from ${accounts}) or exists (select from ${menuCategories}) or exists (select from ${news})) as empty`,
  )
  return rows[0]?.empty === true
}

async function renderAndStorePictures(onStored: () => void): Promise<StoredPictures> {
  const storedPictures = new Map<PictureName, { id: number; url: string }>()
  const names = Object.keys(pictures) as PictureName[]
  const nameQueue = [...names]
  const storeQueuedPictures = async () => {
    for (let name = nameQueue.shift(); name !== undefined; name = nameQueue.shift()) {
      const jpeg = await renderCover(pictures[name])
      const { id, url } = await storeImage(jpeg, {
        originalName: `${name}.jpg`,
        encoding: 'fast',
        pictureKind: 'drawing',
      })
      storedPictures.set(name, { id, url })
      onStored()
    }
  }
  await Promise.all(Array.from({ length: picturesAtOnce }, storeQueuedPictures))
  return storedPictures
}

function requirePicture(storedPictures: StoredPictures, name: string): { id: number; url: string } {
  const file = storedPictures.get(name as PictureName)
  if (!file) throw new Error(`the demo content has no picture named ${name}`)
  return file
}

function articleHtmlOf(article: DemoArticle | undefined, storedPictures: StoredPictures): string {
  const html = (article?.text ?? '').replace(
    /picture:(\w+)/g,
    (_, name: string) => requirePicture(storedPictures, name).url,
  )
  return sanitiseSync(html)
}

function newsRow(item: DemoNewsItem, id: number, storedPictures: StoredPictures): typeof news.$inferInsert {
  const text = articleHtmlOf(item.mn, storedPictures)
  const text_en = articleHtmlOf(item.en, storedPictures)
  const { title, summary } = item.mn
  const { title: title_en, summary: summary_en } = item.en ?? { title: '', summary: '' }
  const publishedAt = new Date(`${item.publishedAt}:00+08:00`)
  return {
    id,
    image_file_id: requirePicture(storedPictures, item.cover).id,
    title,
    title_en: title_en,
    summary,
    summary_en: summary_en,
    text,
    text_en: text_en,
    figure: item.mn.figure ?? '',
    figure_en: item.en?.figure ?? '',
    category_cid: item.category_cid,
    publisher: item.publisher,
    news_status: !item.inactive,
    yellow_book: item.yellow_book ?? false,
    created_at: publishedAt,
    updated_at: publishedAt,
  }
}

/** Finds the stored photographs of the pages. */
async function photoLookup(tx: Transaction, media: StoredMedia) {
  const idOf = fileIdLookup(media)
  const ids = demoPhotos.map((name) => idOf(photoPath(name)))
  const rows = await tx
    .select({ id: files.id, key: files.key, name: files.name, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.id, ids))
  const photos = new Map(rows.map((row) => [row.id, { ...row, url: fileUrl(row) }]))
  return (path: string) => photos.get(idOf(path))
}

async function insertRows(
  tx: Transaction,
  storedPictures: StoredPictures,
  media: StoredMedia,
): Promise<void> {
  await tx.insert(accounts).values(demoAccounts)
  await ensureStandardMenu(tx)
  const findPhoto = await photoLookup(tx, media)
  await tx.insert(pageTexts).values(
    demoPages.map(({ cid, text, text_en }) => ({
      category_cid: cid,
      text: sanitiseSync(withPhotos(text, findPhoto)),
      text_en: sanitiseSync(withPhotos(text_en, findPhoto)),
    })),
  )
  await tx.insert(news).values(demoNews.map((item, i) => newsRow(item, i + 1, storedPictures)))
  await tx.insert(banners).values(
    demoSlides.map((name, i) => ({
      image_file_id: requirePicture(storedPictures, name).id,
      sequence: i + 1,
    })),
  )
  await tx.insert(socialLinks).values(demoSocialLinks)
  await tx.insert(footerInfo).values(demoFooterInfo)
  await tx.insert(trades).values(demoTrades())
  await tx.insert(notices).values(demoNotices())
  // The dictionary has the names already: they were entered with the rows that use them.
  for (const [kind, name, name_en] of demoExchangeEnglish)
    await tx
      .update(exchangeNames)
      .set({ name_en })
      .where(and(eq(exchangeNames.kind, kind), eq(exchangeNames.name, name)))
  await tx.insert(officeRequests).values(demoRequests())
  await insertContent(tx, media)
  await insertAssessment(tx, fileIdLookup(media))
  await insertEvent(tx, fileIdLookup(media), (name) => requirePicture(storedPictures, name).id)
  await insertDirectory(tx, fileIdLookup(media), (name) => requirePicture(storedPictures, name).id)
  await insertMeetings(tx, (name) => requirePicture(storedPictures, name).id)

  // The numbers above were given; the next ones must come after them.
  await tx.execute(sql`select setval(pg_get_serial_sequence('news', 'id'), (select max(id) from ${news}))`)
}
