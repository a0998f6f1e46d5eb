import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import type { Transaction } from '@/db/client'
import type { PictureKind } from '@/lib/platform/files/picture-kind'
import {
  bookFiles,
  bookPages,
  documents,
  logos,
  minerals,
  miningVideos,
  monthNews,
  people,
  reports,
  sustainableMining,
  sustainablePosters,
} from '@/db/schema/content'
import { firstPageOf } from '@/lib/platform/files/pdf-page'
import { storePdfOrVideo } from '@/lib/platform/files/store'
import { storeImage } from '@/lib/platform/files/store-here'
import { demoPlaceOf } from '../directory/companies'
import { demoEventPictures } from '../event/content'
import { demoTalkPdfs } from '../event/talks'
import { demoPhotos, photoPath } from '../pages/photos'
import { bookPagePicture, bookPdf, demoBookPages } from './book'
import { demoDocuments } from './documents'
import { demoLogos, englishNameOf } from './logos'
import { demoMinerals } from './minerals'
import { demoMonthNews } from './month-news'
import { demoPeople } from './people'
import { demoReports } from './reports'
import { demoSustainable } from './sustainable'
import { demoVideos } from './videos'

const readMedia = (path: string) => readFile(fileURLToPath(new URL(`../media/${path}`, import.meta.url)))

/** Files of `demo/media`, by their path there. */
export type StoredMedia = ReadonlyMap<string, number>

const coverPath = (key: string) => `covers/${key}.jpg`

/** Every file of the association's content, with the name that a download gets. */
const pdfs = [
  ...[...demoDocuments, ...demoReports, ...demoMonthNews, ...demoSustainable, ...demoTalkPdfs].map(
    ({ key, title }) => [`pdf/${key}.pdf`, title] as const,
  ),
  [bookPdf, 'МУУҮА 30 жил'] as const,
]
const images = [
  ...demoLogos.map(({ key, name }) => [`logos/${key}.png`, name] as const),
  ['logos/association.png', 'МУУҮА'] as const,
  ...demoMinerals.map(({ key, title }) => [`minerals/${key}.jpg`, title] as const),
  ...demoSustainable.flatMap(({ key, title }) =>
    [1, 2].map((at) => [`posters/${key}-${at}.jpg`, `${title} ${at}`] as const),
  ),
  ...demoVideos.map(({ key, title }) => [`videos/${key}.jpg`, title] as const),
  ...demoBookPages.map(({ title }, at) => [bookPagePicture(at), title] as const),
  ...demoEventPictures,
  ...demoPeople.flatMap(({ portrait, name }) =>
    portrait ? [[`people/${portrait}.jpg`, name] as const] : [],
  ),
  ...demoPhotos.map((name) => [photoPath(name), name] as const),
]

