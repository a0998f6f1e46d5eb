import { and, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventDates, eventGalleryImages } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, typeCheckedValues, updateRow } from '@/lib/platform/api/rows'
import type { StoredFile } from '@/lib/platform/files/store'
import { refuseFrozenDayRows } from '../edition-rows'
import { refuseFrozenEdition } from '../editions/frozen'
import type { GalleryForm, GalleryUpdate } from './schema'

/**
 * Adds photographs to a day. A picture that the day already has is not added a second time, because a client
 * that got no answer sends the picture again.
 * @returns the ids of the photographs, in the order of `images`
 * @throws Problem bad_input for an unknown day, or conflict when its edition is frozen
 */
export async function insertGalleryImages(
  { images: _images, ...form }: GalleryForm,
  images: readonly StoredFile[],
): Promise<{ ids: number[] }> {
  const { event_date_id: dayId } = form
  await refuseFrozenEdition({ dayId })
  // Locks the day until the commit: the same picture in two concurrent requests is then added only once.
  const [day] = await db().select().from(eventDates).where(eq(eventDates.id, dayId)).for('update')
  if (!day) throw Problem.ofField('event_date_id', 'validation.eventDay')
  const fileIds = [...new Set(images.map(({ id }) => id))]
  const isThere = and(
    eq(eventGalleryImages.event_date_id, dayId),
    inArray(eventGalleryImages.image_file_id, fileIds),
  )
  const knownImages = await db()
    .select({ id: eventGalleryImages.id, fileId: eventGalleryImages.image_file_id })
    .from(eventGalleryImages)
    .where(isThere)
  const fresh = fileIds.filter((id) => knownImages.every(({ fileId }) => fileId !== id))
  const newImages =
    fresh.length === 0
      ? []
      : await db()
          .insert(eventGalleryImages)
          .values(
            fresh.map((image_file_id) => typeCheckedValues(eventGalleryImages, { ...form, image_file_id })),
          )
          .returning({ id: eventGalleryImages.id, fileId: eventGalleryImages.image_file_id })
  const idOf = new Map([...knownImages, ...newImages].map(({ id, fileId }) => [fileId, id]))
  return { ids: fileIds.flatMap((id) => idOf.get(id) ?? []) }
}

/**
 * @throws Problem not_found, or conflict when somebody saved the photograph since `version` or its edition is
 * frozen
 */
export async function updateGalleryImage({
  id,
  version,
  ...captions
}: GalleryUpdate): Promise<{ version: number }> {
  await refuseFrozenDayRows(eventGalleryImages, [id])
  return updateRow(eventGalleryImages, { id, version }, captions)
}

export async function deleteGalleryImage(id: number): Promise<void> {
  await refuseFrozenDayRows(eventGalleryImages, [id])
  await deleteRow(eventGalleryImages, id)
}
