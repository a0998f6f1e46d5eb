import type pg from 'pg'

/** A trigger as it is to be. */
export type WantedTrigger = {
  /** The table that it stands on. */
  table: string
  /** What follows `create trigger <name>`. */
  definition: string
  /** Makes the function that it calls, where that is its own. */
  functionSql?: string
  /** What is done once for the rows that are there when it is made. */
  fillSql?: string
}

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Brings the triggers of one name in step with what is wanted. The comment on each says how it was made, so that a
 * start that changes nothing takes no lock.
 */
export async function installTriggers(
  client: pg.Client,
  name: string,
  triggers: readonly WantedTrigger[],
): Promise<void> {
  const { rows } = await client.query<{ table: string; made: string | null }>(
    `select tgrelid::regclass::text as table, obj_description(oid, 'pg_trigger') as made
     from pg_trigger where tgname = $1`,
    [name],
  )
  const present = new Map(rows.map(({ table, made: comment }) => [table, comment]))
  for (const { table, definition, functionSql = '', fillSql = '' } of triggers) {
    const how = functionSql + definition
    if (present.get(table) === how) continue
    // Statements of one query are one transaction: a start that is killed here begins with this table again.
    await client.query(`
      ${functionSql};
      create or replace trigger ${name} ${definition};
      comment on trigger ${name} on ${table} is ${quoteText(how)};
      ${fillSql}`)
  }
  const tables = new Set(triggers.map(({ table }) => table))
  for (const table of present.keys()) {
    if (!tables.has(table)) await client.query(`drop trigger ${name} on ${table}`)
  }
}
