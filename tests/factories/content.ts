import { randomUUID } from 'node:crypto'
import { db } from '@/db/client'
import {
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
import { storePdfOrVideo, type StoredFile } from '@/lib/platform/files/store'
import { findOrMakeUsualPicture, makePicture } from './rows'

/** Rows of the association's content that tests make for themselves. */

export function makeDocumentFile(kind: 'pdf' | 'video' = 'pdf'): Promise<StoredFile> {
  const head = kind === 'pdf' ? '%PDF-1.7\n' : 'ftypisom'
  return storePdfOrVideo({ bytes: Buffer.from(`${head}${randomUUID()}`), kind, originalName: 'Файл' })
}

const first = <T>([row]: T[]): T => {
  if (!row) throw new Error('the row was not made')
  return row
}

export async function makePerson(values: Partial<typeof people.$inferInsert> = {}) {
  return first(
    await db()
      .insert(people)
      .values({ about_category: 'Office', name: 'Туршилтын хүн', ...values })
      .returning(),
  )
}

export async function makeLogo(values: Partial<typeof logos.$inferInsert> = {}) {
  const logoFileId = values.logo_file_id ?? (await findOrMakeUsualPicture()).id
  return first(
    await db()
      .insert(logos)
      .values({ name: 'Туршилт', logo_file_id: logoFileId, ...values })
      .returning(),
  )
}

export async function makeDocument(title: string) {
  const pdfFileId = (await makeDocumentFile()).id
  return first(await db().insert(documents).values({ title, pdf_file_id: pdfFileId }).returning())
}

export async function makeMineral(values: Partial<typeof minerals.$inferInsert> = {}) {
  const imageFileId = values.image_file_id ?? (await findOrMakeUsualPicture()).id
  return first(
    await db()
      .insert(minerals)
      .values({ image_file_id: imageFileId, ...values })
      .returning(),
  )
}

export async function makeVideo(values: Partial<typeof miningVideos.$inferInsert> = {}) {
  const videoFileId = values.video_file_id ?? (await makeDocumentFile('video')).id
  return first(
    await db()
      .insert(miningVideos)
      .values({ title: 'Бичлэг', video_file_id: videoFileId, ...values })
      .returning(),
  )
}

export async function makeSustainable(language: 'mn' | 'en', { posters = 0, pdf = true } = {}) {
  const entry = first(
    await db()
      .insert(sustainableMining)
      .values({ title: 'Стандарт', language, pdf_file_id: pdf ? (await makeDocumentFile()).id : null })
      .returning(),
  )
  const urls: string[] = []
  for (let sequence = posters; sequence >= 1; sequence--) {
    const picture = await makePicture()
    urls.unshift(picture.url)
    await db().insert(sustainablePosters).values({ entry_id: entry.id, image_file_id: picture.id, sequence })
  }
  return { ...entry, posters: urls }
}

export async function makeReport(values: Partial<typeof reports.$inferInsert> = {}) {
  return first(
    await db()
      .insert(reports)
      .values({
        title: 'Тайлан',
        image_file_id: values.image_file_id ?? (await findOrMakeUsualPicture()).id,
        pdf_file_id: values.pdf_file_id ?? (await makeDocumentFile()).id,
        ...values,
      })
      .returning(),
  )
}

export async function makeMonthNews(values: Partial<typeof monthNews.$inferInsert> = {}) {
  const pdfFileId = values.pdf_file_id ?? (await makeDocumentFile()).id
  return first(
    await db()
      .insert(monthNews)
      .values({ title: 'Сарын мэдээ', pdf_file_id: pdfFileId, ...values })
      .returning(),
  )
}
