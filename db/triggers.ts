import type pg from 'pg'

/**
 * Brings the triggers of one name in step with what is wanted of each table. The comment on each says how it was
 * made, so that a start that changes nothing takes no lock.
 * @param wanted by table, what follows `create trigger <name>`
 */
export async function bringInStep(
  client: pg.Client,
  name: string,
  wanted: ReadonlyMap<string, string>,
): Promise<void> {
  const { rows } = await client.query<{ table: string; made: string | null }>(
    `select tgrelid::regclass::text as table, obj_description(oid, 'pg_trigger') as made
     from pg_trigger where tgname = $1`,
    [name],
  )
  const present = new Map(rows.map(({ table, made }) => [table, made]))
  for (const [table, definition] of wanted) {
    if (present.get(table) === definition) continue
    await client.query(`create or replace trigger ${name} ${definition}`)
    await client.query(`comment on trigger ${name} on ${table} is '${definition.replaceAll("'", "''")}'`)
  }
  for (const table of present.keys()) {
    if (!wanted.has(table)) await client.query(`drop trigger ${name} on ${table}`)
  }
}
