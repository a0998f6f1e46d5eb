import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { version } from './version'

/** Staff who may sign in. A row here, and nothing else, opens the back office. */
export const accounts = pgTable(
  'accounts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lastName: text('last_name').notNull().default(''),
    firstName: text('first_name').notNull(),
    email: text().notNull(),
    phoneNumber: text('phone_number').notNull().default(''),
    position: text().notNull().default(''),
    department: text().notNull().default(''),
    /** 1 moderator, 2 admin, 3 user. */
    accountRole: smallint('account_role').notNull().default(2),
    version: version(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('accounts_email_unique').on(sql`lower(${t.email})`),
    index('accounts_list').on(t.createdAt, t.id),
    check('accounts_role_known', sql`${t.accountRole} between 1 and 3`),
    check('accounts_first_name_filled', sql`length(btrim(${t.firstName})) > 0`),
  ],
)

/** Who is signed in, and where. The cookie carries the id; without the row it opens nothing. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    accountId: integer('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When, from which network address and with which browser it was used last, to some minutes. */
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
    address: text().notNull().default(''),
    browser: text().notNull().default(''),
  },
  (t) => [
    index('staff_sessions_account').on(t.accountId),
    // Every session is as long as the others, so what ends last began last: the order of the list.
    index('staff_sessions_expiry').on(t.expiresAt, t.id),
    check('staff_sessions_short', sql`${t.expiresAt} <= ${t.createdAt} + interval '12 hours'`),
  ],
)
