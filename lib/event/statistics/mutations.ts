import { eq } from 'drizzle-orm'
import { eventStatistics } from '@/db/schema/event'
import { deleteRow, insertRow, nextSequenceSql, saveOrder, updateRow } from '@/lib/platform/api/rows'
import { refuseFrozenOrUnknownEdition, refuseFrozenRow, refuseFrozenRows } from '../editions/frozen'
import type { StatisticForm, StatisticOrder, StatisticUpdate } from './schema'

/**
 * Adds a figure at the end of its edition's list.
 * @throws Problem bad_input, or conflict when the edition is frozen
 */
export async function insertStatistic(form: StatisticForm): Promise<{ id: number }> {
  await refuseFrozenOrUnknownEdition(form.event_id)
  const sequence = nextSequenceSql(eventStatistics, eq(eventStatistics.event_id, form.event_id))
  return insertRow(eventStatistics, { ...form, sequence })
}

/**
 * @throws Problem not_found, or conflict when the edition is frozen or somebody saved the figure since
 * `version`
 */
export async function updateStatistic({
  id,
  version,
  ...form
}: StatisticUpdate): Promise<{ version: number }> {
  await refuseFrozenRow(eventStatistics, id)
  return updateRow(eventStatistics, { id, version }, form)
}

/**
 * @throws Problem conflict when one of the figures is deleted or of a frozen edition; the order then stays
 */
export async function updateStatisticOrder(order: StatisticOrder): Promise<void> {
  await refuseFrozenRows(
    eventStatistics,
    order.map(({ id }) => id),
  )
  await saveOrder(eventStatistics, order, 'problems.list_changed')
}

/** @throws Problem not_found, or conflict when the edition is frozen */
export async function deleteStatistic(id: number): Promise<void> {
  await refuseFrozenRow(eventStatistics, id)
  await deleteRow(eventStatistics, id)
}
