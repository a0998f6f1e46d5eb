import type pg from 'pg'

/**
 * Queries for the objects of `public`, one for each kind. NOT NULL constraints are left out: Postgres names
 * them.
 */
const catalogQueries = [
  `select 'extension', extname from pg_extension`,
  `select 'column', c.relname, c.relkind, c.relpersistence, a.attname, format_type(a.atttypid, a.atttypmod),
     a.attnotnull, a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), letters.collname
   from pg_attribute a join pg_class c on c.oid = a.attrelid
   left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   left join pg_collation letters on letters.oid = a.attcollation
   where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relkind <> 'i'`,
  `select 'constraint', conrelid::regclass, conname, contype, convalidated, pg_get_constraintdef(oid)
   from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  `select 'index', indisvalid, pg_get_indexdef(indexrelid) from pg_index
   join pg_class c on c.oid = indexrelid where c.relnamespace = 'public'::regnamespace`,
  `select 'function', pg_get_functiondef(p.oid) from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
     and not exists (select from pg_depend where objid = p.oid and deptype = 'e')`,
  `select 'trigger', tgrelid::regclass, pg_get_triggerdef(oid), tgenabled from pg_trigger where not tgisinternal`,
  `select 'sequence', c.relname, seqstart, seqincrement from pg_sequence join pg_class c on c.oid = seqrelid
   where c.relnamespace = 'public'::regnamespace`,
  `select 'row', to_jsonb(c) - 'created_at' from directory_categories c`,
  `select 'row', to_jsonb(c) - 'created_at' - 'updated_at' from contact_texts c`,
  `select 'row', to_jsonb(b) - 'created_at' - 'updated_at' from book_files b`,
]

/** A sorted line for each object of a database's schema, and for each row that its migrations wrote. */
export async function readSchemaCatalog(client: pg.ClientBase): Promise<string[]> {
  const lines: string[] = []
  for (const text of catalogQueries) {
    const { rows } = await client.query<unknown[]>({ text, rowMode: 'array' })
    lines.push(...rows.map((row) => JSON.stringify(row)))
  }
  return lines.toSorted()
}
