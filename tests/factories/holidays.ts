import { db, inTransaction } from '@/db/client'
import { publicHolidays } from '@/db/schema/reviews'

let nextYear = 2040

/** A public holiday on a day of its own. @returns its id */
export async function makeHoliday(name = 'Баяр'): Promise<number> {
  const day = `${nextYear++}-05-05`
  const [row] = await inTransaction(() =>
    db().insert(publicHolidays).values({ day, name }).returning({ id: publicHolidays.id }),
  )
  if (!row) throw new Error('the holiday was not made')
  return row.id
}
