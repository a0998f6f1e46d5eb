import type pg from 'pg'
import { searchTables } from './search-tables'

const rowTrigger = 'note_search'
const truncateTrigger = 'note_search_truncate'

/**
 * Raised when the keys of words or what is taken from a record are made differently, so that the next start has every
 * record indexed anew.
 */
const searchVersion = 1

/**
 * Brings the triggers that note changed records for the search in step with `db/search-tables.ts`. A table whose
 * trigger is new has all its rows noted, so a first start and a new kind fill the index by themselves. The comment on
 * each says how it was made; a start that changes nothing takes no lock.
 */
export async function installSearchTriggers(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function note_search() returns trigger language plpgsql as $$
    declare
      number integer;
    begin
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
      return null;
    end $$`)
  const { rows } = await client.query<{ table: string; made: string | null }>(
    `select tgrelid::regclass::text as table, obj_description(oid, 'pg_trigger') as made
     from pg_trigger where tgname = $1`,
    [rowTrigger],
  )
  const present = new Map(rows.map(({ table, made }) => [table, made]))
  for (const [table, { kind, key }] of Object.entries(searchTables)) {
    const made = `${kind} by ${key}, version ${searchVersion}`
    if (present.get(table) === made) continue
    const call = `execute function note_search('${kind}', '${key}')`
    await client.query(`
      begin;
      create or replace trigger ${rowTrigger} after insert or update or delete on ${table} for each row ${call};
      create or replace trigger ${truncateTrigger} after truncate on ${table} for each statement ${call};
      comment on trigger ${rowTrigger} on ${table} is '${made}';
      insert into search_pending (kind) values ('${kind}');
      commit`)
  }
  for (const table of present.keys()) {
    if (table in searchTables) continue
    await client.query(`drop trigger ${rowTrigger} on ${table}; drop trigger ${truncateTrigger} on ${table}`)
  }
}
