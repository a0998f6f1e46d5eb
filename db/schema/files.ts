import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { pictureKinds } from '../picture-kinds'
import { accounts } from './accounts'
import { createdAtColumn, versionColumn } from './columns'

/**
 * The stored files. Equal uploads are stored once, unless their names or size limits differ. The driver of
 * `lib/platform/files` stores the bytes.
 */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A hexadecimal SHA-256 of the bytes; with another name or size limit, equal bytes get another key. */
    key: text().notNull().unique(),
    kind: text({ enum: ['image', 'pdf', 'video'] }).notNull(),
    /** The last part of the file's default URL, after the key: `1280.jpg`, `file.pdf`, `file.mp4`. */
    name: text().notNull(),
    /** The name that the file had when it was uploaded; a download of the file gets this name. */
    original_name: text().notNull().default(''),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
    /** Only of images; an image without a kind is a photograph. */
    picture_kind: text({ enum: pictureKinds }),
    /** Only of images: what the picture shows, for texts that take it; either may be empty. */
    description: text().notNull().default(''),
    description_en: text().notNull().default(''),
    /**
     * Only of images: the point that every crop shows, in percent from the left and from the top, such as `30,70`;
     * without one it is the middle.
     */
    focus: text(),
    version: versionColumn(),
    created_at: createdAtColumn(),
    /**
     * When the file was last uploaded, or a saved text last referred to it
     * (`lib/platform/files/references.ts`).
     */
    used_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    created_by: integer().references(() => accounts.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('files_created').on(t.created_at),
    // For the office's choice of stored pictures, newest first.
    index('files_pictures')
      .on(t.created_at, t.id)
      .where(sql`kind = 'image'`),
    index('files_used').on(t.used_at, t.id),
    check('files_kind_known', sql`${t.kind} in ('image', 'pdf', 'video')`),
    check(
      'files_picture_kind_known',
      sql`${t.picture_kind} is null or (${t.kind} = 'image' and ${t.picture_kind} in (${sql.raw(pictureKinds.map((kind) => `'${kind}'`).join(', '))}))`,
    ),
    check(
      'files_focus_of_image',
      sql`${t.focus} is null or (${t.kind} = 'image' and ${t.focus} ~ '^\\d{1,3},\\d{1,3}$')`,
    ),
    check('files_image_sized', sql`${t.kind} <> 'image' or (${t.width} > 0 and ${t.height} > 0)`),
  ],
)

/**
 * The resumable uploads whose bytes lie in a bucket, so that every instance can go on with them
 * (`lib/platform/files/unfinished-in-bucket.ts`).
 */
export const unfinishedUploads = pgTable('unfinished_uploads', {
  id: text().primaryKey(),
  /** How many bytes the sender announced. */
  size: bigint({ mode: 'number' }).notNull(),
  metadata: jsonb().$type<Record<string, string | null>>().notNull(),
  /** How many bytes the parts have together. */
  received: bigint({ mode: 'number' }).notNull().default(0),
  /** The objects of the bucket that are the file when they are put together in this order. */
  parts: text()
    .array()
    .notNull()
    .default(sql`'{}'`),
  created_at: createdAtColumn(),
  /** When bytes last came. */
  changed_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The request that alone may write now, until that time. */
  writer: uuid(),
  writer_until: timestamp({ withTimezone: true }),
  /** Whether another request waits for the writer to end. */
  is_awaited: boolean().notNull().default(false),
})

/**
 * The text layer of the PDFs that records show, which the search reads (`lib/platform/search/pdf-texts.ts`).
 * A file never changes, so its text is read once.
 */
export const pdfTexts = pgTable(
  'pdf_texts',
  {
    file_id: integer()
      .primaryKey()
      .references(() => files.id, { onDelete: 'cascade' }),
    /** The text of each page, in order; empty for a scan, and for a file that nothing can be read from. */
    pages: text().array().notNull(),
    /** When to try again, because the storage did not give the file; null if the file was read. */
    retry_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('pdf_texts_retry')
      .on(t.retry_at)
      .where(sql`retry_at is not null`),
  ],
)
