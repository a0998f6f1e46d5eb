import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { files } from './files'
import { createdAtColumn, leading, versionColumn } from './columns'

/** The sites with separate contact lines and social links. */
const contactSites = ['mm', 'mw'] as const
export type ContactSite = (typeof contactSites)[number]

/** The site to which the row belongs. */
const siteKeyColumn = () => text({ enum: contactSites }).notNull().default('mm')

/** Slides of the association's home page, shown in the order of `sequence`. */
export const banners = pgTable(
  'banners',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    image_file_id: integer()
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    sequence: integer().notNull(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [index('banners_order').on(t.sequence, t.id), index('banners_image').on(t.image_file_id)],
)

/** Links to the social pages of a site; `icon` is one of the 20 glyphs that the site draws. */
export const socialLinks = pgTable(
  'social_links',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: siteKeyColumn(),
    icon: text().notNull(),
    link: leading('address', text().notNull()),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('social_links_site').on(t.site, t.id),
    check('social_links_web', sql`${t.link} ~ '^https?://'`),
    check('social_links_site_known', sql`${t.site} in ('mm', 'mw')`),
  ],
)

/** Contact lines of the footer and the contact bar. */
export const footerInfo = pgTable(
  'footer_info',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    site: siteKeyColumn(),
    type: text({ enum: ['phone', 'email', 'link'] }).notNull(),
    information: leading('address', text().notNull()),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    index('footer_info_site').on(t.site, t.id),
    check('footer_info_type_known', sql`${t.type} in ('phone', 'email', 'link')`),
    check('footer_info_site_known', sql`${t.site} in ('mm', 'mw')`),
  ],
)

/** Texts of the contact page and of the footer, one of each kind. */
export const contactTexts = pgTable(
  'contact_texts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: ['address', 'hours', 'map'] })
      .notNull()
      .unique(),
    text: text().notNull(),
    text_en: text().notNull().default(''),
    version: versionColumn(),
  },
  (t) => [
    check('contact_texts_kind_known', sql`${t.kind} in ('address', 'hours', 'map')`),
    check('contact_texts_filled', sql`${t.text} <> ''`),
  ],
)

/**
 * Permanent redirects from addresses that the sites do not have, such as those of an old site. No target is
 * itself redirected.
 */
export const redirects = pgTable(
  'redirects',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Path and query in the spelling of `normaliseAddress`. */
    old_address: text().notNull(),
    new_address: leading('address', text().notNull()),
    /** The record that had the old address, if its deletion or another change made the redirect. */
    record_kind: text(),
    record_id: integer(),
    version: versionColumn(),
    created_at: createdAtColumn(),
  },
  (t) => [
    uniqueIndex('redirects_old').on(t.old_address),
    index('redirects_new').on(t.new_address, t.id),
    index('redirects_added').on(t.created_at, t.id),
    index('redirects_record')
      .on(t.record_kind, t.record_id)
      .where(sql`record_kind is not null`),
    check('redirects_paths', sql`${t.old_address} ~ '^/[^/]' and ${t.new_address} ~ '^/([^/]|$)'`),
    check('redirects_apart', sql`${t.old_address} <> ${t.new_address}`),
  ],
)
