import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import {
  aimagCheck,
  consentColumns,
  createdAtColumn,
  personal,
  placeColumns,
  updatedAtColumn,
  versionColumn,
} from './columns'
import { files } from './files'

const fileIdColumn = () => integer().references(() => files.id, { onDelete: 'restrict' })
const companyIdColumn = () =>
  integer().references((): AnyPgColumn => directoryCompanies.id, { onDelete: 'cascade' })
const personIdColumn = () =>
  integer().references((): AnyPgColumn => directoryPeople.id, { onDelete: 'cascade' })
/** A constraint: a row belongs to exactly one listing, either a company or a consultant. */
const oneOwnerCheck = (tableName: string, t: { company_id: AnyPgColumn; person_id: AnyPgColumn }) =>
  check(`${tableName}_of_one`, sql`num_nonnulls(${t.company_id}, ${t.person_id}) = 1`)
/** The language of the filled-in form; mails about it are in this language. */
const formLanguageColumn = () =>
  text({ enum: ['mn', 'en'] })
    .notNull()
    .default('mn')

/**
 * Categories of the directory. A main category has a code of two digits. A sub-category has a code of four,
 * which begins with the code of its main category.
 */
export const directoryCategories = pgTable(
  'directory_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    category_code: text().notNull(),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('directory_categories_code').on(t.category_code),
    check('directory_categories_code_known', sql`${t.category_code} ~ '^0[1-4]([0-9]{2})?$'`),
    check('directory_categories_named', sql`${t.name} <> ''`),
  ],
)

/**
 * Companies of the directory. An unapproved row is a request until staff approve or reject it. Names are
 * in capitals. Triggers derive `is_listed`, sort names, initials and `name_key` from names and flags,
 * and copy `is_listed` and the sort names to `directory_company_categories`, whose index serves the pages.
 */
export const directoryCompanies = pgTable(
  'directory_companies',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    /** The number in the state register; empty if unknown, and for companies from abroad. */
    registration_number: text().notNull().default(''),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    address: text().notNull().default(''),
    address_en: text().notNull().default(''),
    about: text().notNull().default(''),
    about_en: text().notNull().default(''),
    ...placeColumns(),
    logo_file_id: fileIdColumn(),
    /** Whether staff allow the company to be published. */
    approval: boolean().notNull().default(false),
    /** Whether the company operates. */
    status: boolean().notNull().default(true),
    /** When and why staff rejected the request. */
    rejected_at: timestamp({ withTimezone: true }),
    reject_reason: text().notNull().default(''),
    /**
     * `confirmed_at`: when the owner or staff last confirmed that the listing is correct. `asked_at`: when a
     * mail last asked the owner to confirm it; null after the owner did.
     */
    confirmed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    asked_at: timestamp({ withTimezone: true }),
    /** Whether visitors see the company: it is approved and operates. Set by the trigger. */
    is_listed: boolean().notNull().default(false),
    /** The sort key in each language, for collation "C". Set by the trigger. */
    sort_name: text().notNull().default(''),
    sort_name_en: text().notNull().default(''),
    /**
     * The letter of the alphabetical index under which the company appears; empty for none. Set by the
     * trigger.
     */
    initial: text().notNull().default(''),
    initial_en: text().notNull().default(''),
    /** The name without legal forms, punctuation and spaces, to find duplicates. Set by the trigger. */
    name_key: text().notNull().default(''),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    // Allows only one approved listing for each registration number.
    uniqueIndex('directory_companies_one_listing')
      .on(t.registration_number)
      .where(sql`approval and registration_number <> ''`),
    index('directory_companies_registration').on(t.registration_number),
    index('directory_companies_name_key').on(t.name_key),
    index('directory_companies_requests')
      .on(t.created_at, t.id)
      .where(sql`not approval and rejected_at is null`),
    index('directory_companies_order').on(sql`${t.sort_name} collate "C"`, t.id),
    index('directory_companies_initial')
      .on(t.initial, sql`${t.sort_name} collate "C"`, t.id)
      .where(sql`is_listed`),
    index('directory_companies_initial_en')
      .on(t.initial_en, sql`${t.sort_name_en} collate "C"`, t.id)
      .where(sql`is_listed`),
    index('directory_companies_aimag')
      .on(t.aimag, sql`${t.sort_name} collate "C"`, t.id)
      .where(sql`is_listed`)
      .concurrently(),
    index('directory_companies_aimag_en')
      .on(t.aimag, sql`${t.sort_name_en} collate "C"`, t.id)
      .where(sql`is_listed`)
      .concurrently(),
    index('directory_companies_confirmed')
      .on(t.confirmed_at)
      .where(sql`is_listed`),
    index('directory_companies_logo').on(t.logo_file_id),
    aimagCheck('directory_companies', t),
    check('directory_companies_named', sql`${t.name} <> '' or ${t.name_en} <> ''`),
    check('directory_companies_rejected_unpublished', sql`not ${t.approval} or ${t.rejected_at} is null`),
  ],
)

