import { publicHolidays } from '@/db/schema/assessment'
import { writeUnlessTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { HolidayForm, HolidayUpdate } from './schema'

function refuseIfTaken<Saved>(savedRow: Saved | null): Saved {
  if (savedRow === null) throw Problem.ofField('day', 'validation.holiday.taken')
  return savedRow
}

/** @throws Problem bad_input if the day is a holiday already */
export async function insertHoliday(form: HolidayForm): Promise<{ id: number }> {
  return refuseIfTaken(await writeUnlessTaken(() => insertRow(publicHolidays, form)))
}

/** @throws Problem not_found, bad_input as `insertHoliday`, or conflict when somebody saved it since `version` */
export async function updateHoliday({ id, version, ...form }: HolidayUpdate): Promise<{ version: number }> {
  return refuseIfTaken(await writeUnlessTaken(() => updateRow(publicHolidays, { id, version }, form)))
}

export function deleteHoliday(id: number): Promise<void> {
  return deleteRow(publicHolidays, id)
}
