import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, timestamp } from 'drizzle-orm/pg-core'

/** Raised by every save: who saves an older version is told, and overwrites nothing. */
export const version = () => integer().notNull().default(1)

/** When the row was written. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When the row was last saved; the statement that saves it says so. */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When a row is to appear in public, and when it is to be gone again; null is at once, and never. */
export const schedule = () => ({
  appears_at: timestamp({ withTimezone: true }),
  ends_at: timestamp({ withTimezone: true }),
})

/** What has an end has it after it appears. */
export const inOrder = (name: string, t: { appears_at: AnyPgColumn; ends_at: AnyPgColumn }) =>
  check(`${name}_schedule_in_order`, sql`${t.ends_at} > ${t.appears_at}`)
