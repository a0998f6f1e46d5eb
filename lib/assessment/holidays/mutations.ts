import { publicHolidays } from '@/db/schema/reviews'
import { writeOrRefuseTaken } from '@/lib/platform/api/database-error'
import { Problem } from '@/lib/platform/api/problem'
import { deleteRow, insertRow, updateRow } from '@/lib/platform/api/rows'
import type { HolidayForm, HolidayUpdate } from './schema'

const takenProblem = () => Problem.ofField('day', 'validation.holiday.taken')

/** @throws Problem bad_input if the day is a holiday already */
export async function insertHoliday(form: HolidayForm): Promise<{ id: number }> {
  return writeOrRefuseTaken(() => insertRow(publicHolidays, form), takenProblem)
}

/** @throws Problem not_found, bad_input as `insertHoliday`, or conflict when somebody saved it since `version` */
export async function updateHoliday({ id, version, ...form }: HolidayUpdate): Promise<{ version: number }> {
  return writeOrRefuseTaken(() => updateRow(publicHolidays, { id, version }, form), takenProblem)
}

export function deleteHoliday(id: number): Promise<void> {
  return deleteRow(publicHolidays, id)
}
