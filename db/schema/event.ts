import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAtColumn, leading, personal, updatedAtColumn, versionColumn } from './columns'
import { directoryCompanies } from './directory'
import { files } from './files'
import { newsTextColumns } from './news'

const fileIdColumn = () => integer().references(() => files.id, { onDelete: 'restrict' })
const eventIdColumn = () =>
  integer()
    .notNull()
    .references(() => events.id, { onDelete: 'restrict' })
const dayIdColumn = () =>
  integer()
    .notNull()
    .references(() => eventDates.id, { onDelete: 'restrict' })

/**
 * The editions of Mining Week. At most one edition is current. A frozen edition is shown under its year and
 * cannot be changed.
 */
export const events = pgTable(
  'events',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event: text().notNull(),
    event_en: text().notNull().default(''),
    year: smallint().notNull(),
    /** Where the edition takes place: the city (`place`), the venue and its address. */
    place: text().notNull().default(''),
    place_en: text().notNull().default(''),
    venue: text().notNull().default(''),
    venue_en: text().notNull().default(''),
    address: text().notNull().default(''),
    address_en: text().notNull().default(''),
    invitation: text().notNull().default(''),
    invitation_en: text().notNull().default(''),
    /** The text of the page about the event. */
    about: leading('richText', text().notNull().default('')),
    about_en: leading('richText', text().notNull().default('')),
    video_file_id: fileIdColumn(),
    /** The picture that appears while the film does not play, and on shared links. */
    image_file_id: fileIdColumn(),
    is_current: boolean().notNull().default(false),
    /** When staff froze the edition; null while it can be changed. */
    frozen_at: timestamp({ withTimezone: true }),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('events_one_current')
      .on(t.is_current)
      .where(sql`is_current`),
    index('events_year').on(t.year, t.id),
    index('events_video').on(t.video_file_id),
    index('events_image').on(t.image_file_id),
    index('events_pictures')
      .on(t.id)
      .where(sql`about like '%/files/%' or about_en like '%/files/%'`),
    check('events_named', sql`${t.event} <> ''`),
    check('events_year_known', sql`${t.year} between 1990 and 2200`),
    check('events_current_open', sql`not ${t.is_current} or ${t.frozen_at} is null`),
  ],
)

/**
 * The days of an edition. Ids start at 9, because some calls take the numbers 1 to 8 as places of days in the
 * current edition, and larger numbers as ids.
 */
export const eventDates = pgTable(
  'event_dates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity({ startWith: 9 }),
    event_id: eventIdColumn(),
    day: text().notNull(),
    day_en: text().notNull().default(''),
    event_date: date({ mode: 'string' }).notNull(),
    /** The midnight in Ulaanbaatar at the end of the day. */
    ends_at: timestamp({ withTimezone: true }).generatedAlwaysAs(
      sql`(event_date + 1)::timestamp at time zone 'Asia/Ulaanbaatar'`,
    ),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('event_dates_day').on(t.event_id, t.event_date),
    check('event_dates_named', sql`${t.day} <> ''`),
  ],
)

/** The figures of an edition, as texts: «30,000+». */
export const eventStatistics = pgTable(
  'event_statistics',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: eventIdColumn(),
    figure: text().notNull(),
    label: text().notNull(),
    label_en: text().notNull().default(''),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_statistics_order').on(t.event_id, t.sequence, t.id),
    check('event_statistics_filled', sql`${t.figure} <> '' and ${t.label} <> ''`),
  ],
)

