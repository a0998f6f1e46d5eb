import { type SQL, sql } from 'drizzle-orm'

/**
 * The numbers of the files that kept versions and the bin name, by their columns and in their texts, as a query of
 * one column `id`: such a file is in use for as long as the version is kept.
 */
export const keptFileIds: SQL = sql`
  select (named.value #>> '{}')::integer as id
  from record_versions, jsonb_each(record_versions.row) as named
  where named.key like '%\\_file\\_id' and jsonb_typeof(named.value) = 'number'
  union
  select files.id from record_versions,
    regexp_matches(record_versions.row::text, '/files/([0-9a-f]{64})/', 'g') as address
  join files on files.key = address[1]`
