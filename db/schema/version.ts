import { integer } from 'drizzle-orm/pg-core'

/** Raised by every save: who saves an older version is told, and overwrites nothing. */
export const version = () => integer().notNull().default(1)
