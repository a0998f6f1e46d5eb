import { type SQL, sql } from 'drizzle-orm'

/** Selects the keys of the files that drafts name in their texts, as one column `key`. */
export const draftFileKeys: SQL = sql`
  select address[1] as key from drafts,
    regexp_matches(drafts.values::text, '/files/([0-9a-f]{64})/', 'g') as address
  where drafts.values::text like '%/files/%'`
