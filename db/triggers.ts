import type pg from 'pg'

/** A trigger that the database should have. */
export type WantedTrigger = {
  table: string
  /** The SQL that follows `create trigger <name>`. */
  definition: string
  /** SQL that creates the trigger's function, unless several triggers share one. */
  functionSql?: string
  /** SQL that runs for existing rows when the trigger is created or its definition has changed. */
  fillSql?: string
}

const quoteSqlString = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * Creates or replaces the triggers with one name, and drops triggers of this name on other tables. Stores
 * each definition in the trigger's comment in the database, so that a start without changes takes no lock.
 */
export async function syncTriggers(
  client: pg.Client,
  triggerName: string,
  triggers: readonly WantedTrigger[],
): Promise<void> {
  const { rows } = await client.query<{ table: string; made: string | null }>(
    `select tgrelid::regclass::text as table, obj_description(oid, 'pg_trigger') as made
     from pg_trigger where tgname = $1`,
    [triggerName],
  )
  const present = new Map(rows.map(({ table, made: comment }) => [table, comment]))
  for (const { table, definition, functionSql = '', fillSql = '' } of triggers) {
    const how = functionSql + definition
    if (present.get(table) === how) continue
    // One query is one transaction: a crash undoes all its statements, and the next start runs them again.
    await client.query(`
      ${functionSql};
      create or replace trigger ${triggerName} ${definition};
      comment on trigger ${triggerName} on ${table} is ${quoteSqlString(how)};
      ${fillSql}`)
  }
  const tables = new Set(triggers.map(({ table }) => table))
  for (const table of present.keys()) {
    if (!tables.has(table)) await client.query(`drop trigger ${triggerName} on ${table}`)
  }
}
