import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * While its row exists, mail is written and not sent: so a restored copy does not write to members. A restore
 * and `npm run outgoing -- off` insert the row, `npm run outgoing -- on` deletes it.
 */
export const outgoingHold = pgTable(
  'outgoing_hold',
  {
    is_only: boolean().primaryKey().default(true),
    /** Why no mail is sent, in words for operators. */
    reason: text().notNull(),
    since: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [check('outgoing_hold_is_only', sql`${t.is_only}`)],
)

/** One row for each run of the backup command; old ones are deleted. */
export const backupRuns = pgTable('backup_runs', {
  /** The name of the backup in its place: its time. */
  name: text().primaryKey(),
  started_at: timestamp({ withTimezone: true }).notNull(),
  /** Null while it runs, and for ever if its process was killed. */
  ended_at: timestamp({ withTimezone: true }),
  /** Why there is no backup, in words for operators. */
  error: text(),
  rows: bigint({ mode: 'number' }),
  files: integer(),
  new_files: integer(),
  /** What this backup takes in its place, with the files that it shares with others. */
  bytes: bigint({ mode: 'number' }),
  /** When a copy was last restored from it, every hash right. */
  restored_at: timestamp({ withTimezone: true }),
})

/** What the answers of one route took in one process today, without those from its caches. */
export type RouteTime = { route: string; count: number; sumMs: number; maxMs: number }

/**
 * One row for each server process, which renews it while it runs and deletes it when it stops. A process that
 * was killed leaves its row; others delete it after a day.
 */
export const serverInstances = pgTable('server_instances', {
  id: uuid().primaryKey(),
  /** The name of the machine. */
  host: text().notNull(),
  pid: integer().notNull(),
  version: text().notNull(),
  started_at: timestamp({ withTimezone: true }).notNull(),
  seen_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  is_stopping: boolean().notNull().default(false),
  /** The names of the parts of its readiness that have a problem. */
  problems: text().array().notNull(),
  slow_routes: jsonb().$type<RouteTime[]>().notNull(),
})
