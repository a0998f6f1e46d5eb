import { bigint, integer, pgTable, text, varchar } from 'drizzle-orm/pg-core'

/** When each cache tag was last expired, in milliseconds since 1970: what the instances agree through. */
export const cacheTags = pgTable('cache_tags', {
  tag: text().primaryKey(),
  expiredAtMs: bigint('expired_at_ms', { mode: 'number' }).notNull(),
})

/** Counters of the rate limiter, in the shape that `rate-limiter-flexible` reads and writes. */
export const rateLimits = pgTable('rate_limits', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})