/** No picture of the demo is a photograph. */
const kindOfImage = (path: string): PictureKind => (/^(?:posters|book)\//.test(path) ? 'document' : 'drawing')

export const mediaCount = pdfs.length + images.length + demoVideos.length + demoReports.length

/** Stores the files of the content; files that are stored already are used again. */
export async function storeMedia(onStored: () => void): Promise<StoredMedia> {
  const mediaIds = new Map<string, number>()
  const recordStored = (path: string, { id }: { id: number }) => {
    mediaIds.set(path, id)
    onStored()
  }
  for (const [path, title] of pdfs) {
    const originalName = `${title}.pdf`
    recordStored(path, await storePdfOrVideo({ bytes: await readMedia(path), kind: 'pdf', originalName }))
  }
  for (const { key, title } of demoVideos) {
    const path = `videos/${key}.mp4`
    const originalName = `${title}.mp4`
    recordStored(path, await storePdfOrVideo({ bytes: await readMedia(path), kind: 'video', originalName }))
  }
  for (const [path, originalName] of images) {
    const options = { originalName, encoding: 'fast', pictureKind: kindOfImage(path) } as const
    recordStored(path, await storeImage(await readMedia(path), options))
  }
  for (const { key, title } of demoReports) {
    const page = await firstPageOf(await readMedia(`pdf/${key}.pdf`))
    if (!page) throw new Error(`the PDF of ${key} has no first page`)
    const options = { originalName: `${title}.jpg`, encoding: 'fast', pictureKind: 'document' } as const
    recordStored(coverPath(key), await storeImage(Buffer.from(page), options))
  }
  return mediaIds
}

/** Finds a stored file of the content by its path. */
export function fileIdLookup(mediaIds: StoredMedia): (path: string) => number {
  return (path) => {
    const id = mediaIds.get(path)
    if (id === undefined) throw new Error(`the demo content has no file ${path}`)
    return id
  }
}

const morningOf = (date: string) => new Date(`${date}T10:00:00+08:00`)

/** Writes the rows of the association's content. */
export async function insertContent(tx: Transaction, mediaIds: StoredMedia): Promise<void> {
  const file = fileIdLookup(mediaIds)
  await tx.insert(people).values(
    demoPeople.map(({ portrait, ...person }, sequence) => ({
      ...person,
      sequence,
      profile_file_id: portrait === undefined ? null : file(`people/${portrait}.jpg`),
    })),
  )
  await tx.insert(logos).values(
    demoLogos.map(({ key, name, board, member, responsible, committees = [] }) => ({
      name,
      name_en: englishNameOf(key),
      logo_file_id: file(`logos/${key}.png`),
      link: `https://${key}.example`,
      ...demoPlaceOf(key),
      public_relations_committee: committees.includes('publicRelations'),
      environment_committee: committees.includes('environment'),
      legal_committee: committees.includes('legal'),
      logistics_committee: committees.includes('logistics'),
      board_member: board ?? false,
      main_member: member ?? false,
      responsible_mining: responsible ?? false,
    })),
  )
  await tx.insert(documents).values(
    demoDocuments.map(({ key, title, titleEn }) => ({
      ...{ title, title_en: titleEn, pdf_file_id: file(`pdf/${key}.pdf`) },
    })),
  )
  await tx.insert(minerals).values(
    demoMinerals.map(({ key, title, title_en }, sequence) => ({
      title,
      title_en,
      sequence,
      image_file_id: file(`minerals/${key}.jpg`),
    })),
  )
  await tx.insert(bookPages).values(
    demoBookPages.map(({ title, titleEn }, sequence) => ({
      title,
      title_en: titleEn,
      sequence,
      image_file_id: file(bookPagePicture(sequence)),
    })),
  )
  await tx
    .update(bookFiles)
    .set({ pdf_file_id: file(bookPdf) })
    .where(eq(bookFiles.id, 1))
  await tx.insert(miningVideos).values(
    demoVideos.map(({ key, title, titleEn }) => ({
      title,
      title_en: titleEn,
      video_file_id: file(`videos/${key}.mp4`),
      poster_file_id: file(`videos/${key}.jpg`),
    })),
  )
  for (const { key, title, lang } of demoSustainable) {
    const [entry] = await tx
      .insert(sustainableMining)
      .values({ title, language: lang, pdf_file_id: file(`pdf/${key}.pdf`) })
      .returning({ id: sustainableMining.id })
    if (!entry) throw new Error('the standard was not written')
    await tx.insert(sustainablePosters).values(
      [1, 2].map((sequence) => ({
        entry_id: entry.id,
        image_file_id: file(`posters/${key}-${sequence}.jpg`),
        sequence,
      })),
    )
  }
  await tx.insert(reports).values(
    demoReports.map(({ key, title, title_en, publishedOn }) => ({
      title,
      title_en,
      image_file_id: file(coverPath(key)),
      pdf_file_id: file(`pdf/${key}.pdf`),
      created_at: morningOf(publishedOn),
    })),
  )
  await tx.insert(monthNews).values(
    demoMonthNews.map(({ key, title, titleEn, publishedOn }) => ({
      title,
      title_en: titleEn,
      pdf_file_id: file(`pdf/${key}.pdf`),
      created_at: morningOf(publishedOn),
    })),
  )
}
