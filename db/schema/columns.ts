import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, timestamp } from 'drizzle-orm/pg-core'

/** Raised by every save, so that a save of an older version is refused. */
export const version = () => integer().notNull().default(1)

/** When the row was written. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When the row was last saved; the saving statement sets it. */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When a row appears in public and when it ends; null means at once, and never. */
export const schedule = () => ({
  appears_at: timestamp({ withTimezone: true }),
  ends_at: timestamp({ withTimezone: true }),
})

/** A constraint: a row ends after it appears. */
export const scheduleOrderCheck = (name: string, t: { appears_at: AnyPgColumn; ends_at: AnyPgColumn }) =>
  check(`${name}_schedule_in_order`, sql`${t.ends_at} > ${t.appears_at}`)
