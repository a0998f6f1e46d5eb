import { gt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** For how many minutes an equal submission counts as a repeated press of the button, which is ignored. */
const repeatMinutes = 10

/** Matches rows that are so new that an equal submission repeats them. */
export const mayBeRepeated = (createdAt: PgColumn): SQL =>
  gt(createdAt, sql`now() - make_interval(mins => ${repeatMinutes})`)
