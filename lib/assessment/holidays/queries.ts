import { asc, eq, gt } from 'drizzle-orm'
import { db } from '@/db/client'
import { publicHolidays } from '@/db/schema/reviews'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import type { Holiday, HolidayListing } from './schema'

const holidayAnswer = ({ id, day, name, version }: typeof publicHolidays.$inferSelect): Holiday => ({
  ...{ id, day, name, version },
})

/** Lists a page of the holidays for the office. */
export async function listAdminHolidays(
  query: HolidayListing,
): Promise<{ holidays: Holiday[]; total: number; totalPages: number }> {
  const { day, name } = publicHolidays
  const [total, rows] = await Promise.all([
    db().$count(publicHolidays),
    db()
      .select()
      .from(publicHolidays)
      .orderBy(...sortOrder(query.sort, { day, name }, [asc(day)]))
      .limit(query.limit)
      .offset(offsetOf(query)),
  ])
  return { holidays: rows.map(holidayAnswer), total, totalPages: numberOfPages(total, query.limit) }
}

/** Reads a holiday for its form. @throws Problem not_found */
export async function getHoliday(id: number): Promise<Holiday> {
  return holidayAnswer(requireRow(await db().select().from(publicHolidays).where(eq(publicHolidays.id, id))))
}

/** Returns the holidays after a day. */
export async function readHolidaysAfter(isoDay: string): Promise<ReadonlySet<string>> {
  const rows = await db()
    .select({ day: publicHolidays.day })
    .from(publicHolidays)
    .where(gt(publicHolidays.day, isoDay))
  return new Set(rows.map(({ day }) => day))
}
