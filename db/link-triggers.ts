import { getTableColumns, getTableName } from 'drizzle-orm'
import type pg from 'pg'
import { linkKindOf } from './schema/columns'
import { tables } from './tables'
import { syncTriggers } from './triggers'

/** A table with columns that lead somewhere; `key` is the column with the number of a row. */
export type LinkTable = { table: string; key: string; richTexts: string[]; addresses: string[] }

/** The tables that have columns marked with `leading`. */
export const linkTables: readonly LinkTable[] = tables.flatMap((table) => {
  const columns = Object.values(getTableColumns(table))
  const namesOf = (kind: 'richText' | 'address') =>
    columns.filter((column) => linkKindOf(column) === kind).map(({ name }) => name)
  const [richTexts, addresses] = [namesOf('richText'), namesOf('address')]
  const key = columns.find(({ primary }) => primary)?.name ?? 'id'
  return richTexts.length + addresses.length > 0
    ? [{ table: getTableName(table), key, richTexts, addresses }]
    : []
})

/** The longest address in the ledger, in bytes: an entry of an index takes 2,700, and ours contains it once. */
const addressBytesMax = 2_000

/** An address within a tag: in sanitised rich text attributes are in double quotes, and `<` is only in tags. */
const hrefPattern = `<[a-z]+\\s[^<>]*?(?:href|src)="([^"]+)"`

const functionsSql = `
  create or replace function link_target(href text) returns text language sql immutable parallel safe as $$
    select case
      when octet_length(href) > ${addressBytesMax} then null
      when plain ~* '^https?://' then regexp_replace(plain, '#.*$', '')
      when plain ~ '^/files/[0-9a-f]{64}' then left(plain, 71)
      when plain ~ '^/(?![/\\\\])' then coalesce(nullif(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
        plain, '[?#].*$', ''), '%3d', '=', 'gi'), '^/(en|mn(?=/(mm|mw|yp)))(?=/|$)', ''), '/+$', ''), ''), '/')
    end
    from (select replace(btrim(href, E' \\t\\r\\n'), '&amp;', '&') as plain) as written
  $$;
  create or replace function note_links() returns trigger language plpgsql as $$
    declare
      before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
      after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
      number integer := coalesce(after, before) ->> tg_argv[0];
      written text;
    begin
      if tg_op = 'TRUNCATE' then
        delete from links where kind = tg_table_name;
        return null;
      end if;
      for i in 1 .. tg_nargs - 1 loop
        written := substr(tg_argv[i], 2);
        continue when before -> written is not distinct from after -> written;
        if tg_op <> 'INSERT' then
          delete from links where kind = tg_table_name and record_id = number and field = written;
        end if;
        insert into links (kind, record_id, field, href, target)
        select distinct tg_table_name, number, written, href, link_target(href)
        from (
          select (regexp_matches(after ->> written, '${hrefPattern}', 'gi'))[1] as href where tg_argv[i] like '<%'
          union all select after ->> written where tg_argv[i] like '=%'
        ) as found
        where link_target(href) is not null;
      end loop;
      return null;
    end $$;`

/** Returns the trigger's arguments: the key, then each column after `<` for rich text or `=` for an address. */
const argumentsOf = ({ key, richTexts, addresses }: LinkTable) =>
  [key, ...richTexts.map((name) => `<${name}`), ...addresses.map((name) => `=${name}`)]
    .map((word) => `'${word}'`)
    .join(', ')

/** Returns the statement that writes the ledger of a table anew. */
const fillSql = ({ table, key, richTexts, addresses }: LinkTable) => `
  delete from links where kind = '${table}';
  insert into links (kind, record_id, field, href, target)
  select distinct '${table}', number, field, href, link_target(href) from (
    ${[
      ...richTexts.map(
        (name) =>
          `select r.${key} as number, '${name}' as field, (regexp_matches(r.${name}, '${hrefPattern}', 'gi'))[1] as href from ${table} r`,
      ),
      ...addresses.map((name) => `select r.${key}, '${name}', r.${name} from ${table} r`),
    ].join(' union all ')}
  ) as found (number, field, href) where link_target(href) is not null;`

/** Writes the whole ledger anew, for the command `npm run links:rebuild`. */
export async function rebuildLinks(client: Pick<pg.Client, 'query'>): Promise<void> {
  await client.query(`begin; ${linkTables.map(fillSql).join('')} commit`)
}

/** Makes the triggers that fill `links` match the marks in the schema, and fills it where they are new. */
export async function installLinkTriggers(client: pg.Client): Promise<void> {
  await syncTriggers(
    client,
    'note_links',
    linkTables.map((table) => ({
      table: table.table,
      definition: `after insert or update or delete on ${table.table} for each row execute function note_links(${argumentsOf(table)})`,
      functionSql: functionsSql,
      fillSql: fillSql(table),
    })),
  )
  await syncTriggers(
    client,
    'note_links_emptied',
    linkTables.map(({ table }) => ({
      table,
      definition: `after truncate on ${table} for each statement execute function note_links('id')`,
    })),
  )
  const names = linkTables.map(({ table }) => `'${table}'`).join(', ')
  await client.query(`delete from links where kind not in (${names})`)
}
