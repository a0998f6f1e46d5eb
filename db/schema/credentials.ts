import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { memberResults } from './assessment'
import { createdAtColumn } from './columns'

/** The documents of a result that were handed out, by the hash of their bytes. */
export const resultDocuments = pgTable(
  'result_documents',
  {
    result_id: integer()
      .notNull()
      .references(() => memberResults.id, { onDelete: 'cascade' }),
    /** The SHA-256 of the document's bytes, as 64 hexadecimal digits. */
    sha256: text().notNull(),
    lang: text({ enum: ['mn', 'en'] }).notNull(),
    created_at: createdAtColumn(),
  },
  (t) => [
    primaryKey({ columns: [t.result_id, t.sha256] }),
    check('result_documents_sha256', sql`${t.sha256} ~ '^[0-9a-f]{64}$'`),
    check('result_documents_lang_known', sql`${t.lang} in ('mn', 'en')`),
  ],
)

/**
 * The keys that sign credentials of results. The newest signs; the public parts of all others stay, so that
 * what they signed can be verified.
 */
export const credentialKeys = pgTable(
  'credential_keys',
  {
    /** The thumbprint of the public key (RFC 7638). */
    id: text().primaryKey(),
    public_key: jsonb().$type<{ kty: 'EC'; crv: 'P-256'; x: string; y: string }>().notNull(),
    /** The private key, encrypted with the server's secret; null once another key signs. */
    sealed_private_key: text(),
    created_at: createdAtColumn(),
  },
  () => [
    uniqueIndex('credential_keys_signing')
      .on(sql`(sealed_private_key is not null)`)
      .where(sql`sealed_private_key is not null`),
  ],
)
