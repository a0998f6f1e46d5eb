import type pg from 'pg'
import { type BilingualTable, translationKinds } from './bilingual'
import { listBilingualColumns } from './tables'
import { syncTriggers } from './triggers'

const triggerName = 'note_translation'
const kinds = Object.entries(translationKinds) as [string, BilingualTable][]

const englishFieldOf = (field: string) => `${field}_en`
const anyFieldChangedSql = (fields: readonly string[]) =>
  fields.map((field) => `r.${field} is distinct from old.${field}`).join(' or ')

/**
 * SQL: whether the Mongolian text changed and is not wholly empty. Without Mongolian text the English cannot
 * be outdated.
 */
const mongolianChangedSql = (fields: readonly string[]) =>
  `(${anyFieldChangedSql(fields)}) and (${fields.map((field) => `r.${field} <> ''`).join(' or ')})`

/** SQL: whether some text of a row is only in Mongolian. */
const englishMissingSql = ({ table }: BilingualTable) =>
  listBilingualColumns(table)
    .map((field) => `(r.${field} <> '' and r.${englishFieldOf(field)} = '')`)
    .join(' or ')

/**
 * Returns the SQL that creates the trigger function of one table. `mn_changed_at` and `en_changed_at` get the
 * time at which the transaction began, so that a save of both languages at once leaves nothing to translate.
 * If two transactions save one language each, the text of the transaction that began first counts as older,
 * even if it is committed last.
 */
function triggerFunctionSql(kind: string, table: BilingualTable): string {
  const { key, name, where = 'true', names } = table
  const fields = listBilingualColumns(table.table)
  return `
    create or replace function ${triggerName}_${kind}() returns trigger language plpgsql as $$
    declare r ${table.table};
    begin
      if tg_op = 'DELETE' then
        delete from translations where kind = '${kind}' and record_id = old.${key};
        return null;
      end if;
      r := new;
      if not (${where}) then
        delete from translations where kind = '${kind}' and record_id = r.${key};
        return null;
      end if;
      insert into translations as known (kind, record_id, name, en_missing)
        values ('${kind}', r.${key}, ${name}, ${englishMissingSql(table)})
        on conflict (kind, record_id) do update set
          name = excluded.name,
          en_missing = excluded.en_missing,
          mn_changed_at = case when ${mongolianChangedSql(fields)} then now() else known.mn_changed_at end,
          en_changed_at = case when ${anyFieldChangedSql(fields.map(englishFieldOf))} then now() else known.en_changed_at end;${
            names
              ? `
      update translations set name = ${name} where kind = '${names}' and record_id = r.${key};`
              : ''
          }
      return null;
    end $$;`
}

/**
 * Returns the statement that fills `translations` for the existing rows of a table. Rows with English count
 * as translated, because nobody knows which language changed last.
 */
const fillTranslationsSql = (kind: string, table: BilingualTable) => `
  insert into translations (kind, record_id, name, en_missing)
    select '${kind}', r.${table.key}, ${table.name}, ${englishMissingSql(table)}
    from ${table.table} r where ${table.where ?? 'true'} order by r.${table.key}
    on conflict (kind, record_id) do update set name = excluded.name, en_missing = excluded.en_missing`

/** Makes the triggers that fill `translations` match `db/bilingual.ts`; adds missing rows to this table. */
export async function installTriggersAndFillTranslations(client: pg.Client): Promise<void> {
  const triggers = kinds.map(([kind, table]) => ({
    table: table.table,
    definition: `after insert or update or delete on ${table.table} for each row execute function ${triggerName}_${kind}()`,
    functionSql: triggerFunctionSql(kind, table),
    fillSql: fillTranslationsSql(kind, table),
  }))
  await syncTriggers(client, triggerName, triggers)
  await syncTriggers(
    client,
    `${triggerName}_emptied`,
    kinds.map(([kind, { table }]) => ({
      table,
      definition: `after truncate on ${table} for each statement execute function forget_translations_${kind}()`,
      functionSql: `
        create or replace function forget_translations_${kind}() returns trigger language plpgsql as $$
        begin
          delete from translations where kind = '${kind}';
          return null;
        end $$;`,
    })),
  )
}
