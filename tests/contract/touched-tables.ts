import { pool } from '@/db/client'
import { pageTags } from '@/db/page-tags'

/** Records the tables in which rows are written, by any connection. */
export class TouchedTables {
  static async start(): Promise<TouchedTables> {
    await pool().query(`
      create schema noted;
      create table noted.tables (name text primary key);
      create function noted.note() returns trigger language plpgsql as $$
      begin
        -- A new file is shown only when a row names it; what a picture is, is shown at once.
        if tg_table_name = 'files' then
          if tg_op <> 'UPDATE' then return null; end if;
          if new.picture_kind is not distinct from old.picture_kind then return null; end if;
        end if;
        insert into noted.tables values (tg_table_name) on conflict do nothing;
        return null;
      end $$;
      do $$
      declare name regclass;
      begin
        for name in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
          execute format('create trigger note after insert or update or delete on %s
            for each row execute function noted.note()', name);
        end loop;
      end $$`)
    return new TouchedTables()
  }

  async forget(): Promise<void> {
    await pool().query('delete from noted.tables')
  }

  async names(): Promise<string[]> {
    const { rows } = await pool().query<{ name: string }>('select name from noted.tables order by name')
    return rows.map(({ name }) => name)
  }

  /** The tags of the pages that show these tables. */
  async tags(): Promise<string[]> {
    const tags = (await this.names()).flatMap(
      (name): readonly string[] => pageTags[name as keyof typeof pageTags] ?? [],
    )
    return [...new Set(tags)].sort()
  }
}
