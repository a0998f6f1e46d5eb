import { sql, type SQL } from 'drizzle-orm'
import type { StaffAccess } from '@/lib/platform/api/call'

/** Rows of one table that wait for the staff. A domain declares its own beside its other code. */
export type WaitingSource = {
  /** Who may see the rows. */
  access: StaffAccess
  /** `from … where …`; an index finds the rows. */
  from: SQL
  id: SQL
  name: SQL
  /** How the name is shown, if not as it is stored. */
  formatName?: (name: string) => string
  /** Since when a row waits; the list has the oldest first. */
  since: SQL
  /** Until when it should be done, if there is such a moment. */
  due?: SQL
  /** The address of the office where it is done. */
  address: SQL
}

const endOfTodaySql = sql`(date_trunc('day', now() at time zone 'Asia/Ulaanbaatar') + interval '1 day') at time zone 'Asia/Ulaanbaatar'`

/** Returns the condition that a moment is later today, in Ulaanbaatar. */
export const isLaterTodaySql = (moment: SQL): SQL => sql`${moment} > now() and ${moment} < ${endOfTodaySql}`
