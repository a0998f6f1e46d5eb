import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
} from '@/db/schema/directory'
import {
  createAndFillIncomingTable,
  finishImport,
  type ImportResult,
} from '@/lib/platform/files/incoming-rows'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import { linkAllListingsByNumber } from '@/lib/organisations/mutations'
import { contactColumns, textColumns } from './columns'
import type { ListingImport } from './schema'

/** The key of the imports' advisory lock: an arbitrary number. */
const importLock = 7_290_431

const textNames = textColumns.map(({ name }) => name)
const listColumns = ['categories', ...contactColumns.map(({ name }) => name)] as const

const joinAsRawSql = (parts: readonly string[]) => sql.raw(parts.join(', '))
const types = joinAsRawSql([
  'registration_number text',
  ...textNames.map((name) => `${name} text`),
  ...listColumns.map((name) => `${name} text[]`),
])
const columns = [...textNames, ...listColumns]
const all = joinAsRawSql(columns)

/**
 * Stores the companies of a file as approved and reports the invalid rows. A row with the registration number
 * of an approved company updates that company if a value differs: a repeated import of a file changes
 * nothing. Any other valid row adds a company. Fields without a column in the file keep their values.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importListings(
  portions: AsyncIterable<Portion>,
  { dryRun }: Pick<ListingImport, 'dryRun'>,
): Promise<ImportResult> {
  return inTransaction(async () => {
    const tally = await createAndFillIncomingTable(db(), types, portions)
    const repeats = await dropRepeatedRows(db(), sql`registration_number`, all)
    // Imports run one after the other: in parallel, two of them could both count the same company as new.
    await db().execute(sql`select pg_advisory_xact_lock(${importLock})`)
    await planChanges()
    return finishImport(db(), { tally, repeats, isDryRun: dryRun }, async () => {
      await writePlannedCompanies()
      await linkAllListingsByNumber()
    })
  })
}

/**
 * Compares each row with the stored company, and fills the temporary table `planned` with new and changed
 * companies.
 */
async function planChanges(): Promise<void> {
  const contactsOf = (type: string) => sql`array(
    select contact_value from ${directoryContacts}
    where company_id = c.id and contact_type = ${type} order by id)`
  const storedColumns = [
    ...textNames.map((name) => sql`c.${sql.identifier(name)} as ${sql.identifier(name)}`),
    sql`array(select k.category_code from ${directoryCompanyCategories} cc
      join ${directoryCategories} k on k.id = cc.category_id
      where cc.company_id = c.id order by k.category_code collate "C") as categories`,
    ...contactColumns.map(({ name, contact }) => sql`${contactsOf(contact)} as ${sql.identifier(name)}`),
  ]
  const isOther = sql.join(
    columns.map((name) => sql.raw(`(i.${name} is not null and i.${name} is distinct from s.${name})`)),
    sql` or `,
  )
  const mergedColumns = joinAsRawSql(columns.map((name) => `coalesce(i.${name}, s.${name}) as ${name}`))
  await db().execute(sql`
    create temp table planned on commit drop as
    with s as (
      select c.id, c.registration_number, ${sql.join(storedColumns, sql`, `)}
      from ${directoryCompanies} c join incoming on incoming.registration_number = c.registration_number
      where c.approval)
    select s.id, i.line, i.registration_number, ${mergedColumns}
    from incoming i left join s on s.registration_number = i.registration_number
    where s.id is null or ${isOther}`)
}

/** Writes the companies of the temporary table `planned` with their categories and contacts. */
async function writePlannedCompanies(): Promise<void> {
  const texts = joinAsRawSql(textNames)
  const filledColumns = joinAsRawSql(textNames.map((name) => `coalesce(${name}, '')`))
  await db().execute(sql`
    update ${directoryCompanies} c
    set ${joinAsRawSql(textNames.map((name) => `${name} = p.${name}`))}, version = c.version + 1, updated_at = now()
    from planned p
    where c.id = p.id
      and (${joinAsRawSql(textNames.map((name) => `c.${name}`))}) is distinct from (${joinAsRawSql(textNames.map((name) => `p.${name}`))})`)
  // Raises the version of companies that the update above left out: only contacts or categories changed.
  await db().execute(sql`
    update ${directoryCompanies} c set version = c.version + 1, updated_at = now()
    from planned p where c.id = p.id and c.updated_at <> now()`)
  await db().execute(sql`
    with added as (
      insert into ${directoryCompanies} (registration_number, ${texts}, approval)
      select registration_number, ${filledColumns}, true from planned where id is null order by line
      returning id, registration_number)
    update planned set id = added.id from added
    where planned.id is null and planned.registration_number = added.registration_number`)
  await db().execute(sql`
    delete from ${directoryCompanyCategories} cc using planned p, ${directoryCategories} k
    where cc.company_id = p.id and k.id = cc.category_id and not (k.category_code = any (p.categories))`)
  await db().execute(sql`
    insert into ${directoryCompanyCategories} (company_id, category_id)
    select p.id, k.id from planned p join ${directoryCategories} k on k.category_code = any (p.categories)
    on conflict do nothing`)
  const contactRows = sql.join(
    contactColumns.map(
      ({ name, contact }) => sql`
        select p.id as company_id, ${contact}::text as contact_type, value as contact_value, place
        from planned p cross join unnest(p.${sql.identifier(name)}) with ordinality as given (value, place)`,
    ),
    sql` union all `,
  )
  await db().execute(sql`delete from ${directoryContacts} where company_id in (select id from planned)`)
  await db().execute(sql`
    insert into ${directoryContacts} (company_id, contact_type, contact_value)
    select company_id, contact_type, contact_value from (${contactRows}) given
    order by company_id, contact_type, place`)
}