/** The organisers, sponsors and exhibitors of an edition. */
export const eventPartners = pgTable(
  'event_partners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: eventIdColumn(),
    role: text({ enum: ['organiser', 'sponsor', 'exhibitor'] }).notNull(),
    /** The level of a sponsor; null for organisers and exhibitors. */
    level: text({ enum: ['general', 'gold', 'silver'] }),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    about: text().notNull().default(''),
    about_en: text().notNull().default(''),
    /** Only for an exhibitor: the number of the stand, such as «B-12». */
    stand: text().notNull().default(''),
    link: leading('address', text().notNull().default('')),
    logo_file_id: fileIdColumn(),
    /** Finds the organisation's directory listing (`company_id`), unless staff choose the listing. */
    registration_number: text().notNull().default(''),
    company_id: integer().references(() => directoryCompanies.id, { onDelete: 'set null' }),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_partners_order').on(t.event_id, t.role, t.sequence, t.id),
    index('event_partners_logo').on(t.logo_file_id),
    index('event_partners_listing').on(t.company_id),
    index('event_partners_registration').on(t.registration_number),
    check('event_partners_role_known', sql`${t.role} in ('organiser', 'sponsor', 'exhibitor')`),
    check('event_partners_level_known', sql`${t.level} in ('general', 'gold', 'silver')`),
    check('event_partners_level_of_sponsor', sql`(${t.role} = 'sponsor') = (${t.level} is not null)`),
    check('event_partners_named', sql`${t.name} <> ''`),
    check('event_partners_link_web', sql`${t.link} = '' or ${t.link} ~* '^https?://'`),
  ],
)

/** The halls of an edition, in which its sessions take place. */
export const eventHalls = pgTable(
  'event_halls',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event_id: eventIdColumn(),
    hall_name: text().notNull(),
    hall_name_en: text().notNull().default(''),
    seats: integer(),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_halls_order').on(t.event_id, t.sequence, t.id),
    check('event_halls_named', sql`${t.hall_name} <> ''`),
    check('event_halls_seated', sql`${t.seats} > 0`),
  ],
)

/** The designed pictures of a day's agenda, each in one language: `language_id` 1 is Mongolian, 2 English. */
export const eventAgendaPictures = pgTable(
  'event_agenda_pictures',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_date_id: dayIdColumn(),
    language_id: smallint().notNull(),
    image_file_id: fileIdColumn().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_agenda_pictures_day').on(t.event_date_id, t.language_id, t.id),
    index('event_agenda_pictures_image').on(t.image_file_id),
    check('event_agenda_pictures_language_known', sql`${t.language_id} in (1, 2)`),
  ],
)

export const sessionKinds = ['talk', 'keynote', 'panel', 'workshop', 'ceremony', 'break'] as const

/**
 * The sessions of the event. A session without a hall, such as a break, is for everybody. Times are minutes
 * since midnight in Ulaanbaatar. Two sessions in one hall never overlap: the exclusion constraint
 * `event_sessions_one_at_a_time`, which a migration creates, refuses the second.
 */
export const eventSessions = pgTable(
  'event_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_date_id: dayIdColumn(),
    hall_id: integer().references(() => eventHalls.id, { onDelete: 'restrict' }),
    starts_minutes: smallint().notNull(),
    ends_minutes: smallint().notNull(),
    kind: text({ enum: sessionKinds }).notNull().default('talk'),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    summary: text().notNull().default(''),
    summary_en: text().notNull().default(''),
    /** More speakers, as one text, besides those in `event_session_presenters`. */
    speakers: personal('name', text().notNull().default('')),
    speakers_en: personal('name', text().notNull().default('')),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_sessions_day').on(t.event_date_id, t.starts_minutes, t.id),
    index('event_sessions_hall').on(t.hall_id),
    check(
      'event_sessions_in_order',
      sql`${t.starts_minutes} >= 0 and ${t.ends_minutes} > ${t.starts_minutes}`,
    ),
    check('event_sessions_within_day', sql`${t.ends_minutes} <= 1440`),
    check('event_sessions_titled', sql`${t.title} <> ''`),
    check(
      'event_sessions_kind_known',
      sql`${t.kind} in ('talk', 'keynote', 'panel', 'workshop', 'ceremony', 'break')`,
    ),
  ],
)

/** The key speakers of an edition in the order of `presenter_queue`. */
export const eventPresenters = pgTable(
  'event_presenters',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    event_id: eventIdColumn(),
    name: personal('name', text().notNull()),
    name_en: personal('name', text().notNull()),
    position: personal('position', text().notNull()),
    position_en: personal('position', text().notNull()),
    about: personal('profession', text().notNull().default('')),
    about_en: personal('profession', text().notNull().default('')),
    profile_file_id: fileIdColumn().notNull(),
    presenter_queue: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_presenters_order').on(t.event_id, t.presenter_queue, t.id),
    index('event_presenters_profile').on(t.profile_file_id),
    check('event_presenters_named', sql`${t.name} <> '' and ${t.name_en} <> ''`),
    check('event_presenters_placed', sql`${t.position} <> '' and ${t.position_en} <> ''`),
  ],
)

