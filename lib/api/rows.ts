import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { Problem } from './problem'

/** A row as an editor knows it: without a version it is saved over whatever is there, as the specification's call. */
type Known = { id: number; version?: number | undefined }
type Columns = { id: PgColumn; version: PgColumn }

/** What a save writes into the column of the version. */
export function raised(version: PgColumn): SQL {
  return sql`${version} + 1`
}

/** Somebody saved since; the field says to the form that this is what was refused, and not another conflict. */
export function editedMeanwhile(): Problem {
  return Problem.field('version', 'problems.edited_meanwhile', {}, 'conflict')
}

/**
 * Saves a row that nobody changed since it was opened.
 * @param save the update, on the row that the condition names
 * @throws Problem not_found, or conflict when somebody saved it since `known.version`
 */
export async function saveRow<Saved>(
  columns: Columns,
  known: Known,
  save: (where: SQL | undefined) => PromiseLike<Saved[]>,
): Promise<Saved> {
  const isOpened = known.version === undefined ? undefined : eq(columns.version, known.version)
  const [saved] = await save(and(eq(columns.id, known.id), isOpened))
  if (saved !== undefined) return saved
  const [current] = await db()
    .select({ id: columns.id })
    .from(columns.id.table)
    .where(eq(columns.id, known.id))
  throw current ? editedMeanwhile() : new Problem('not_found')
}

/** The one row that a write gives back. @throws Problem not_found where there is none */
export function found<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Problem('not_found')
  return row
}
