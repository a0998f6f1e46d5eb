import { type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { linkTables } from '@/db/link-triggers'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { env } from '@/lib/platform/env'
import {
  formAddressSql,
  formRecordIdSql,
  isKnownKind,
  keyColumnOf,
  recordColumnSql,
  recordKindOf,
  recordNameSql,
} from '@/lib/platform/records/kinds'
import { isReachedSql, kindPages, pageAddressSql, pathOfTargetSql } from '@/lib/platform/records/pages'
import {
  type BrokenLink,
  type LinkListing,
  type LinkPlace,
  type LinksFound,
  type LonePage,
  namedPlacesMax,
  type OutsideLink,
} from './schema'

/** Selects the place of each link of a set in SQL: its row's kind, number, name, form, and the link's own columns. */
function placesSql(linksSql: SQL, columns: SQL): SQL {
  const parts = linkTables.flatMap(({ table }) => {
    if (!isKnownKind(table)) return []
    return [
      sql`select l.kind, ${formRecordIdSql(table, recordColumnSql)} as record_id,
        ${recordNameSql(table, recordColumnSql)} as title, ${formAddressSql(table, recordColumnSql)} as address, ${columns}
      from ${linksSql} l join ${recordKindOf(table).table} as record
        on ${recordColumnSql(keyColumnOf(table))} = l.record_id where l.kind = ${table}`,
    ]
  })
  return sql.join(parts, sql` union all `)
}

/** Counts the records that lead to some targets, and names the first of them. */
export async function describeLinks(
  targets: readonly string[],
): Promise<Pick<LinksFound, 'total' | 'places'>> {
  const linksSql = sql`(select distinct kind, record_id from links where target = any (${sql.param([...targets])}::text[]))`
  const { rows } = await db().execute<LinkPlace & { total: number }>(sql`
    select *, count(*) over ()::integer as total from (${placesSql(linksSql, sql`null`)}) as place
    order by kind, record_id limit ${namedPlacesMax}`)
  const places = rows.map(({ kind, record_id, title, address }) => ({ kind, record_id, title, address }))
  return { total: rows[0]?.total ?? 0, places }
}

type Page<Key extends string, Row> = { [K in Key]: Row[] } & { total: number; totalPages: number }

/** Reads one page of a set of links with their places. */
async function listPage<Row extends Record<string, unknown>>(
  { page, limit }: LinkListing,
  fromSql: SQL,
  columns: SQL,
): Promise<{ rows: Row[]; total: number; totalPages: number }> {
  const [countResult, { rows }] = await Promise.all([
    db().execute<{ total: number }>(sql`select count(*)::integer as total from ${fromSql} as counted`),
    db().execute<Row>(sql`
      with chosen as materialized (
        select * from ${fromSql} as found order by target, kind, record_id, field, href
        limit ${limit} offset ${offsetOf({ page, limit })})
      select * from (${placesSql(sql`chosen`, sql`concat_ws(' ', l.kind, l.record_id, l.field, l.href) as id, l.target, ${columns}`)}) as place
      order by target, kind, record_id, id`),
  ])
  const total = countResult.rows[0]?.total ?? 0
  return { rows: rows as Row[], total, totalPages: numberOfPages(total, limit) }
}

/** The links within the sites whose target has no page and no redirect. */
const brokenSql = () => {
  const isOwn = sql`(target like '/%' or starts_with(target, ${`${env().siteUrl}/`}::text))`
  return sql`(select * from links where target in (
    select target from (
      select target, ${pathOfTargetSql(sql`target`)} as path from (select distinct target from links where ${isOwn}) as own
    ) as asked where not ${isReachedSql(sql`path`)}))`
}

/** Lists a page of the links within the sites that lead nowhere. */
export async function listBrokenLinks(query: LinkListing): Promise<Page<'broken', BrokenLink>> {
  const { rows, ...counts } = await listPage<BrokenLink>(query, brokenSql(), sql`null::text as nothing`)
  const broken = rows.map(({ id, kind, record_id, title, address, target }) => ({
    ...{ id, kind, record_id, title, address, target },
  }))
  return { broken, ...counts }
}

/** Lists a page of the links to addresses of the web that did not answer on two nights in turn. */
export async function listOutsideLinks(query: LinkListing): Promise<Page<'outside', OutsideLink>> {
  const from = sql`(select links.*, status, checked_at, failures from links join outside_links on url = target where is_broken)`
  const { rows, ...counts } = await listPage<OutsideLink & { checked_at: string | Date }>(
    query,
    from,
    sql`l.status, l.checked_at, l.failures`,
  )
  return {
    outside: rows.map((row) => ({ ...row, checked_at: new Date(row.checked_at).toISOString() })),
    ...counts,
  }
}

/** The shown pages of records to which no link leads, without those that lists of the sites show. */
const loneSql = () => {
  const { siteUrl } = env()
  const parts = kindPages
    .filter(({ page }) => !page.isFoundInLists)
    .map(
      ({
        kind,
        page,
      }) => sql`select ${kind}::text as kind, ${formRecordIdSql(kind, recordColumnSql)} as record_id,
        ${recordNameSql(kind, recordColumnSql)} as title, ${formAddressSql(kind, recordColumnSql)} as address,
        ${pageAddressSql(page)} as path from ${recordKindOf(kind).table} as record where ${page.isShown}`,
    )
  return sql`(select * from (${sql.join(parts, sql` union all `)}) as shown where not exists (
    select from links where target = shown.path) and not exists (
    select from links where target = ${siteUrl}::text || shown.path))`
}

/** Lists a page of the pages to which nothing leads, the newest first. */
export async function listLonePages({ page, limit }: LinkListing): Promise<Page<'pages', LonePage>> {
  const [countResult, { rows }] = await Promise.all([
    db().execute<{ total: number }>(sql`select count(*)::integer as total from ${loneSql()} as counted`),
    db().execute<LonePage>(sql`
      select *, kind || ' ' || record_id || ' ' || path as id from ${loneSql()} as lone
      order by kind, record_id desc limit ${limit} offset ${offsetOf({ page, limit })}`),
  ])
  const total = countResult.rows[0]?.total ?? 0
  return { pages: rows, total, totalPages: numberOfPages(total, limit) }
}
