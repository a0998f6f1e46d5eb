import type pg from 'pg'

/** A trigger as it is to be: the table that it stands on, what follows `create trigger <name>`, and its function. */
export type WantedTrigger = { table: string; definition: string; functionSql?: string }

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Brings the triggers of one name in step with what is wanted. The comment on each says how it was made, so that a
 * start that changes nothing takes no lock.
 * @returns the tables whose trigger was made anew
 */
export async function installTriggers(
  client: pg.Client,
  name: string,
  wanted: readonly WantedTrigger[],
): Promise<string[]> {
  const { rows } = await client.query<{ table: string; made: string | null }>(
    `select tgrelid::regclass::text as table, obj_description(oid, 'pg_trigger') as made
     from pg_trigger where tgname = $1`,
    [name],
  )
  const present = new Map(rows.map(({ table, made }) => [table, made]))
  const made: string[] = []
  for (const { table, definition, functionSql = '' } of wanted) {
    const how = functionSql + definition
    if (present.get(table) === how) continue
    if (functionSql) await client.query(functionSql)
    await client.query(`create or replace trigger ${name} ${definition}`)
    await client.query(`comment on trigger ${name} on ${table} is ${quoted(how)}`)
    made.push(table)
  }
  const tables = new Set(wanted.map(({ table }) => table))
  for (const table of present.keys()) {
    if (!tables.has(table)) await client.query(`drop trigger ${name} on ${table}`)
  }
  return made
}
