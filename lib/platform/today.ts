import { sql } from 'drizzle-orm'

/** Today in Ulaanbaatar, as SQL. */
export const todaySql = sql`(now() at time zone 'Asia/Ulaanbaatar')::date`
