import type pg from 'pg'

/** The definition of a trigger. */
export type WantedTrigger = {
  /** The trigger's table. */
  table: string
  /** The text after `create trigger <name>`. */
  definition: string
  /** Creates the function that it calls, if it has its own. */
  functionSql?: string
  /** Runs once for existing rows when the trigger is created. */
  fillSql?: string
}

const quoteText = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Synchronises the triggers of one name with the definitions. The comment on each trigger has its definition,
 * so that a start without changes takes no lock.
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
    // Statements of one query are one transaction: a start after a crash here begins with this table again.
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
