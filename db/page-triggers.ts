import type pg from 'pg'
import { pageEvents, pageTags, scheduledTables, turningTables } from './page-tags'
import { syncTriggers, type WantedTrigger } from './triggers'

const functions = `
  create or replace function expire_tags(tags text[]) returns void language plpgsql as $$
  declare
    noted text := coalesce(current_setting('strata.expired', true), '');
    tag text;
  begin
    -- Delivered to every listener with the commit, and never without it.
    perform pg_notify('strata_tags', to_json(tags)::text);
    -- For the process that writes, which reads it before it commits.
    foreach tag in array tags loop
      if not tag = any (string_to_array(noted, ',')) then
        noted := case when noted = '' then tag else noted || ',' || tag end;
      end if;
    end loop;
    perform set_config('strata.expired', noted, true);
  end $$;

  create or replace function expire_pages() returns trigger language plpgsql as $$
  begin
    perform expire_tags(tg_argv);
    return null;
  end $$;

  -- One job for all rows of a table that have the same moment. It stays when a row is moved or deleted, and then
  -- expires what is good: nobody sees it, and no row has to know what it asked for before.
  create or replace function plan_expiry(of_table text, moment timestamptz) returns void language plpgsql as $$
  begin
    perform graphile_worker.add_job('expireScheduled', json_build_object('table', of_table), run_at => moment,
      job_key => 'schedule:' || of_table || ':' || extract(epoch from moment));
  end $$;

  create or replace function plan_schedule() returns trigger language plpgsql as $$
  begin
    -- Before the transaction began it is past for all who read after it, and the write itself expires the pages.
    if new.appears_at > now() then perform plan_expiry(tg_table_name, new.appears_at); end if;
    if new.ends_at > now() then perform plan_expiry(tg_table_name, new.ends_at); end if;
    return null;
  end $$;

  create or replace function plan_turn() returns trigger language plpgsql as $$
  declare
    moment timestamptz;
  begin
    execute format('select ($1).%I', tg_argv[0]) into moment using new;
    if moment > now() then perform plan_expiry(tg_table_name, moment); end if;
    return null;
  end $$`

/** The triggers for the tables of `db/page-tags.ts`, by trigger name. */
const triggersByName: Readonly<Record<string, readonly WantedTrigger[]>> = {
  expire_pages: Object.entries(pageTags).map(([table, tags]) => {
    const events = pageEvents[table as keyof typeof pageTags] ?? 'insert or update or delete or truncate'
    const words = tags.map((tag) => `'${tag}'`).join(', ')
    return {
      table,
      definition: `after ${events} on ${table} for each statement execute function expire_pages(${words})`,
    }
  }),
  plan_schedule: scheduledTables.map((table) => ({
    table,
    definition: `after insert or update of appears_at, ends_at on ${table} for each row
      when (new.appears_at is not null or new.ends_at is not null) execute function plan_schedule()`,
  })),
  plan_turn: Object.entries(turningTables).map(([table, { column }]) => ({
    table,
    definition: `after insert or update of ${column} on ${table} for each row
      when (new.${column} > now()) execute function plan_turn('${column}')`,
  })),
}

/**
 * Brings the triggers in line with `db/page-tags.ts`. At a write they expire cached pages, and they plan jobs
 * that expire cached pages at the moments that the written rows contain.
 */
export async function installPageTriggers(client: pg.Client): Promise<void> {
  await client.query(functions)
  for (const [name, triggers] of Object.entries(triggersByName)) await syncTriggers(client, name, triggers)
}