/** The key speakers of a session. */
export const eventSessionPresenters = pgTable(
  'event_session_presenters',
  {
    session_id: integer()
      .notNull()
      .references(() => eventSessions.id, { onDelete: 'cascade' }),
    presenter_id: integer()
      .notNull()
      .references(() => eventPresenters.id, { onDelete: 'cascade' }),
    sequence: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.session_id, t.presenter_id] }),
    index('event_session_presenters_presenter').on(t.presenter_id),
  ],
)

/** Documents of talks, by day and hall. */
export const eventPresentations = pgTable(
  'event_presentations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_date_id: dayIdColumn(),
    hall_id: integer()
      .notNull()
      .references(() => eventHalls.id, { onDelete: 'restrict' }),
    present_name: text().notNull(),
    present_name_en: text().notNull().default(''),
    speakers: personal('name', text().notNull().default('')),
    speakers_en: personal('name', text().notNull().default('')),
    starts_minutes: smallint(),
    pdf_file_id: fileIdColumn().notNull(),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_presentations_order').on(t.event_date_id, t.hall_id, t.sequence, t.id),
    index('event_presentations_hall').on(t.hall_id),
    index('event_presentations_pdf').on(t.pdf_file_id),
    check('event_presentations_named', sql`${t.present_name} <> ''`),
    check('event_presentations_starts_within_day', sql`${t.starts_minutes} between 0 and 1439`),
  ],
)

/** Photographs of a day. */
export const eventGalleryImages = pgTable(
  'event_gallery_images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_date_id: dayIdColumn(),
    image_file_id: fileIdColumn().notNull(),
    caption: text().notNull().default(''),
    caption_en: text().notNull().default(''),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('event_gallery_images_day').on(t.event_date_id, t.id),
    index('event_gallery_images_image').on(t.image_file_id),
  ],
)

/** The registered visitors of an edition: personal data, which only moderators and admins may read. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    event_id: eventIdColumn(),
    company: personal('organisation', text().notNull()),
    first_name: personal('name', text().notNull()),
    last_name: personal('name', text().notNull()),
    /** The country's ISO 3166-1 code of two letters. */
    country: personal('country', text().notNull()),
    email: personal('email', text().notNull()),
    phone_number: personal('phone', text().notNull()),
    /** The code of the pass: eight characters that are hard to confuse and to guess. */
    code: personal('code', text().notNull()),
    /** Identifies one filled form, so that a repeated submission registers the visitor once. */
    submission_key: text().notNull(),
    /** The language of the form and of the pass. */
    lang: personal('languages', text().notNull().default('mn')),
    /** Whether staff entered the registration. */
    by_staff: boolean().notNull().default(false),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('event_registrations_code').on(t.code),
    uniqueIndex('event_registrations_submission').on(t.event_id, t.submission_key),
    // An e-mail address can be registered once for each edition.
    uniqueIndex('event_registrations_address').on(t.event_id, sql`lower(${t.email})`),
    index('event_registrations_list').on(t.event_id, t.created_at, t.id),
    index('event_registrations_expiry').on(t.created_at, t.id),
    index('event_registrations_email').on(t.email),
    // The office searches one of these columns at a time; one index serves all of them.
    index('event_registrations_search').using(
      'gin',
      t.company.op('gin_trgm_ops'),
      t.first_name.op('gin_trgm_ops'),
      t.email.op('gin_trgm_ops'),
      t.phone_number.op('gin_trgm_ops'),
    ),
    check('event_registrations_lang_known', sql`${t.lang} in ('mn', 'en')`),
    check('event_registrations_country_code', sql`${t.country} ~ '^[A-Z]{2}$'`),
    check(
      'event_registrations_filled',
      sql`${t.company} <> '' and ${t.first_name} <> '' and ${t.last_name} <> '' and ${t.email} <> '' and ${t.phone_number} <> ''`,
    ),
  ],
)

