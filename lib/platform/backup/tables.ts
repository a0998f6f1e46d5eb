import type { Readable } from 'node:stream'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'

export type TableColumns = { table: string; columns: string[] }

/** The schemas whose rows are in a backup: Strata's own and that of the job queue. */
const schemas = `('public', 'graphile_worker')`
/**
 * Tables that the migrations fill; a restore runs these first. The rows of unlogged tables, such as counters of
 * limits, are not worth a backup.
 */
const leftOut = `('public.strata_schema', 'graphile_worker.migrations')`

/** Lists the tables of a backup with the columns that have a value of their own, as quoted names. */
export async function listTables(client: pg.Client): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(`
    select format('%I.%I', n.nspname, c.relname) as table,
      array_agg(format('%I', a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ${schemas} and c.relkind = 'r' and c.relpersistence = 'p'
      and n.nspname || '.' || c.relname not in ${leftOut}
    group by n.nspname, c.relname order by n.nspname, c.relname`)
  return rows
}

/** Reads the last values of all sequences. */
export async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
    from pg_sequences where schemaname in ${schemas} and last_value is not null`)
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

type RowCounter = { readonly rowCount: number }

export function readTable(client: pg.Client, { table, columns }: TableColumns): Readable & RowCounter {
  return client.query(copyTo(`copy ${table} (${columns.join(', ')}) to stdout`))
}

export function writeTable(client: pg.Client, { table, columns }: TableColumns): Writable & RowCounter {
  return client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
}

/**
 * Empties all tables and fills them without triggers and foreign keys, which are set again and checked
 * afterwards, all in the running transaction. The owner of the tables may do this without further rights.
 */
export async function refillTables(
  client: pg.Client,
  tables: readonly TableColumns[],
  fill: () => Promise<void>,
): Promise<void> {
  const names = tables.map(({ table }) => table)
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint
    where contype = 'f' and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ${schemas})`)
  const runAll = (statements: readonly string[]) => client.query(statements.join(';\n'))
  await runAll([
    'set constraints all immediate',
    ...keys.map(({ drop }) => drop),
    ...names.map((name) => `alter table ${name} disable trigger user`),
    `truncate ${names.join(', ')}`,
  ])
  await fill()
  await runAll([
    ...keys.map(({ add }) => add),
    ...names.map((name) => `alter table ${name} enable trigger user`),
  ])
}
