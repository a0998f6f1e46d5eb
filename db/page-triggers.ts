import type pg from 'pg'
import { pageEvents, pageTags } from './page-tags'
import { installTriggers, type WantedTrigger } from './triggers'

const triggerName = 'expire_pages'

/** What `db/page-tags.ts` asks for: the definition of each table's trigger. */
function wantedTriggers(): WantedTrigger[] {
  return Object.entries(pageTags).map(([table, tags]) => {
    const events = pageEvents[table as keyof typeof pageTags] ?? 'insert or update or delete or truncate'
    const words = tags.map((tag) => `'${tag}'`).join(', ')
    return {
      table,
      definition: `after ${events} on ${table} for each statement execute function expire_pages(${words})`,
    }
  })
}

/** Brings the triggers that expire pages in step with `db/page-tags.ts`. */
export async function installPageTriggers(client: pg.Client): Promise<void> {
  await client.query(`
    create or replace function expire_pages() returns trigger language plpgsql as $$
    declare
      noted text := coalesce(current_setting('strata.expired', true), '');
      tag text;
    begin
      -- Delivered to every listener with the commit, and never without it.
      perform pg_notify('strata_tags', to_json(tg_argv)::text);
      -- For the process that writes, which reads it before it commits.
      foreach tag in array tg_argv loop
        if not tag = any (string_to_array(noted, ',')) then
          noted := case when noted = '' then tag else noted || ',' || tag end;
        end if;
      end loop;
      perform set_config('strata.expired', noted, true);
      return null;
    end $$`)
  await installTriggers(client, triggerName, wantedTriggers())
}
