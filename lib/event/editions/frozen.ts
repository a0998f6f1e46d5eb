import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { events } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { requireRow } from '@/lib/platform/api/rows'
import { isEditionFrozen } from './queries'

/**
 * Refuses writes to a frozen edition.
 * @throws Problem conflict
 */
export async function refuseFrozenEdition(
  editionOrDay: { eventId: number } | { dayId: number },
): Promise<void> {
  if (await isEditionFrozen(editionOrDay)) throw new Problem('conflict', 'problems.edition_frozen')
}

/**
 * Refuses to write a row that belongs to a frozen edition.
 * @throws Problem not_found, or conflict
 */
export async function refuseFrozenRow(
  table: PgTable & { id: PgColumn; event_id: PgColumn },
  id: number,
): Promise<void> {
  const row = requireRow(await db().select({ event_id: table.event_id }).from(table).where(eq(table.id, id)))
  await refuseFrozenEdition({ eventId: row.event_id as number })
}

/**
 * Refuses to add a row to a frozen or unknown edition.
 * @throws Problem bad_input for an unknown edition, conflict for a frozen one
 */
export async function refuseFrozenOrUnknownEdition(eventId: number): Promise<void> {
  const editions = await db()
    .select({ frozen_at: events.frozen_at })
    .from(events)
    .where(eq(events.id, eventId))
  if (!editions[0]) throw Problem.ofField('event_id', 'validation.event.edition')
  if (editions[0].frozen_at) throw new Problem('conflict', 'problems.edition_frozen')
}

/**
 * Refuses to write several rows when one of them belongs to a frozen edition. Does not check that all exist.
 * @throws Problem conflict
 */
export async function refuseFrozenRows(
  table: PgTable & { id: PgColumn; event_id: PgColumn },
  ids: readonly number[],
): Promise<void> {
  const [frozen] = await db()
    .select({ id: events.id })
    .from(table)
    .innerJoin(events, eq(events.id, table.event_id))
    .where(and(inArray(table.id, [...ids]), isNotNull(events.frozen_at)))
    .limit(1)
  if (frozen) throw new Problem('conflict', 'problems.edition_frozen')
}
