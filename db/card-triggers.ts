import type pg from 'pg'
import { cardTables } from './card-kinds'
import { syncTriggers, type WantedTrigger } from './triggers'

/**
 * A statement that writes more rows than this, such as an import, plans no jobs: the share cards of these
 * rows are drawn at the first visit.
 */
const rowsMax = 20

const functions = `
  create or replace function plan_share_cards() returns trigger language plpgsql as $$
  begin
    if (select count(*) from (select from written limit ${rowsMax + 1}) few) > ${rowsMax} then return null; end if;
    perform graphile_worker.add_job('drawShareCards', json_build_object('kind', tg_argv[0], 'id', row.id),
      run_at => greatest((to_jsonb(row) ->> 'appears_at')::timestamptz, now()),
      job_key => 'share-cards:' || tg_argv[0] || ':' || row.id)
    from written row;
    return null;
  end $$`

const cardTriggersAfter = (event: 'insert' | 'update'): WantedTrigger[] =>
  Object.entries(cardTables).map(([table, kind]) => ({
    table,
    definition: `after ${event} on ${table} referencing new table as written
      for each statement execute function plan_share_cards('${kind}')`,
  }))

/**
 * Installs triggers that plan a job for each row of a write of at most `rowsMax` rows. The job draws the
 * record's share cards, at once or when the record appears; it does nothing when their content is unchanged.
 */
export async function installCardTriggers(client: pg.Client): Promise<void> {
  await client.query(functions)
  await syncTriggers(client, 'plan_cards_inserted', cardTriggersAfter('insert'))
  await syncTriggers(client, 'plan_cards_updated', cardTriggersAfter('update'))
}
