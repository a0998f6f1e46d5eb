import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { eventHalls, eventPresentations, eventSessions } from '@/db/schema/event'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import { nextPlaceInEdition, saveOrderInEditions } from '../edition-rows'
import { refuseFrozenOrUnknownEdition, refuseFrozenRows } from '../editions/frozen'
import type { HallForm, HallOrder, HallUpdate } from './schema'

const list = {
  table: eventHalls,
  id: eventHalls.id,
  edition: eventHalls.event_id,
  place: eventHalls.sequence,
}

/** Adds a hall at the end of its edition's list. */
export async function insertHall(form: HallForm): Promise<{ id: number }> {
  await refuseFrozenOrUnknownEdition(form.event_id)
  return insertRow(eventHalls, {
    ...form,
    seats: form.seats ?? null,
    sequence: nextPlaceInEdition(list, form.event_id),
  })
}

/**
 * @throws Problem not_found, or conflict when somebody saved the hall since `version` or its edition is
 * frozen
 */
export async function updateHall({ id, version, ...form }: HallUpdate): Promise<{ version: number }> {
  await refuseFrozenRows(eventHalls, [id])
  return updateRow(eventHalls, { id, version }, { ...form, seats: form.seats ?? null })
}

export async function updateHallOrder(order: HallOrder): Promise<void> {
  await refuseFrozenRows(
    eventHalls,
    order.map(({ id }) => id),
  )
  await saveOrderInEditions(list, order)
}

/**
 * @throws Problem not_found, or conflict while sessions or presentations use the hall, or when its edition
 * is frozen
 */
export async function deleteHall(id: number): Promise<void> {
  await refuseFrozenRows(eventHalls, [id])
  const [sessions, presentations] = await Promise.all([
    db().$count(eventSessions, eq(eventSessions.hall_id, id)),
    db().$count(eventPresentations, eq(eventPresentations.hall_id, id)),
  ])
  if (sessions + presentations > 0)
    throw new Problem('conflict', 'problems.hall_used', { sessions, presentations })
  await deleteRow(eventHalls, id)
}
