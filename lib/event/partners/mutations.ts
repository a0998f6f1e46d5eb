import { and, asc, eq, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventPartners } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import { lockAndMatchListing, lockAndMatchSentListing } from '@/lib/organisations/queries'
import type { StoredFile } from '@/lib/platform/files/store'
import { refuseFrozenOrUnknownEdition, refuseFrozenRow, refuseFrozenRows } from '../editions/frozen'
import { rearrangeIds } from './rearranged'
import type { PartnerForm, PartnerOrder, PartnerUpdate } from './schema'

const isPartnerOf = ({ event_id, role }: Pick<PartnerForm, 'event_id' | 'role'>) =>
  and(eq(eventPartners.event_id, event_id), eq(eventPartners.role, role))

/** Returns the level of a sponsor; null for organisers and exhibitors, even if the form sends a level. */
const sponsorLevelOf = ({ role, level }: Pick<PartnerForm, 'role' | 'level'>) =>
  role === 'sponsor' ? level : null

/**
 * Adds a partner after all other partners of the same role and edition.
 * @throws Problem bad_input, or conflict when the edition is frozen
 */
export async function insertPartner(
  { image: _image, ...form }: PartnerForm,
  image: StoredFile | undefined,
): Promise<{ id: number }> {
  await refuseFrozenOrUnknownEdition(form.event_id)
  const sequence = nextSequenceSql(eventPartners, isPartnerOf(form))
  return insertRow(eventPartners, {
    ...form,
    ...(await lockAndMatchListing(form)),
    level: sponsorLevelOf(form),
    logo_file_id: image?.id,
    sequence,
  })
}

/**
 * @throws Problem not_found, bad_input, or conflict when the edition is frozen or somebody saved the partner
 * since `version`
 */
export async function updatePartner(
  { id, version, image_removed, image: _image, ...form }: PartnerUpdate,
  image: StoredFile | undefined,
): Promise<{ version: number }> {
  await refuseFrozenRow(eventPartners, id)
  const logo_file_id = image?.id ?? (image_removed ? null : undefined)
  const changes = {
    ...form,
    ...(await lockAndMatchSentListing(form)),
    level: sponsorLevelOf(form),
    logo_file_id,
  }
  return updateRow(eventPartners, { id, version }, changes)
}

/**
 * Changes the order of some partners of one role in one edition. All other partners keep their places,
 * because the office orders one page of its list at a time.
 * @throws Problem conflict when a given partner is deleted or of a frozen edition, or when the given partners
 * differ in role or edition; the order then stays
 */
export async function updatePartnerOrder(order: PartnerOrder): Promise<void> {
  const ids = order.toSorted((one, other) => one.sequence - other.sequence).map(({ id }) => id)
  await refuseFrozenRows(eventPartners, ids)
  const lists = await db()
    .selectDistinct({ event_id: eventPartners.event_id, role: eventPartners.role })
    .from(eventPartners)
    .where(inArray(eventPartners.id, ids))
  const [list] = lists
  if (!list || lists.length > 1) throw new Problem('conflict', 'problems.list_changed')
  const rows = await db()
    .select({ id: eventPartners.id })
    .from(eventPartners)
    .where(isPartnerOf(list))
    .orderBy(asc(eventPartners.sequence), asc(eventPartners.id))
    .for('update')
  const fullOrder = rearrangeIds(
    rows.map(({ id }) => id),
    ids,
  )
  if (!fullOrder) throw new Problem('conflict', 'problems.list_changed')
  const places = fullOrder.map((id, at) => ({ id, sequence: at + 1 }))
  await saveOrder(eventPartners, places, 'problems.list_changed')
}

/** @throws Problem not_found, or conflict when the edition is frozen */
export async function deletePartner(id: number): Promise<void> {
  await refuseFrozenRow(eventPartners, id)
  await deleteRow(eventPartners, id)
}
