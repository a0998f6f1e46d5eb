import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { isRedirectable } from '@/lib/platform/site/redirects'
import type { Move } from './pages'

/**
 * Leads old addresses on to new ones for good, as long as no page is at an old one. What led to an old address
 * leads on with it, so that no visitor is redirected twice.
 */
export async function rememberAddresses(moves: readonly Move[]): Promise<void> {
  const rows = [...new Map(moves.map((move) => [move.path, move])).values()].filter(
    ({ path, address }) => isRedirectable(path) && path !== address,
  )
  if (rows.length === 0) return
  const movesSql = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as moved(path text, address text, kind text, record_id integer)`
  await db().execute(sql`lock table ${redirects} in share row exclusive mode`)
  await db().execute(sql`
    delete from ${redirects} old using ${movesSql}
    where old.old_address = moved.path or (old.old_address = moved.address and old.new_address = moved.path)`)
  await db().execute(
    sql`update ${redirects} old set new_address = moved.address from ${movesSql} where old.new_address = moved.path`,
  )
  await db().execute(sql`
    insert into ${redirects} (old_address, new_address, record_kind, record_id)
    select path, address, kind, record_id from ${movesSql}`)
}

/** Deletes redirects, unless there are none: even a deletion of no row would expire the pages that depend on them. */
async function deleteRedirects(condition: SQL | undefined): Promise<void> {
  if ((await db().$count(redirects, condition)) > 0) await db().delete(redirects).where(condition)
}

/** Forgets where the addresses of a record led while it was gone: it is back. */
export const forgetRedirectsOf = (kind: string, id: number): Promise<void> =>
  deleteRedirects(sql`record_kind = ${kind} and record_id = ${id}`)

/** Forgets where addresses led that have pages again; redirects of staff stay. */
export async function forgetAddresses(paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await deleteRedirects(and(inArray(redirects.old_address, [...paths]), isNotNull(redirects.record_kind)))
}
