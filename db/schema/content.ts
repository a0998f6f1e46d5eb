import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { files } from './files'
import {
  aimagCheck,
  createdAtColumn,
  leading,
  personal,
  placeColumns,
  scheduleOrderCheck,
  scheduleTimeColumns,
  versionColumn,
} from './columns'

const fileIdColumn = () => integer().references(() => files.id, { onDelete: 'restrict' })

/** People of the about-us page, and the auditors of the responsible mining programme. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    about_category: text({
      enum: ['President', 'Association', 'Office', 'Auditor'],
    }).notNull(),
    name: personal('name', text().notNull()),
    name_en: personal('name', text().notNull().default('')),
    position: personal('position', text().notNull().default('')),
    position_en: personal('position', text().notNull().default('')),
    company: personal('organisation', text().notNull().default('')),
    company_en: personal('organisation', text().notNull().default('')),
    profile_file_id: personal('photo', fileIdColumn()),
    years_of_work: personal('profession', text().notNull().default('')),
    email: personal('email', text().notNull().default('')),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('people_order').on(t.about_category, t.sequence, t.id),
    index('people_profile').on(t.profile_file_id),
    check(
      'people_category_known',
      sql`${t.about_category} in ('President', 'Association', 'Office', 'Auditor')`,
    ),
    check('people_named', sql`${t.name} <> ''`),
  ],
)

/** Logos of member organisations; the flags determine where the pages show a logo. */
export const logos = pgTable(
  'logos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    name_en: text().notNull().default(''),
    logo_file_id: fileIdColumn().notNull(),
    link: leading('address', text().notNull().default('')),
    public_relations_committee: boolean().notNull().default(false),
    environment_committee: boolean().notNull().default(false),
    legal_committee: boolean().notNull().default(false),
    logistics_committee: boolean().notNull().default(false),
    board_member: boolean().notNull().default(false),
    main_member: boolean().notNull().default(false),
    responsible_mining: boolean().notNull().default(false),
    ...placeColumns(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('logos_members')
      .on(t.id)
      .where(sql`board_member or main_member`),
    index('logos_responsible')
      .on(t.id)
      .where(sql`responsible_mining`),
    index('logos_file').on(t.logo_file_id),
    aimagCheck('logos', t),
    check('logos_named', sql`${t.name} <> ''`),
    check('logos_link_web', sql`${t.link} = '' or ${t.link} ~* '^https?://'`),
  ],
)

/** The association's guides and codes, as PDFs to download. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    pdf_file_id: fileIdColumn().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [index('documents_pdf').on(t.pdf_file_id), check('documents_titled', sql`${t.title} <> ''`)],
)

/** The pictures of the page «Mining we do not know», shown in the order of `sequence`. */
export const minerals = pgTable(
  'minerals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull().default(''),
    title_en: text().notNull().default(''),
    image_file_id: fileIdColumn().notNull(),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [index('minerals_order').on(t.sequence, t.id), index('minerals_image').on(t.image_file_id)],
)

/** The pages of the anniversary book as pictures, in the order of `sequence`. */
export const bookPages = pgTable(
  'book_pages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The alternative text of the page. */
    title: text().notNull(),
    title_en: text().notNull().default(''),
    image_file_id: fileIdColumn().notNull(),
    sequence: integer().notNull().default(0),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('book_pages_order').on(t.sequence, t.id),
    index('book_pages_image').on(t.image_file_id),
    check('book_pages_titled', sql`${t.title} <> ''`),
  ],
)

/** The whole book as a PDF. The table has a single row, which a migration inserts. */
export const bookFiles = pgTable(
  'book_files',
  {
    id: integer().primaryKey(),
    pdf_file_id: fileIdColumn(),
    version: versionColumn(),
  },
  (t) => [index('book_files_pdf').on(t.pdf_file_id), check('book_files_one', sql`${t.id} = 1`)],
)

/** The films of the page «Mining 101». For a film without a poster the player shows a default picture. */
export const miningVideos = pgTable(
  'mining_videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    video_file_id: fileIdColumn().notNull(),
    poster_file_id: fileIdColumn(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('mining_videos_video').on(t.video_file_id),
    index('mining_videos_poster').on(t.poster_file_id),
    check('mining_videos_titled', sql`${t.title} <> ''`),
  ],
)

/** Sustainable-mining standards and guides, each in one language. */
export const sustainableMining = pgTable(
  'sustainable_mining',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull().default(''),
    language: text({ enum: ['mn', 'en'] }).notNull(),
    pdf_file_id: fileIdColumn(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('sustainable_mining_language').on(t.language, t.id),
    index('sustainable_mining_pdf').on(t.pdf_file_id),
    check('sustainable_mining_language_known', sql`${t.language} in ('mn', 'en')`),
  ],
)

/** The posters of a sustainable-mining entry in their order. */
export const sustainablePosters = pgTable(
  'sustainable_posters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entry_id: integer()
      .notNull()
      .references(() => sustainableMining.id, { onDelete: 'cascade' }),
    image_file_id: fileIdColumn().notNull(),
    sequence: integer().notNull(),
  },
  (t) => [
    index('sustainable_posters_order').on(t.entry_id, t.sequence, t.id),
    index('sustainable_posters_image').on(t.image_file_id),
  ],
)

/** Reports of the association; pages list them newest first. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    image_file_id: fileIdColumn().notNull(),
    pdf_file_id: fileIdColumn().notNull(),
    ...scheduleTimeColumns(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('reports_order').on(t.created_at, t.id, t.appears_at, t.ends_at),
    index('reports_image').on(t.image_file_id),
    index('reports_pdf').on(t.pdf_file_id),
    scheduleOrderCheck('reports', t),
    check('reports_titled', sql`${t.title} <> ''`),
  ],
)

/** Issues of the monthly paper; pages list them newest first. */
export const monthNews = pgTable(
  'month_news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    title_en: text().notNull().default(''),
    pdf_file_id: fileIdColumn().notNull(),
    /** The first page of the PDF, once it is drawn; null when it cannot be. */
    cover_file_id: fileIdColumn(),
    cover_tried_at: timestamp({ withTimezone: true }),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('month_news_order').on(t.created_at, t.id),
    index('month_news_pdf').on(t.pdf_file_id),
    index('month_news_cover').on(t.cover_file_id),
    check('month_news_titled', sql`${t.title} <> ''`),
  ],
)
