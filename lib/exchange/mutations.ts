import { type SQL, sql } from 'drizzle-orm'
import { db, type Transaction } from '@/db/client'
import { notices, trades } from '@/db/schema/exchange'
import { dropRepeated } from '@/lib/files/repeated-rows'
import { type BadRow, badRowsMax, type Portion } from '@/lib/files/sheet-portions'
import { exchangeColumns } from './columns'
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
  portions: AsyncIterable<Portion>,
  { dryRun = false, onRows }: { dryRun?: boolean; onRows?: (read: number) => void } = {},
): Promise<ImportResult> {
  return db().transaction(async (tx) => {
    const shape = shapeOf(kind)
    await tx.execute(sql`create temp table incoming (line integer, ${shape.types}) on commit drop`)
    const { read, bad, badRows } = await receive(tx, shape.types, portions, onRows)
    const repeated = await dropRepeated(tx, shape.keys, shape.others(''))
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
      bad: bad + repeated.different,
      badRows: [...badRows, ...repeated.badRows].sort((a, b) => a.line - b.line).slice(0, badRowsMax),
    }
  })
}

/** Brings the good rows into the temporary table, and keeps the first of the bad ones. */
async function receive(
  tx: Transaction,
  types: SQL,
  portions: AsyncIterable<Portion>,
  onRows: ((read: number) => void) | undefined,
) {
  let read = 0
  let bad = 0
  const badRows: BadRow[] = []
  for await (const portion of portions) {
    read += portion.read
    bad += portion.bad
    badRows.push(...portion.badRows)
    if (portion.good > 0) {
      await tx.execute(sql`
        insert into incoming
        select * from jsonb_to_recordset(${portion.json}::jsonb) as row (line integer, ${types})`)
    }
    onRows?.(read)
  }
  await tx.execute(sql`analyze incoming`)
  return { read, bad, badRows }
}
