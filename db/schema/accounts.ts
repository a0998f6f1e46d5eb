import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

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
