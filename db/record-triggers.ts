import type pg from 'pg'
import { type RecordKind, recordKinds, unseenColumns, versionsMax } from './record-kinds'
import { syncTriggers, type WantedTrigger } from './triggers'

const kinds: readonly [string, RecordKind][] = Object.entries(recordKinds)
const keyColumnOf = (table: string) => kinds.find(([name]) => name === table)?.[1].key ?? 'id'

/** Returns the triggers for the tables of `db/record-kinds.ts`. */
function buildRecordTriggers(): WantedTrigger[] {
  return kinds.map(([table, { hasHistory, partOf, keptWithWhole, retiredBy }]) => {
    const parentWords =
      partOf && keptWithWhole ? [partOf.table, keyColumnOf(partOf.table), partOf.column] : []
    const words = [keyColumnOf(table), ...parentWords].map((word) => `'${word}'`).join(', ')
    const updates = hasHistory ? 'update or ' : retiredBy ? `update of ${retiredBy} or ` : ''
    return {
      table,
      definition: `after ${updates}delete on ${table} for each row execute function keep_record(${words})`,
    }
  })
}

/**
 * Installs the triggers that store the old values of deleted rows and, in tables with a history, of changed
 * rows, and delete the drafts of deleted ones. Drops the triggers of tables that are not in `db/record-kinds.ts`.
 */
export async function installRecordTriggers(client: pg.Client): Promise<void> {
  const unseenNames = unseenColumns.map((column) => `'${column}'`).join(', ')
  await client.query(`
    create or replace function keep_record() returns trigger language plpgsql as $$
    declare
      before jsonb := to_jsonb(old);
      after jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
      number integer := before ->> tg_argv[0];
      is_retired boolean := before ->> 'retired_at' is null and after ->> 'retired_at' is not null;
      has_whole boolean;
    begin
      if tg_op = 'UPDATE' then
        if before ? 'retired_at' and not is_retired then return null; end if;
        if before - array[${unseenNames}] = after - array[${unseenNames}] then return null; end if;
      elsif tg_nargs > 1 then
        execute format('select exists (select from %I where %I = $1)', tg_argv[1], tg_argv[2])
          into has_whole using (before ->> tg_argv[3])::integer;
        if has_whole then return null; end if;
      end if;
      insert into record_versions (kind, record_id, is_deletion, row, transaction, account_id, account_email)
      select tg_table_name, number, is_retired or tg_op = 'DELETE', before, pg_current_xact_id()::text::bigint,
        account.id, coalesce(nullif(current_setting('strata.writer', true), ''), account.email, '')
      from (select nullif(current_setting('strata.account', true), '')::integer as id) as writer
      left join accounts account on account.id = writer.id;
      if is_retired or tg_op = 'DELETE' then
        delete from drafts where kind = tg_table_name and record_id = number;
      end if;
      if tg_op = 'UPDATE' then
        delete from record_versions where id in (
          select id from record_versions where kind = tg_table_name and record_id = number
          order by id desc offset ${versionsMax});
      end if;
      return null;
    end $$`)
  await syncTriggers(client, 'keep_record', buildRecordTriggers())
}
