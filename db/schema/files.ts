import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { accounts } from './accounts'
import { createdAtColumn } from './columns'

/**
 * The stored files. The same bytes are one file, unless their names or size limits differ. The driver of
 * `lib/platform/files` stores the bytes.
 */
export const files = pgTable(
  'files',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** A hexadecimal SHA-256: of the bytes and, to tell equal bytes apart, of size limit and name. */
    key: text().notNull().unique(),
    kind: text({ enum: ['image', 'pdf', 'video'] }).notNull(),
    /** The default file under the key, as its URL ends: `1280.jpg`, `file.pdf`, `file.mp4`. */
    name: text().notNull(),
    /** The name of the uploaded file, which downloads get. */
    original_name: text().notNull().default(''),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer(),
    height: integer(),
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
    check('files_image_sized', sql`${t.kind} <> 'image' or (${t.width} > 0 and ${t.height} > 0)`),
  ],
)
