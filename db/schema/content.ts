import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { files } from './files'
import { version } from './version'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()
const fileId = (name: string) => integer(name).references(() => files.id, { onDelete: 'restrict' })

/** People of the about-us page, and the auditors of the responsible mining programme. */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    aboutCategory: text('about_category', {
      enum: ['President', 'Association', 'Office', 'Auditor'],
    }).notNull(),
    name: text().notNull(),
    nameEn: text('name_en').notNull().default(''),
    position: text().notNull().default(''),
    positionEn: text('position_en').notNull().default(''),
    company: text().notNull().default(''),
    companyEn: text('company_en').notNull().default(''),
    profileFileId: fileId('profile_file_id'),
    yearsOfWork: text('years_of_work').notNull().default(''),
    email: text().notNull().default(''),
    sequence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('people_order').on(t.aboutCategory, t.sequence, t.id),
    index('people_profile').on(t.profileFileId),
    check(
      'people_category_known',
      sql`${t.aboutCategory} in ('President', 'Association', 'Office', 'Auditor')`,
    ),
    check('people_named', sql`${t.name} <> ''`),
  ],
)

/** Logos of member organisations; the flags say on which pages one stands. */
export const logos = pgTable(
  'logos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    logoFileId: fileId('logo_file_id').notNull(),
    link: text().notNull().default(''),
    publicRelationsCommittee: boolean('public_relations_committee').notNull().default(false),
    environmentCommittee: boolean('environment_committee').notNull().default(false),
    legalCommittee: boolean('legal_committee').notNull().default(false),
    logisticsCommittee: boolean('logistics_committee').notNull().default(false),
    boardMember: boolean('board_member').notNull().default(false),
    mainMember: boolean('main_member').notNull().default(false),
    responsibleMining: boolean('responsible_mining').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('logos_members')
      .on(t.id)
      .where(sql`board_member or main_member`),
    index('logos_responsible')
      .on(t.id)
      .where(sql`responsible_mining`),
    index('logos_file').on(t.logoFileId),
    check('logos_named', sql`${t.name} <> ''`),
    check('logos_link_web', sql`${t.link} = '' or ${t.link} ~* '^https?://'`),
  ],
)

/** Guides and codes to download. */
export const documents = pgTable(
  'documents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    pdfFileId: fileId('pdf_file_id').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('documents_pdf').on(t.pdfFileId), check('documents_titled', sql`${t.title} <> ''`)],
)

/** The pictures of «Mining we do not know», shown in the order of `sequence`. */
export const minerals = pgTable(
  'minerals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull().default(''),
    titleEn: text('title_en').notNull().default(''),
    imageFileId: fileId('image_file_id').notNull(),
    sequence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [index('minerals_order').on(t.sequence, t.id), index('minerals_image').on(t.imageFileId)],
)

/** The films of «Mining 101». Without a poster the player shows a drawn one. */
export const miningVideos = pgTable(
  'mining_videos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    videoFileId: fileId('video_file_id').notNull(),
    posterFileId: fileId('poster_file_id'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('mining_videos_video').on(t.videoFileId),
    index('mining_videos_poster').on(t.posterFileId),
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
    pdfFileId: fileId('pdf_file_id'),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('sustainable_mining_language').on(t.language, t.id),
    index('sustainable_mining_pdf').on(t.pdfFileId),
    check('sustainable_mining_language_known', sql`${t.language} in ('mn', 'en')`),
  ],
)

/** The posters of a sustainable-mining entry in their order. */
export const sustainablePosters = pgTable(
  'sustainable_posters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => sustainableMining.id, { onDelete: 'cascade' }),
    imageFileId: fileId('image_file_id').notNull(),
    sequence: integer().notNull(),
  },
  (t) => [
    index('sustainable_posters_order').on(t.entryId, t.sequence, t.id),
    index('sustainable_posters_image').on(t.imageFileId),
  ],
)

/** Reports of the association, newest first. */
export const reports = pgTable(
  'reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    titleEn: text('title_en').notNull().default(''),
    imageFileId: fileId('image_file_id').notNull(),
    pdfFileId: fileId('pdf_file_id').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('reports_order').on(t.createdAt, t.id),
    index('reports_image').on(t.imageFileId),
    index('reports_pdf').on(t.pdfFileId),
    check('reports_titled', sql`${t.title} <> ''`),
  ],
)

/** The monthly paper, newest first. */
export const monthNews = pgTable(
  'month_news',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    pdfFileId: fileId('pdf_file_id').notNull(),
    version: version(),
    createdAt: createdAt(),
  },
  (t) => [
    index('month_news_order').on(t.createdAt, t.id),
    index('month_news_pdf').on(t.pdfFileId),
    check('month_news_titled', sql`${t.title} <> ''`),
  ],
)
