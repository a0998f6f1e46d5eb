import { integer, timestamp } from 'drizzle-orm/pg-core'

/** Raised by every save: who saves an older version is told, and overwrites nothing. */
export const version = () => integer().notNull().default(1)

/** When the row was written. */
export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()

/** When the row was last saved; the statement that saves it says so. */
export const updatedAt = () => timestamp({ withTimezone: true }).notNull().defaultNow()