/** The sub-categories that a company is listed under. */
export const directoryCompanyCategories = pgTable(
  'directory_company_categories',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn().notNull(),
    category_id: integer()
      .notNull()
      .references(() => directoryCategories.id, { onDelete: 'restrict' }),
    /** Copies of the company's columns, so that one index serves a category's page. Set by the trigger. */
    is_listed: boolean().notNull().default(false),
    sort_name: text().notNull().default(''),
    sort_name_en: text().notNull().default(''),
  },
  (t) => [
    uniqueIndex('directory_company_categories_once').on(t.company_id, t.category_id),
    index('directory_company_categories_page')
      .on(t.category_id, sql`${t.sort_name} collate "C"`, t.company_id)
      .where(sql`is_listed`),
    index('directory_company_categories_page_en')
      .on(t.category_id, sql`${t.sort_name_en} collate "C"`, t.company_id)
      .where(sql`is_listed`),
  ],
)

/**
 * The number of listed companies in a category, as the sum of `delta`. Triggers add a row with the difference
 * that a statement made, and a job merges the rows each hour. If each category had a single row, simultaneous
 * saves would wait for one another; counting the companies would get slower with their number.
 */
export const directoryCategoryCounts = pgTable(
  'directory_category_counts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    category_id: integer()
      .notNull()
      .references(() => directoryCategories.id, { onDelete: 'cascade' }),
    delta: integer().notNull(),
  },
  (t) => [index('directory_category_counts_sum').on(t.category_id, t.delta)],
)

export const contactTypes = ['phone', 'fax', 'email', 'website'] as const
export type ContactType = (typeof contactTypes)[number]

/** Contacts of a company; their ids are in the order in which the contacts were entered. */
export const directoryContacts = pgTable(
  'directory_contacts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn().notNull(),
    contact_type: text({ enum: contactTypes }).notNull(),
    contact_value: personal('contacts', text().notNull()),
  },
  (t) => [
    index('directory_contacts_company').on(t.company_id, t.id),
    check('directory_contacts_type_known', sql`${t.contact_type} in ('phone', 'fax', 'email', 'website')`),
    check('directory_contacts_filled', sql`${t.contact_value} <> ''`),
  ],
)

/** Consulting engineers of the directory (its category 0403), and their requests to be listed. */
export const directoryPeople = pgTable(
  'directory_people',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    phone_number: personal('phone', text().notNull()),
    name: personal('name', text().notNull()),
    name_en: personal('name', text().notNull().default('')),
    profession: personal('profession', text().notNull().default('')),
    profession_en: personal('profession', text().notNull().default('')),
    advice_range: personal('profession', text().notNull().default('')),
    advice_range_en: personal('profession', text().notNull().default('')),
    approval: boolean().notNull().default(false),
    rejected_at: timestamp({ withTimezone: true }),
    reject_reason: personal('notes', text().notNull().default('')),
    confirmed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    asked_at: timestamp({ withTimezone: true }),
    /** Derived from names and flags, as in `directory_companies`. Set by the trigger. */
    is_listed: boolean().notNull().default(false),
    sort_name: personal('name', text().notNull().default('')),
    sort_name_en: personal('name', text().notNull().default('')),
    initial: text().notNull().default(''),
    initial_en: text().notNull().default(''),
    version: versionColumn(),
    updated_at: updatedAtColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('directory_people_requests')
      .on(t.created_at, t.id)
      .where(sql`not approval and rejected_at is null`),
    index('directory_people_order').on(sql`${t.sort_name} collate "C"`, t.id),
    index('directory_people_page')
      .on(sql`${t.sort_name} collate "C"`, t.id)
      .where(sql`is_listed`),
    index('directory_people_page_en')
      .on(sql`${t.sort_name_en} collate "C"`, t.id)
      .where(sql`is_listed`),
    index('directory_people_confirmed')
      .on(t.confirmed_at)
      .where(sql`is_listed`),
    check('directory_people_named', sql`${t.name} <> '' or ${t.name_en} <> ''`),
    check('directory_people_rejected_unpublished', sql`not ${t.approval} or ${t.rejected_at} is null`),
  ],
)

