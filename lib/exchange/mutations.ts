import { sql } from 'drizzle-orm'
import { type Database, db } from '@/db/client'
import { exchangeNames, notices, trades } from '@/db/schema/exchange'
import {
  summariseImport,
  type ImportResult,
  createAndFillIncomingTable,
} from '@/lib/platform/files/incoming-rows'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import { exchangeColumns } from './columns'
import type { ExchangeKind } from './schema'

/** The key of the imports' advisory lock: an arbitrary number. */
const importLock = 7_290_430

/** Returns the SQL fragments for a kind of file. Raw SQL is safe, because it is made of constants. */
function sqlFragmentsOf(kind: ExchangeKind) {
  const allColumns = exchangeColumns[kind]
  const columns = allColumns.filter(({ englishOf }) => !englishOf)
  const columnList = (names: readonly string[], prefix = '') =>
    sql.raw(names.map((name) => `${prefix}"${name}"`).join(', '))
  const keys = columns.filter(({ key }) => key).map(({ name }) => name)
  const others = columns.filter(({ key }) => !key).map(({ name }) => name)
  const types = allColumns.map(({ name, type }) => {
    const number = name === 'min_price' ? 'numeric(16,4)' : 'numeric(16,3)'
    return `"${name}" ${type === 'moment' ? 'timestamptz' : type === 'number' ? number : 'text'}`
  })
  return {
    table: kind === 'trade' ? trades : notices,
    types: sql.raw(types.join(', ')),
    all: columnList(columns.map(({ name }) => name)),
    keys: columnList(keys),
    others: (prefix: string) => columnList(others, prefix),
    sameKey: sql.raw(keys.map((name) => `kept."${name}" = incoming."${name}"`).join(' and ')),
    english: allColumns.flatMap(({ name, englishOf }) => (englishOf ? [{ ...englishOf, from: name }] : [])),
    assignments: sql.raw(others.map((name) => `"${name}" = excluded."${name}"`).join(', ')),
  }
}

/**
 * Adds the English names of a file to dictionary entries without an English name; other entries stay. If a
 * file has two English names for one entry, the first counts.
 */
async function fillEnglishNamesFromIncoming(
  database: Pick<Database, 'execute'>,
  englishColumns: ReturnType<typeof sqlFragmentsOf>['english'],
): Promise<void> {
  for (const { kind, column, from } of englishColumns) {
    const [name, nameEn] = [sql.identifier(column), sql.identifier(from)]
    const { rows } = await database.execute(sql`select from incoming where ${nameEn} <> '' limit 1`)
    // Skips the update when the file has no English names: even an update of no rows expires cached pages.
    if (rows.length > 0)
      await database.execute(sql`
        update ${exchangeNames} as known set name_en = given.name_en, version = known.version + 1
        from (
          select distinct on (${name}) ${name} as name, ${nameEn} as name_en
          from incoming where ${nameEn} <> '' order by ${name}, line
        ) as given
        where known.kind = ${kind} and known.name = given.name and known.name_en = ''`)
  }
}

/**
 * Writes the valid rows of a file and reports the invalid ones. A row with the natural key of a stored row
 * updates the stored row if a value differs: a repeated import of a file changes nothing.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importExchange(
  kind: ExchangeKind,
  portions: AsyncIterable<Portion>,
  { dryRun = false, onRows }: { dryRun?: boolean; onRows?: (read: number) => void } = {},
): Promise<ImportResult> {
  return db().transaction(async (tx) => {
    const shape = sqlFragmentsOf(kind)
    const receivedRows = await createAndFillIncomingTable(tx, shape.types, portions, onRows)
    const repeatedRows = await dropRepeatedRows(tx, shape.keys, shape.others(''))
    const { table, sameKey, others, all, keys, assignments, english } = shape
    // Imports run one after the other: in parallel, two of them could both count the same row as new.
    await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`)
    const changes = sql`(${others('kept.')}) is distinct from (${others('incoming.')})`
    const {
      rows: [counts],
    } = await tx.execute<{ total: number; inserted: number; updated: number }>(sql`
      select count(*)::integer as total,
        (count(*) filter (where kept.id is null))::integer as inserted,
        (count(*) filter (where kept.id is not null and ${changes}))::integer as updated
      from incoming left join ${table} kept on ${sameKey}`)
    if (!dryRun && counts && counts.inserted + counts.updated > 0) {
      await tx.execute(sql`
        insert into ${table} as kept (${all}) select ${all} from incoming order by line
        on conflict (${keys}) do update set ${assignments}, updated_at = now()
        where (${others('kept.')}) is distinct from (${others('excluded.')})`)
    }
    if (!dryRun) await fillEnglishNamesFromIncoming(tx, english)
    return summariseImport(receivedRows, repeatedRows, counts)
  })
}
