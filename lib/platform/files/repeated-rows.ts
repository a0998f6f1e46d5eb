import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import { type BadRow, badRowsMax } from './sheet-portions'

/**
 * Removes from the temporary table `incoming` each row whose key occurred earlier in the file. A row that is
 * identical to the first row with the key is skipped. Any other is a bad row, and its message names the line
 * of the first row.
 * @param transaction the one that made the table
 * @param keyColumns the columns that identify a record
 * @param otherColumns the other columns of a row
 * @returns the numbers of skipped and of bad rows, and the first of the bad rows
 */
export async function dropRepeatedRows(
  transaction: Pick<Database, 'execute'>,
  keyColumns: SQL,
  otherColumns: SQL,
): Promise<{ same: number; different: number; badRows: BadRow[] }> {
  const { rows } = await transaction.execute<{
    same: number
    different: number
    shown: { line: number; first: number }[]
  }>(sql`
    with numbered as (
      select ctid as place, line, first_value(line) over repeated as first,
        md5(row(${otherColumns})::text) = first_value(md5(row(${otherColumns})::text)) over repeated as same
      from incoming window repeated as (partition by ${keyColumns} order by line)
    ), dropped as (
      delete from incoming using numbered
      where incoming.ctid = numbered.place and numbered.line <> numbered.first
      returning numbered.line, numbered.first, numbered.same
    ), shown as (select line, first from dropped where not same order by line limit ${badRowsMax})
    select (count(*) filter (where same))::integer as same,
      (count(*) filter (where not same))::integer as different,
      coalesce((select jsonb_agg(shown) from shown), '[]') as shown
    from dropped`)
  const { same = 0, different = 0, shown: repeats = [] } = rows[0] ?? {}
  const badRows = repeats.map(({ line, first }) => ({
    line,
    field: '',
    key: 'exchange.import.reasons.repeated' as const,
    values: { line: first },
  }))
  return { same, different, badRows }
}
