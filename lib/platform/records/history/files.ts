import { type SQL, sql } from 'drizzle-orm'

/**
 * Selects the keys of the files that stored versions and the bin refer to, in columns and in texts, as one
 * column `key`: such a file is in use for as long as the version is stored.
 */
export const keptFileKeys: SQL = sql`
  select files.key from record_versions, jsonb_each(record_versions.row) as named
  join files on files.id = (named.value #>> '{}')::integer
  where named.key like '%\\_file\\_id' and jsonb_typeof(named.value) = 'number'
  union all
  select address[1] as key from record_versions,
    regexp_matches(record_versions.row::text, '/files/([0-9a-f]{64})/', 'g') as address
  where record_versions.row::text like '%/files/%'`
