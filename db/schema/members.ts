import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { files } from './files'
import { version } from './version'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Member organisations. An active one enters with a code that is sent to its address. */
export const memberCompanies = pgTable(
  'member_companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    logoFileId: integer('logo_file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    active: boolean().notNull().default(true),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('member_companies_email_unique').on(sql`lower(${t.email})`),
    index('member_companies_name').on(t.name, t.id),
    index('member_companies_logo').on(t.logoFileId),
    check('member_companies_named', sql`${t.name} <> ''`),
  ],
)

/** Six digits that one browser asked for, hashed. Only that browser can use them up, rightly or wrongly. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** For whom: the same address may be a member's and a participant's. */
    audience: text({ enum: ['member'] }).notNull(),
    email: text().notNull(),
    /** Of the nonce in the asking browser's cookie. */
    browserHash: text('browser_hash').notNull(),
    /** Of the network address that it asked from. */
    addressHash: text('address_hash').notNull(),
    /** Asked by a browser that had come in to this address before, which has an allowance of its own. */
    isKnown: boolean('is_known').notNull(),
    /** Without a mail the row only counts that the browser asked: strangers had used up what is mailed to them. */
    isMailed: boolean('is_mailed').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint().notNull().default(0),
    createdAt: createdAt(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (t) => [
    index('one_time_codes_browser').on(t.browserHash, t.audience, t.email, t.createdAt),
    index('one_time_codes_mailed')
      .on(t.audience, t.email, t.createdAt)
      .where(sql`is_mailed`),
    index('one_time_codes_age').on(t.createdAt),
    check('one_time_codes_tries', sql`${t.tries} between 0 and 5`),
  ],
)

/** Browsers that came in to an address with a code before. What others ask for never counts against them. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** Of audience and e-mail address: the address itself is not kept here. */
    receiverHash: text('receiver_hash').notNull(),
    browserHash: text('browser_hash').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.receiverHash, t.browserHash] }),
    index('known_browsers_expiry').on(t.expiresAt),
  ],
)

/** A member's short session, found by the hash of the cookie's token. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (t) => [
    index('member_sessions_member').on(t.memberId),
    index('member_sessions_expiry').on(t.expiresAt),
    check('member_sessions_short', sql`${t.expiresAt} <= ${t.createdAt} + interval '12 hours'`),
  ],
)

/** Files that only their member and the back office may read. Their keys are drawn, not hashed from the bytes. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'restrict' }),
    kind: text({ enum: ['image', 'pdf'] }).notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    originalName: text('original_name').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('private_files_member').on(t.memberId)],
)
