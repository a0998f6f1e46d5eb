import { type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import type { ImportPicture } from './import-pictures'
import { type BadRow, badRowsMax } from './sheet-portions'

/**
 * Removes from the temporary tables `planned` and `incoming` each new row whose picture was not sent, because
 * a new record needs one.
 * @param column the title of the column that names the picture
 * @returns the number of these bad rows, and the first of them
 */
export async function dropNewRowsWithoutPicture(
  pictures: readonly NamedPicture[],
  column: string,
): Promise<{ count: number; badRows: BadRow[] }> {
  const names = sql.param(pictures.map(({ name }) => name))
  const { rows } = await db().execute<{ count: number; shown: { line: number; image: string }[] }>(sql`
    with dropped as (
      delete from planned where id is null and not (image = any(${names}::text[])) returning line, image
    ), forgotten as (
      delete from incoming using dropped where incoming.line = dropped.line
    ), shown as (select line, image from dropped order by line limit ${badRowsMax})
    select (select count(*)::integer from dropped) as count,
      coalesce((select jsonb_agg(shown) from shown), '[]') as shown`)
  const [{ count = 0, shown = [] } = {}] = rows
  const badRows = shown.map(({ line, image }): BadRow => {
    const key = image === '' ? 'validation.image' : 'exchange.import.reasons.picture'
    return { line, field: column, key, values: { name: image } }
  })
  return { count, badRows }
}

/** A picture that rows may name, and its stored file; a dry run stores none, so there it is null. */
export type NamedPicture = { name: string; id: number | null }

/**
 * Finds the stored pictures that were sent with a table, and marks them as used now, so that a sweep keeps
 * them. In a dry run every picture counts as found.
 */
export async function findNamedPictures(
  pictures: readonly ImportPicture[],
  isDryRun: boolean,
): Promise<NamedPicture[]> {
  if (isDryRun) return pictures.map(({ name }) => ({ name, id: null }))
  const picturesWithKey = pictures.flatMap(({ name, url }) => {
    const key = /^\/files\/([0-9a-f]{64})\//.exec(url)?.[1]
    return key === undefined ? [] : [{ name, key }]
  })
  if (picturesWithKey.length === 0) return []
  const { rows } = await db().execute<{ id: number; key: string }>(
    // Locks the rows in the order of their ids, so that two imports do not deadlock.
    sql`with named as (
        select id from files where key = any(${sql.param(picturesWithKey.map(({ key }) => key))}::text[]) and kind = 'image'
        order by id for update)
      update files set used_at = now() from named where files.id = named.id returning files.id, files.key`,
  )
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  return picturesWithKey.flatMap(({ name, key }) => {
    const id = ids.get(key)
    return id === undefined ? [] : [{ name, id }]
  })
}

/** Returns the pictures as a table `picture` of names and files; of several with one name, it has one. */
export const namedPicturesSql = (pictures: readonly NamedPicture[]): SQL => sql`(
  select distinct on (name) name, id
  from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as given (name text, id integer)
  order by name, id) as picture`
