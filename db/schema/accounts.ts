import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, personal, updatedAtColumn, versionColumn } from './columns'

/** Staff who may sign in: the back office is open to exactly the accounts of this table. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    last_name: personal('name', text().notNull().default('')),
    first_name: personal('name', text().notNull()),
    email: personal('email', text().notNull()),
    phone_number: personal('phone', text().notNull().default('')),
    position: personal('position', text().notNull().default('')),
    department: personal('position', text().notNull().default('')),
    /** 1 moderator, 2 admin, 3 user. */
    account_role: smallint().notNull().default(2),
    /** The right to review the assessments of members, which no role includes. */
    reviews_assessments: boolean().notNull().default(false),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${t.email})`),
    index('accounts_list').on(t.created_at, t.id),
    check('accounts_role_known', sql`${t.account_role} between 1 and 3`),
    check('accounts_first_name_filled', sql`length(btrim(${t.first_name})) > 0`),
  ],
)

/** Sessions of staff. The cookie contains the session's id and is invalid without the row. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    created_at: createdAtColumn(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    /**
     * When, from which IP address and with which browser the session was last used. Updated every few
     * minutes, and at once when address or browser changes.
     */
    seen_at: personal('visits', timestamp({ withTimezone: true }).notNull().defaultNow()),
    address: personal('network', text().notNull().default('')),
    browser: personal('browser', text().notNull().default('')),
  },
  (t) => [
    index('staff_sessions_account').on(t.account_id),
    // The order of the office's list, newest first: all sessions are equally long, so the newest ends last.
    index('staff_sessions_expiry').on(t.expires_at, t.id),
    check('staff_sessions_short', sql`${t.expires_at} <= ${t.created_at} + interval '12 hours'`),
  ],
)

/** API tokens, with which scripts make calls. Only the hash of a token's secret is stored. */
export const apiTokens = pgTable(
  'api_tokens',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** The beginning of the secret, by which staff recognise it. */
    prefix: text().notNull(),
    /** 1 moderator, 2 admin, 3 user; the token never has more rights than its account has now. */
    account_role: smallint().notNull(),
    /** Who made the token. It ends with this account. */
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    secret_hash: text().notNull().unique(),
    /** The token's last day in Ulaanbaatar. */
    ends_on: date({ mode: 'string' }).notNull(),
    /** When it was last used, to the minute. */
    used_at: timestamp({ withTimezone: true }),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('api_tokens_name_unique').on(sql`lower(${t.name})`),
    index('api_tokens_list').on(t.created_at, t.id),
    index('api_tokens_account').on(t.account_id),
    index('api_tokens_end').on(t.ends_on),
    check('api_tokens_name_filled', sql`length(btrim(${t.name})) > 0`),
    check('api_tokens_role_known', sql`${t.account_role} between 1 and 3`),
    check(
      'api_tokens_year',
      sql`${t.ends_on} <= (${t.created_at} at time zone 'Asia/Ulaanbaatar')::date + 366`,
    ),
  ],
)
