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
import { directoryCompanies } from './directory'
import { files } from './files'
import { createdAtColumn, personal, versionColumn } from './columns'

/** Member organisations. An active member logs in with a code that the server sends to its e-mail address. */
export const memberCompanies = pgTable(
  'member_companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: personal('organisation', text().notNull()),
    email: personal('email', text().notNull()),
    logo_file_id: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    active: boolean().notNull().default(true),
    /** Finds the member's listing in the directory (`company_id`), unless staff choose the listing. */
    registration_number: text().notNull().default(''),
    company_id: integer().references(() => directoryCompanies.id, { onDelete: 'set null' }),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('member_companies_email_unique').on(sql`lower(${t.email})`),
    index('member_companies_name').on(t.name, t.id),
    index('member_companies_logo').on(t.logo_file_id),
    index('member_companies_listing').on(t.company_id),
    index('member_companies_registration').on(t.registration_number),
    check('member_companies_named', sql`${t.name} <> ''`),
  ],
)

/**
 * Hashed six-digit login codes. Only the browser that requested a code can use it.
 */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** For whom the code is: one e-mail address may belong to a member, an owner and a participant. */
    audience: text({ enum: ['member', 'owner', 'participant'] }).notNull(),
    email: personal('email', text().notNull()),
    /** The hash of the nonce in the requesting browser's cookie. */
    browser_hash: personal('browser', text().notNull()),
    /** The hash of the IP address that requested the code. */
    address_hash: personal('network', text().notNull()),
    /** Whether the browser was in `knownBrowsers` for this e-mail address, and so may request more codes. */
    is_known: boolean().notNull(),
    /**
     * Whether the code was mailed. If not, because the e-mail address is unknown or unknown browsers have
     * requested too many mails to it, the row only counts the request.
     */
    is_mailed: boolean().notNull(),
    code_hash: personal('code', text().notNull()),
    tries: smallint().notNull().default(0),
    created_at: createdAtColumn(),
    used_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('one_time_codes_browser').on(t.browser_hash, t.audience, t.email, t.created_at),
    index('one_time_codes_mailed')
      .on(t.audience, t.email, t.created_at)
      .where(sql`is_mailed`),
    index('one_time_codes_age').on(t.created_at),
    check('one_time_codes_tries', sql`${t.tries} between 0 and 5`),
  ],
)

/**
 * Browsers that logged in with an e-mail address before, or opened the link of a code mail to that address.
 * Requests from other browsers never count against the limit of these browsers.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** The hash of audience and e-mail address; the table does not store the address itself. */
    receiver_hash: personal('email', text().notNull()),
    browser_hash: personal('browser', text().notNull()),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.receiver_hash, t.browser_hash] }),
    index('known_browsers_expiry').on(t.expires_at),
  ],
)

/** A member's short session, found by the hash of the cookie's token. */
export const memberSessions = pgTable(
  'member_sessions',
  {
    token_hash: personal('session', text().primaryKey()),
    member_id: integer()
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'cascade' }),
    created_at: createdAtColumn(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('member_sessions_member').on(t.member_id),
    index('member_sessions_expiry').on(t.expires_at),
    check('member_sessions_short', sql`${t.expires_at} <= ${t.created_at} + interval '12 hours'`),
  ],
)

/**
 * Sessions of people who log in with a code and are not members: owners of listings, participants of
 * meetings.
 */
export const codeSessions = pgTable(
  'code_sessions',
  {
    token_hash: personal('session', text().primaryKey()),
    audience: text({ enum: ['owner', 'participant'] }).notNull(),
    /** In lower case. */
    email: personal('email', text().notNull()),
    created_at: createdAtColumn(),
    expires_at: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('code_sessions_email').on(t.audience, t.email),
    index('code_sessions_expiry').on(t.expires_at),
    check('code_sessions_short', sql`${t.expires_at} <= ${t.created_at} + interval '12 hours'`),
  ],
)

/**
 * Files that only the member `member_id`, moderators and admins may read. The keys are random, not hashes of
 * the bytes.
 */
export const privateFiles = pgTable(
  'private_files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    member_id: integer()
      .notNull()
      .references(() => memberCompanies.id, { onDelete: 'restrict' }),
    kind: text({ enum: ['image', 'pdf'] }).notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    original_name: personal('files', text().notNull().default('')),
    created_at: createdAtColumn(),
  },
  (t) => [index('private_files_member').on(t.member_id)],
)
