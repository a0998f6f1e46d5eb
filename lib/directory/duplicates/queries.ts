import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import {
  directoryCategories,
  directoryCompanies,
  directoryCompanyCategories,
  directoryContacts,
  directoryDistinctCompanies,
  directoryRegistrants,
  directoryReports,
} from '@/db/schema/directory'
import { eventPartners } from '@/db/schema/event'
import { files } from '@/db/schema/files'
import { memberCompanies } from '@/db/schema/members'
import { shownFile } from '@/lib/platform/files/columns'
import { Problem } from '@/lib/platform/api/problem'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { fileUrl } from '@/lib/platform/files/url'
import { emptyIfNullText, nameIn } from '@/lib/platform/i18n/names'
import type { ComparedCompany, Pair } from './schema'

/** Selects each pair of companies, neither of them rejected, with the same value in a column. */
const selectPairsWithSameValue = (
  column: 'registration_number' | 'name_key',
  reason: Pair['reason'],
): SQL => {
  const name = sql.identifier(column)
  return sql`
    select a.id as first_id, b.id as other_id, ${reason}::text as reason
    from (
      select ${name} as shared from ${directoryCompanies}
      where ${name} <> '' and rejected_at is null
      group by ${name} having count(*) > 1
    ) several
    join ${directoryCompanies} a on a.${name} = several.shared and a.rejected_at is null
    join ${directoryCompanies} b on b.${name} = several.shared and b.rejected_at is null and b.id > a.id`
}

/**
 * Selects each pair once, without the pairs that staff declared distinct. For a pair that shares both number
 * and name, `max(reason)` is `number`, the later word in the alphabet.
 */
const pairs = sql`
  select first_id, other_id, max(reason) as reason
  from (${selectPairsWithSameValue('registration_number', 'number')} union all ${selectPairsWithSameValue('name_key', 'name')}) found
  where not exists (
    select from ${directoryDistinctCompanies} d
    where d.company_id = first_id and d.other_id = found.other_id)
  group by first_id, other_id`

type PairRow = {
  reason: Pair['reason']
  total: number
  first: SideRow
  other: SideRow
}
type SideRow = { id: number; name: string; name_en: string; registration_number: string; approval: boolean }

const pairSideAnswer = ({ name, name_en, ...side }: SideRow): Pair['first'] => ({
  ...side,
  name: nameIn({ name, name_en }, 'mn').text,
})

/** Lists pairs of possible duplicates; pairs with the same registration number come first. */
export async function listDuplicates(
  paging: Paging,
): Promise<{ pairs: Pair[]; total: number; totalPages: number }> {
  const companyJsonSql = (tableAlias: string) => {
    const column = (name: string) => sql`${sql.identifier(tableAlias)}.${sql.identifier(name)}`
    const names = ['id', 'name', 'name_en', 'registration_number', 'approval']
    return sql`jsonb_build_object(${sql.join(
      names.flatMap((name) => [sql`${name}::text`, column(name)]),
      sql`, `,
    )})`
  }
  const { rows } = await db().execute<PairRow>(sql`
    with pairs as (${pairs}), page as (
      select pairs.*, (select count(*)::integer from pairs) as total from pairs
      order by reason desc, first_id, other_id
      limit ${paging.limit} offset ${offsetOf(paging)})
    select page.reason, page.total, ${companyJsonSql('a')} as first, ${companyJsonSql('b')} as other
    from page
    join ${directoryCompanies} a on a.id = page.first_id
    join ${directoryCompanies} b on b.id = page.other_id
    order by page.reason desc, page.first_id, page.other_id`)
  const total = rows[0]?.total ?? (await countDuplicates())
  return {
    pairs: rows.map(({ reason, first, other }) => ({
      reason,
      first: pairSideAnswer(first),
      other: pairSideAnswer(other),
    })),
    total,
    totalPages: numberOfPages(total, paging.limit),
  }
}

async function countDuplicates(): Promise<number> {
  const { rows } = await db().execute<{ total: number }>(
    sql`select count(*)::integer as total from (${pairs}) pairs`,
  )
  return rows[0]?.total ?? 0
}

const countReferringRowsSql = (
  table: typeof memberCompanies | typeof eventPartners | typeof directoryReports,
): SQL<number> =>
  sql<number>`(select count(*)::integer from ${table} where ${table.company_id} = ${directoryCompanies.id})`

/** Reads two companies side by side. @throws Problem not_found when either is missing */
export async function readComparison(
  firstId: number,
  otherId: number,
): Promise<{ first: ComparedCompany; other: ComparedCompany }> {
  const companies = directoryCompanies
  const ids = [firstId, otherId]
  const [rows, categories, contacts] = await Promise.all([
    db()
      .select({
        row: companies,
        logo: shownFile,
        registrant: { name: directoryRegistrants.name, email: directoryRegistrants.email },
        members: countReferringRowsSql(memberCompanies),
        partners: countReferringRowsSql(eventPartners),
        reports: countReferringRowsSql(directoryReports),
      })
      .from(companies)
      .leftJoin(files, eq(files.id, companies.logo_file_id))
      .leftJoin(directoryRegistrants, eq(directoryRegistrants.company_id, companies.id))
      .where(inArray(companies.id, ids)),
    db()
      .select({
        id: directoryCompanyCategories.company_id,
        code: directoryCategories.category_code,
        name: directoryCategories.name,
      })
      .from(directoryCompanyCategories)
      .innerJoin(directoryCategories, eq(directoryCategories.id, directoryCompanyCategories.category_id))
      .where(inArray(directoryCompanyCategories.company_id, ids))
      .orderBy(asc(directoryCategories.category_code)),
    db()
      .select()
      .from(directoryContacts)
      .where(inArray(directoryContacts.company_id, ids))
      .orderBy(asc(directoryContacts.id)),
  ])
  const requireCompany = (companyId: number): ComparedCompany => {
    const record = rows.find(({ row }) => row.id === companyId)
    if (!record) throw new Problem('not_found')
    const { row, logo, registrant, members, partners, reports } = record
    const { id, version, approval, status, name, name_en, registration_number, created_at } = row
    const { aimag, sum, sum_en, address, address_en, about, about_en } = row
    return {
      ...{ id, version, approval, status, registration_number, members, partners, reports },
      ...{ aimag, sum, sum_en },
      ...{ name: emptyIfNullText(name), name_en: emptyIfNullText(name_en) },
      ...{ address: emptyIfNullText(address), address_en: emptyIfNullText(address_en) },
      ...{ about: emptyIfNullText(about), about_en: emptyIfNullText(about_en) },
      logo: logo ? fileUrl(logo) : '',
      registrant: registrant ? `${registrant.name}, ${registrant.email}` : '',
      categories: categories.filter((each) => each.id === id).map(({ code, name }) => `${code} ${name}`),
      contacts: contacts
        .filter(({ company_id }) => company_id === id)
        .map(({ contact_type, contact_value }) => ({ contact_type, contact_value })),
      created_at: created_at.toISOString(),
    }
  }
  return { first: requireCompany(firstId), other: requireCompany(otherId) }
}
