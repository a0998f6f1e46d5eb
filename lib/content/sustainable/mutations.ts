import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { db } from '@/db/client'
import { sustainableMining, sustainablePosters } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { fileUrl } from '@/lib/platform/files/url'
import type { OrderEntry, SustainableForm, SustainableUpdate } from './schema'

type Files = { images: StoredFile[]; pdf: StoredFile | undefined }

/**
 * Adds a standard with its posters.
 * @throws Problem bad_input when the standard would be empty, or when the order names a missing poster
 */
export async function insertSustainableStandard(
  { imageOrder, images: _images, pdf: _pdf, ...form }: SustainableForm,
  { images, pdf }: Files,
): Promise<{ id: number }> {
  const row = await insertRow(sustainableMining, { ...form, pdf_file_id: pdf?.id })
  await savePosters(row.id, images, imageOrder)
  if (form.title === '') await assertHasPdfOrPoster(row.id)
  return row
}

/**
 * Changes a standard. If no new PDF is sent, the stored PDF stays.
 * @throws Problem not_found; bad_input when the standard would be empty, or when the order names a missing
 * poster; conflict when somebody saved the standard since `version`
 */
export async function updateSustainableStandard(
  { id, version, imageOrder, images: _images, pdf: _pdf, ...form }: SustainableUpdate,
  { images, pdf }: Files,
): Promise<{ version: number }> {
  const answer = await updateRow(sustainableMining, { id, version }, { ...form, pdf_file_id: pdf?.id })
  await savePosters(id, images, imageOrder)
  if (form.title === '') await assertHasPdfOrPoster(id)
  return answer
}

export function deleteSustainableStandard(id: number): Promise<void> {
  return deleteRow(sustainableMining, id)
}

/** Refuses a standard that has neither PDF nor poster. Callers check only standards without a title. */
async function assertHasPdfOrPoster(id: number): Promise<void> {
  const hasPdf = await db().$count(
    sustainableMining,
    and(eq(sustainableMining.id, id), isNotNull(sustainableMining.pdf_file_id)),
  )
  const posters = await db().$count(sustainablePosters, eq(sustainablePosters.entry_id, id))
  if (hasPdf === 0 && posters === 0) throw Problem.ofField('title', 'validation.report.title')
}

/**
 * Saves the posters of a standard in the given order and removes the posters that are not in this order.
 * Without an order the new posters follow the stored ones.
 */
async function savePosters(
  entryId: number,
  images: readonly StoredFile[],
  order: readonly OrderEntry[] | undefined,
): Promise<void> {
  if (!order && images.length === 0) return
  const posters = await db()
    .select({ id: files.id, key: files.key, name: files.name })
    .from(sustainablePosters)
    .innerJoin(files, eq(files.id, sustainablePosters.image_file_id))
    .where(eq(sustainablePosters.entry_id, entryId))
    .orderBy(asc(sustainablePosters.sequence), asc(sustainablePosters.id))
  const idByUrl = new Map(posters.map((file) => [fileUrl(file), file.id]))
  const requireFileId = (entry: OrderEntry): number => {
    const fileId = entry.type === 'file' ? images[entry.file]?.id : idByUrl.get(entry.url)
    if (fileId === undefined) throw Problem.ofField('images', 'validation.order')
    return fileId
  }
  const fileIds = order
    ? [...order].sort((one, other) => one.index - other.index).map(requireFileId)
    : [...posters, ...images].map(({ id }) => id)
  await db().delete(sustainablePosters).where(eq(sustainablePosters.entry_id, entryId))
  if (fileIds.length > 0)
    await db()
      .insert(sustainablePosters)
      .values(fileIds.map((image_file_id, at) => ({ entry_id: entryId, image_file_id, sequence: at + 1 })))
}
