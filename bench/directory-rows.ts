import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { upperCaseName } from '@/lib/platform/i18n/names'
import { indexPending, indexRecords } from '@/lib/platform/search/index-records'
import { seededRandom } from './measure'

/** A company as in the state register. */
export type RegisteredCompany = { name: string; form: string; number: string }

/** The register of companies: lines of name, legal form and number. `BENCH_COMPANIES` names another file. */
export function register(): RegisteredCompany[] {
  const file = process.env.BENCH_COMPANIES ?? '../shared/data/companies.psv.gz'
  if (!existsSync(file)) throw new Error(`there is no register of companies: ${file}`)
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    const [name = '', form = '', number = ''] = line.split('|')
    return name ? [{ name, form, number }] : []
  })
}

const batchSize = 5_000
const placesMax = 3

/** The legal forms that people write after the name of a company; they leave out all others. */
const writtenForms = /^(ХХК|ХК|НҮТББ|ГҮТББ|Хоршоо|Нөхөрлөл|ТӨХК|ОНӨХК|ТБАГУТҮГ)/

/** The name of a company as the directory stores it: with its legal form, in capitals. */
export const listedName = ({ name, form }: RegisteredCompany) =>
  upperCaseName(`${name} ${writtenForms.exec(form)?.[1] ?? ''}`)

/**
 * Replaces the listings of the directory by companies, each in one to three categories. The id of a listing
 * is the number of its line, from 1.
 */
export async function fillDirectory(companies: readonly RegisteredCompany[], seed = 15): Promise<void> {
  const { rows: places } = await db().execute<{ id: number }>(
    sql`select id from directory_categories where length(category_code) = 4 and category_code <> '0403' order by 1`,
  )
  const random = seededRandom(seed)
  await db().execute(sql`delete from directory_companies`)
  for (let at = 0; at < companies.length; at += batchSize) {
    const rows = companies.slice(at, at + batchSize).map((company, n) => {
      const count = 1 + Math.floor(random() * placesMax)
      const placeIds = Array.from({ length: count }, () => places[Math.floor(random() * places.length)]?.id)
      return {
        id: at + n + 1,
        name: listedName(company),
        number: company.number,
        places: [...new Set(placeIds)],
      }
    })
    const json = JSON.stringify(rows)
    await db().execute(sql`
      insert into directory_companies (id, name, registration_number, approval)
      select id, name, case when row_number() over (partition by number order by id) = 1 then number else '' end, true
      from jsonb_to_recordset(${json}::jsonb) as row (id int, name text, number text)`)
    await db().execute(sql`
      insert into directory_company_categories (company_id, category_id)
      select (row->>'id')::int, jsonb_array_elements(row->'places')::int from jsonb_array_elements(${json}::jsonb) row`)
  }
  await indexAnew()
}

/** Indexes each listing once, although `fillDirectory` queued it once for each of its categories. */
export async function indexAnew(): Promise<void> {
  await db().execute(sql`delete from search_pending where kind = 'listing'`)
  await db().execute(sql`
    insert into search_pending (kind, record_id)
    select 'listing', id from directory_companies union select 'listing', record_id from search_items where kind = 'listing'`)
  await indexPending()
  await analyzeAll()
}

async function analyzeAll(): Promise<void> {
  for (const table of [
    'search_items',
    'search_words',
    'search_names',
    'directory_companies',
    'directory_company_categories',
  ])
    await db().execute(sql.raw(`vacuum analyze ${table}`))
}

const growthBatchSize = 20_000

/** A new name from parts of two names, for when the register has no more names. */
function madeName(companies: readonly RegisteredCompany[], at: number): string {
  const one = companies[at % companies.length]
  const other = companies[(at * 7_919 + Math.floor(at / companies.length)) % companies.length]
  if (at < companies.length || !one || !other) return one?.name ?? ''
  const [first = ''] = one.name.split(' ')
  const last = other.name.split(' ').at(-1) ?? ''
  return `${first.slice(0, 6)}${last.slice(-5).toLowerCase()} ${other.name.split(' ')[0] ?? ''}`.trim()
}

/**
 * Adds listings up to the given count, without the triggers, which would take most of the time; this function
 * writes what they would write.
 * @returns the names of all listings
 */
export async function growDirectory(
  companies: readonly RegisteredCompany[],
  size: number,
): Promise<string[]> {
  const { rows: places } = await db().execute<{ id: number }>(
    sql`select id from directory_categories where length(category_code) = 4 and category_code <> '0403' order by 1`,
  )
  const { rows: counts } = await db().execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from directory_companies`,
  )
  const last = counts[0]?.last ?? 0
  for (let at = last; at < size; at += growthBatchSize) {
    const rows = Array.from({ length: Math.min(growthBatchSize, size - at) }, (_, n) => ({
      id: at + n + 1,
      name: upperCaseName(`${madeName(companies, at + n)} ХХК`),
    }))
    await db().transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`)
      await tx.execute(sql`
        insert into directory_companies (id, name, approval, is_listed, sort_name, sort_name_en, initial, initial_en)
        select id, name, true, true, directory_sort_name(name), directory_sort_name(name), left(name, 1), ''
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id int, name text)`)
      await tx.execute(sql`
        insert into directory_company_categories (company_id, category_id, is_listed, sort_name, sort_name_en)
        select c.id, place, true, c.sort_name, c.sort_name_en
        from directory_companies c, unnest(${sql.param(places.map(({ id }) => id))}::int[]) with ordinality p (place, n)
        where c.id between ${at + 1} and ${at + rows.length}
          and p.n in (1 + c.id % ${places.length}, 1 + (c.id / 7) % ${places.length})`)
      await indexRecords(
        tx,
        'listing',
        rows.map(({ id }) => id),
      )
    })
  }
  await analyzeAll()
  return Array.from({ length: size }, (_, at) => madeName(companies, at))
}
