import { pool } from '@/db/client'

type TagStore = { expire(tags: readonly string[]): void }

/**
 * Expires what was read under these tags, in this process at once and in the others through Postgres, so
 * that the next request of any page that shows it makes it anew.
 */
export async function expireTags(tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return
  const store = (globalThis as { strataStore?: TagStore }).strataStore
  store?.expire(tags)
  await pool().query(
    `with written as (
       insert into cache_tags (tag, expired_at_ms)
       select unnest($1::text[]), (extract(epoch from clock_timestamp()) * 1000)::bigint
       on conflict (tag) do update set expired_at_ms = greatest(excluded.expired_at_ms, cache_tags.expired_at_ms + 1)
     )
     select pg_notify('strata_tags', $2)`,
    [tags, JSON.stringify(tags)],
  )
}
