import type pg from 'pg'
import { type SearchTable, searchTables } from './search-tables'
import { syncTriggers } from './triggers'

/**
 * Raise this number with each change of the code that alters how keys of words are computed, or which texts
 * are indexed: the next start then indexes every record again.
 */
const searchVersion = 3

/**
 * Brings the triggers, which note changed records for the search, in line with `db/search-tables.ts`. When a
 * trigger is new or its definition changed, all records of its kind are noted and so indexed again.
 */
export async function installSearchTriggers(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function note_search() returns trigger language plpgsql as $$
    declare
      number integer;
    begin
      if tg_op = 'UPDATE' and coalesce(tg_argv[3], '') <> '' and not exists (
        select from unnest(string_to_array(tg_argv[3], ',')) as name
        where to_jsonb(old) -> name is distinct from to_jsonb(new) -> name
      ) then
        return null;
      end if;
      -- For the process that writes, which indexes what was noted before it commits.
      perform set_config('strata.search', 'noted', true);
      if tg_op = 'TRUNCATE' then
        insert into search_pending (kind) values (tg_argv[0]);
        return null;
      end if;
      if tg_op <> 'INSERT' then
        execute format('select ($1).%I', tg_argv[1]) into number using old;
        insert into search_pending (kind, record_id) values (tg_argv[0], number);
      end if;
      if tg_op <> 'DELETE' then
        execute format('select ($1).%I', tg_argv[1]) into number using new;
        insert into search_pending (kind, record_id) values (tg_argv[0], number);
      end if;
      -- A new row is shown in nothing yet, and of one that goes what showed it is noted by its own change.
      if tg_argv[4] is not null and tg_op = 'UPDATE' then
        execute 'insert into search_pending (kind, record_id) ' || tg_argv[4] using new;
      end if;
      return null;
    end $$`)
  const quoteSqlString = (text: string) => `'${text.replaceAll("'", "''")}'`
  const triggers = Object.entries<SearchTable>(searchTables).map(
    ([table, { kind, key, column = '', changesIn }]) => ({
      table,
      definition: `after insert or update or delete on ${table} for each row
      execute function note_search('${kind}', '${key}', 'version ${searchVersion}'${column || changesIn ? `, '${column}'` : ''}${changesIn ? `, ${quoteSqlString(changesIn)}` : ''})`,
      fillSql: `insert into search_pending (kind) values ('${kind}')`,
    }),
  )
  await syncTriggers(client, 'note_search', triggers)
  await syncTriggers(
    client,
    'note_search_truncate',
    Object.entries(searchTables).map(([table, { kind }]) => ({
      table,
      definition: `after truncate on ${table} for each statement execute function note_search('${kind}')`,
    })),
  )
}
