import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '@/db/client'
import type { dropRepeatedRows } from './repeated-rows'
import { type BadRow, badRowsMax, type Portion } from './sheet-portions'

/** The result of an import, or of its dry run. */
export type ImportResult = {
  /** How many rows the file has, without the header and empty lines. */
  rows: number
  inserted: number
  updated: number
  unchanged: number
  bad: number
  /** The first of the bad rows, in the order of the file. */
  badRows: BadRow[]
}

type PlannedCounts = { total: number; inserted: number; updated: number }
type RowTally = { read: number; bad: number; badRows: BadRow[] }
type RepeatedRows = Awaited<ReturnType<typeof dropRepeatedRows>>
type DroppedRows = { count: number; badRows: readonly BadRow[] }
/** What is known of a file once `incoming` and `planned` are filled. */
type FilledTables = { tally: RowTally; repeats: RepeatedRows; droppedRows?: DroppedRows; isDryRun: boolean }

/**
 * Creates the temporary table `incoming` and writes the good rows of a file into it.
 * @param transaction at its end the table is dropped
 * @param columnTypes the columns with their types, except `line`, which this function adds
 * @returns the numbers of all and of bad rows, and the first of the bad rows
 */
export async function createAndFillIncomingTable(
  transaction: Pick<Database, 'execute'>,
  columnTypes: SQL,
  portions: AsyncIterable<Portion>,
  onRows?: (read: number) => void,
): Promise<RowTally> {
  await transaction.execute(sql`create temp table incoming (line integer, ${columnTypes}) on commit drop`)
  const tally: RowTally = { read: 0, bad: 0, badRows: [] }
  for await (const portion of portions) {
    tally.read += portion.read
    tally.bad += portion.bad
    tally.badRows.push(...portion.badRows)
    if (portion.good > 0)
      await transaction.execute(sql`
        insert into incoming
        select * from jsonb_to_recordset(${portion.json}::jsonb) as row (line integer, ${columnTypes})`)
    onRows?.(tally.read)
  }
  await transaction.execute(sql`analyze incoming`)
  return tally
}

/**
 * Writes the rows of the temporary table `planned` unless this is a dry run or there are none, drops the
 * temporary tables, because the same transaction may import a second file, and sums the import up.
 * @param droppedRows bad rows that were recognised only beside what is stored
 */
export async function finishImport(
  transaction: Pick<Database, 'execute'>,
  { tally, repeats, droppedRows, isDryRun }: FilledTables,
  writePlannedRows: () => Promise<unknown>,
): Promise<ImportResult> {
  const counts = await countPlannedRows(transaction)
  if (!isDryRun && counts.inserted + counts.updated > 0) await writePlannedRows()
  await transaction.execute(sql`drop table incoming, planned`)
  return summariseImport(tally, repeats, counts, droppedRows)
}

/**
 * Counts the rows of the temporary table `planned`, which has the new and the changed records: a new one has
 * no `id` yet. The total is that of all good rows.
 */
async function countPlannedRows(transaction: Pick<Database, 'execute'>): Promise<PlannedCounts> {
  const {
    rows: [counts],
  } = await transaction.execute<PlannedCounts>(sql`
    select (select count(*)::integer from incoming) as total,
      (count(*) filter (where id is null))::integer as inserted,
      (count(*) filter (where id is not null))::integer as updated
    from planned`)
  return counts ?? { total: 0, inserted: 0, updated: 0 }
}

/**
 * Sums up an import: rows that repeat another row count as unchanged, those that contradict it as bad.
 * @param droppedRows bad rows that were recognised only beside what is stored
 */
export function summariseImport(
  { read, bad, badRows }: RowTally,
  repeats: RepeatedRows,
  { total, inserted, updated }: PlannedCounts = { total: 0, inserted: 0, updated: 0 },
  droppedRows: DroppedRows = { count: 0, badRows: [] },
): ImportResult {
  return {
    ...{ rows: read, inserted, updated },
    unchanged: total - inserted - updated + repeats.same,
    bad: bad + repeats.different + droppedRows.count,
    badRows: [...badRows, ...repeats.badRows, ...droppedRows.badRows]
      .sort((a, b) => a.line - b.line)
      .slice(0, badRowsMax),
  }
}