const scanVerdicts = ['admitted', 'again', 'other_edition', 'unknown'] as const

/**
 * Every scan of a pass at a door. The index `event_scans_admitted_once` refuses a second admission of a
 * registration at any door.
 */
export const eventScans = pgTable(
  'event_scans',
  {
    /** Generated by the device, so that a scan that it sends twice is stored once. */
    id: uuid().primaryKey(),
    event_id: eventIdColumn(),
    registration_id: integer().references((): AnyPgColumn => eventRegistrations.id, { onDelete: 'cascade' }),
    verdict: text({ enum: scanVerdicts }).notNull(),
    /** The verdict that the device gave while offline; null if it was online. `verdict` is the server's. */
    verdict_offline: text({ enum: scanVerdicts }),
    door: personal('visits', text().notNull()),
    /** The time of the scan: the time by the device's clock, converted to the server's clock. */
    scanned_at: personal('visits', timestamp({ withTimezone: true }).notNull()),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('event_scans_admitted_once')
      .on(t.registration_id)
      .where(sql`verdict = 'admitted'`),
    index('event_scans_registration').on(t.registration_id, t.created_at),
    index('event_scans_recent').on(t.event_id, t.created_at, t.id),
    check(
      'event_scans_verdict_known',
      sql`${t.verdict} in ('admitted', 'again', 'other_edition', 'unknown')`,
    ),
    check(
      'event_scans_verdict_offline_known',
      sql`${t.verdict_offline} in ('admitted', 'again', 'other_edition', 'unknown')`,
    ),
    check('event_scans_door_named', sql`${t.door} <> ''`),
  ],
)

/** The menu tree of the event. Items with page type `news` are the categories of the event's news. */
export const eventCategories = pgTable(
  'event_categories',
  {
    cid: integer().primaryKey().generatedByDefaultAsIdentity(),
    pid: integer().references((): AnyPgColumn => eventCategories.cid, { onDelete: 'restrict' }),
    category: text().notNull(),
    category_en: text().notNull(),
    category_status: boolean().notNull().default(true),
    page_type: text({ enum: ['news', 'static'] })
      .notNull()
      .default('static'),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    index('event_categories_tree').on(t.pid, t.sequence, t.cid),
    check('event_categories_type_known', sql`${t.page_type} in ('news', 'static')`),
    check('event_categories_own_parent', sql`${t.pid} is null or ${t.pid} <> ${t.cid}`),
    check('event_categories_named', sql`${t.category} <> '' and ${t.category_en} <> ''`),
  ],
)

/** News of the event in two languages. Either language may be empty, never both. */
export const eventNews = pgTable(
  'event_news',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    image_file_id: fileIdColumn().notNull(),
    ...newsTextColumns(),
    category_cid: integer()
      .notNull()
      .references(() => eventCategories.cid, { onDelete: 'restrict' }),
    publisher: personal('name', text().notNull()),
    news_status: boolean().notNull().default(true),
    version: versionColumn(),
    created_at: createdAtColumn(),
    updated_at: updatedAtColumn(),
  },
  (t) => [
    index('event_news_published')
      .on(t.category_cid, t.created_at, t.id)
      .where(sql`news_status`),
    index('event_news_all').on(t.created_at, t.id),
    index('event_news_category').on(t.category_cid),
    index('event_news_image').on(t.image_file_id),
    index('event_news_pictures')
      .on(t.id)
      .where(sql`text like '%/files/%' or text_en like '%/files/%'`),
    check('event_news_has_content', sql`${t.title} <> '' or ${t.title_en} <> ''`),
    check(
      'event_news_mn_whole',
      sql`(${t.title} = '') = (${t.text} = '') and (${t.title} = '') = (${t.summary} = '')`,
    ),
    check(
      'event_news_en_whole',
      sql`(${t.title_en} = '') = (${t.text_en} = '') and (${t.title_en} = '') = (${t.summary_en} = '')`,
    ),
  ],
)