/**
 * The registrants, who own the listings: whoever reads mail at the registrant's e-mail address may edit the
 * listing. Personal data.
 */
export const directoryRegistrants = pgTable(
  'directory_registrants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn(),
    person_id: personIdColumn(),
    name: personal('name', text().notNull()),
    position: personal('position', text().notNull()),
    /** The e-mail address in lower case. */
    email: personal('email', text().notNull()),
    phone: personal('phone', text().notNull()),
    lang: personal('languages', formLanguageColumn()),
    ...consentColumns(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('directory_registrants_company').on(t.company_id),
    uniqueIndex('directory_registrants_person').on(t.person_id),
    index('directory_registrants_email').on(t.email),
    oneOwnerCheck('directory_registrants', t),
    check('directory_registrants_lang_known', sql`${t.lang} in ('mn', 'en')`),
    check(
      'directory_registrants_filled',
      sql`${t.name} <> '' and ${t.position} <> '' and ${t.email} <> '' and ${t.phone} <> ''`,
    ),
  ],
)

/**
 * Owners' changes that wait for the staff's approval, at most one for each listing. Until the decision the
 * public page does not change.
 */
export const directoryChanges = pgTable(
  'directory_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn(),
    person_id: personIdColumn(),
    /** The changed fields with their new values. */
    changes: personal('listing', jsonb().$type<Record<string, unknown>>().notNull()),
    /** The new logo; null if the owner did not change it. */
    logo_file_id: fileIdColumn(),
    sent_by: personal('email', text().notNull()),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('directory_changes_company').on(t.company_id),
    uniqueIndex('directory_changes_person').on(t.person_id),
    index('directory_changes_order').on(t.created_at, t.id),
    index('directory_changes_logo').on(t.logo_file_id),
    oneOwnerCheck('directory_changes', t),
  ],
)

/** Reports of visitors about errors in a listing. */
export const directoryReports = pgTable(
  'directory_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn(),
    person_id: personIdColumn(),
    text: personal('message', text().notNull()),
    /** The reporter's e-mail address, to which staff may answer. */
    email: personal('email', text().notNull().default('')),
    lang: personal('languages', formLanguageColumn()),
    state: text({ enum: ['new', 'closed'] })
      .notNull()
      .default('new'),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('directory_reports_list').on(t.state, t.created_at, t.id),
    index('directory_reports_company').on(t.company_id),
    index('directory_reports_person').on(t.person_id),
    index('directory_reports_email').on(t.email),
    oneOwnerCheck('directory_reports', t),
    check('directory_reports_lang_known', sql`${t.lang} in ('mn', 'en')`),
    check('directory_reports_state_known', sql`${t.state} in ('new', 'closed')`),
    check('directory_reports_filled', sql`${t.text} <> ''`),
  ],
)

/** The pictures of the directory's home page, in the order of `sequence`. */
export const directoryBanners = pgTable(
  'directory_banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    image_file_id: fileIdColumn().notNull(),
    sequence: integer().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('directory_banners_order').on(t.sequence, t.id),
    index('directory_banners_image').on(t.image_file_id),
  ],
)

/** Pairs of similar companies that staff declared to be no duplicates. */
export const directoryDistinctCompanies = pgTable(
  'directory_distinct_companies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    company_id: companyIdColumn().notNull(),
    other_id: companyIdColumn().notNull(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('directory_distinct_companies_once').on(t.company_id, t.other_id),
    index('directory_distinct_companies_other').on(t.other_id),
    check('directory_distinct_companies_in_order', sql`${t.company_id} < ${t.other_id}`),
  ],
)

/** Ids of companies that were merged into the company `company_id`: their old pages redirect to its page. */
export const directoryFormerCompanies = pgTable(
  'directory_former_companies',
  {
    id: integer().primaryKey(),
    company_id: companyIdColumn().notNull(),
    created_at: createdAtColumn(),
  },
  (t) => [index('directory_former_companies_company').on(t.company_id)],
)
