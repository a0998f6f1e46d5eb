import { type SQL, sql } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { notices, trades } from '@/db/schema/exchange'
import { exchangeColumns } from './columns'
import type { BadRow, GoodRow } from './import'
import type { ExchangeKind } from './schema'

export type ImportResult = {
  /** Rows of the file, the header and empty lines aside. */
  rows: number
  inserted: number
  updated: number
  unchanged: number
  bad: number
  /** The first of the bad ones, in the order of the file. */
  badRows: BadRow[]
}

export const badRowsMax = 200
const portionRows = 2_000
/** Any number that no other advisory lock of the product uses. */
const importLock = 7_290_430

/** The parts of the statements below that differ between the two tables. All of them are our own words. */
function shapeOf(kind: ExchangeKind) {
  const columns = exchangeColumns[kind]
  const list = (names: readonly string[], prefix = '') =>
    sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '))
  const keys = columns.filter(({ key }) => key).map(({ column }) => column)
  const others = columns.filter(({ key }) => !key).map(({ column }) => column)
  const types = columns.map(({ column, type }) => {
    const number = column === 'min_price' ? 'numeric(16,4)' : 'numeric(16,3)'
    return `"${column}" ${type === 'moment' ? 'timestamptz' : type === 'number' ? number : 'text'}`
  })
  return {
    table: kind === 'trade' ? trades : notices,
    types: sql.raw(types.join(', ')),
    all: list(columns.map(({ column }) => column)),
    keys: list(keys),
    others: (prefix: string) => list(others, prefix),
    sameKey: sql.raw(keys.map((name) => `kept."${name}" = incoming."${name}"`).join(' and ')),
    assignments: sql.raw(others.map((name) => `"${name}" = excluded."${name}"`).join(', ')),
  }
}

/**
 * Writes the good rows of a file and tells of the bad ones. A row that is there already, by its natural key,
 * is brought up to date or, when it is the same, left alone: importing a file twice changes nothing.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; then nothing was written
 */
export async function importExchange(
  kind: ExchangeKind,
  rows: AsyncIterable<GoodRow | BadRow>,
  { dryRun = false, onRows }: { dryRun?: boolean; onRows?: (read: number) => void } = {},
): Promise<ImportResult> {
  return db().transaction(async (tx) => {
    const shape = shapeOf(kind)
    await tx.execute(sql`create temp table incoming (line integer, ${shape.types}) on commit drop`)
    const { read, bad, badRows } = await receive(tx, shape.types, rows, onRows)
    const repeated = await dropRepeated(tx, shape)
    const { table, sameKey, others, all, keys, assignments } = shape
    // One import after the other, so that each counts what it finds.
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const changes = sql`(${others('kept.')}) is distinct from (${others('incoming.')})`
    const { rows: counted } = await tx.execute<{ total: number; inserted: number; updated: number }>(sql`
      select count(*)::integer as total,
        (count(*) filter (where kept.id is null))::integer as inserted,
        (count(*) filter (where kept.id is not null and ${changes}))::integer as updated
      from incoming left join ${table} kept on ${sameKey}`)
    const { total = 0, inserted = 0, updated = 0 } = counted[0] ?? {}
    if (!dryRun && inserted + updated > 0) {
      await tx.execute(sql`
        insert into ${table} as kept (${all}) select ${all} from incoming order by line
        on conflict (${keys}) do update set ${assignments}, updated_at = now()
        where (${others('kept.')}) is distinct from (${others('excluded.')})`)
    }
    return {
      rows: read,
      inserted,
      updated,
      unchanged: total - inserted - updated + repeated.same,
      bad: bad + repeated.different.length,
      badRows: [...badRows, ...repeated.different].sort((a, b) => a.line - b.line).slice(0, badRowsMax),
    }
  })
}

/** Brings the good rows into the temporary table in portions, and keeps the first of the bad ones. */
async function receive(
  tx: Transaction,
  types: SQL,
  rows: AsyncIterable<GoodRow | BadRow>,
  onRows: ((read: number) => void) | undefined,
) {
  let read = 0
  let bad = 0
  const badRows: BadRow[] = []
  let portion: object[] = []
  const flush = async () => {
    if (portion.length === 0) return
    const json = JSON.stringify(portion)
    portion = []
    await tx.execute(sql`
      insert into incoming select * from jsonb_to_recordset(${json}::jsonb) as row (line integer, ${types})`)
    onRows?.(read)
  }
  for await (const row of rows) {
    read++
    if ('key' in row) {
      bad++
      if (badRows.length < badRowsMax) badRows.push(row)
      continue
    }
    portion.push({ line: row.line, ...row.values })
    if (portion.length >= portionRows) await flush()
  }
  await flush()
  onRows?.(read)
  await tx.execute(sql`analyze incoming`)
  return { read, bad, badRows }
}

/**
 * Leaves the first of several rows with one key. Another one with the same values is a mere repetition; one
 * with other values is bad, because nobody can say which is meant.
 */
async function dropRepeated(
  tx: Transaction,
  { keys, others }: ReturnType<typeof shapeOf>,
): Promise<{ same: number; different: BadRow[] }> {
  const { rows } = await tx.execute<{ line: number; first: number; same: boolean }>(sql`
    with numbered as (
      select ctid as place, line, first_value(line) over repeated as first,
        md5(row(${others('')})::text) = first_value(md5(row(${others('')})::text)) over repeated as same
      from incoming window repeated as (partition by ${keys} order by line)
    ), dropped as (
      delete from incoming using numbered
      where incoming.ctid = numbered.place and numbered.line <> numbered.first
      returning numbered.line, numbered.first, numbered.same
    ) select line, first, same from dropped`)
  const different = rows.filter(({ same }) => !same)
  return {
    same: rows.length - different.length,
    different: different.map(({ line, first }) => ({
      line,
      field: '',
      key: 'exchange.import.reasons.repeated',
      values: { line: first },
    })),
  }
}
