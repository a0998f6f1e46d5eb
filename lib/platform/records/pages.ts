import { type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { redirects } from '@/db/schema/site'
import { env } from '@/lib/platform/env'
import { constantPaths, routePattern } from '@/lib/platform/site/known-paths'
import {
  isKnownKind,
  keyColumnOf,
  type KnownKind,
  recordColumnSql,
  recordKindOf,
  recordKindNames,
  type RecordPage,
} from './kinds'

// Which addresses have a page now: told by the declared pages of the kinds of records (`kinds.ts`), the
// constant addresses of the sites and their routes. Nothing here requests a page.

type KindPage = { kind: KnownKind; page: RecordPage }

const placeholder = /\{(\w+)\}/g

/** Every declared page of every kind of record. */
export const kindPages: readonly KindPage[] = recordKindNames.flatMap((kind) =>
  (recordKindOf(kind).pages ?? []).map((page) => ({ kind, page })),
)

const valueSql = ({ values }: RecordPage, name: string): SQL => values?.[name] ?? recordColumnSql(name)

/** Returns the SQL of an address of a page of a row that is read under the name `record`. */
function addressSql(page: RecordPage, template: string): SQL<string> {
  const [first = '', ...rest] = template.split(placeholder)
  const pieces = rest.map((piece, at) =>
    at % 2 === 0 ? sql`${valueSql(page, piece)}::text` : sql`${piece}::text`,
  )
  return sql<string>`concat(${sql.join([sql`${first}::text`, ...pieces], sql`, `)})`
}

/** Returns the SQL of the address of a page of a row that is read under the name `record`. */
export const pageAddressSql = (page: RecordPage): SQL<string> => addressSql(page, page.path)

/**
 * Returns the condition that a path, or one under it, is that of a shown page of a record. The record is found
 * by its key, so that a single path costs one row.
 */
function isShownAtSql({ kind, page }: KindPage, path: SQL): SQL {
  const toPattern = (template: string) =>
    template
      .replace(/[.+?()[\]|^$*\\]/g, '\\$&')
      .replace(placeholder, (_, name: string) => (name === keyColumnOf(kind) ? '(\\d{1,9})' : '([^/]+)'))
  const names = [...page.path.matchAll(placeholder)].map(([, name = '']) => name)
  const isAt = (pattern: string) => {
    const partSql = (at: number) => sql`(regexp_match(${path}, ${pattern}))[${sql.raw(String(at + 1))}]`
    const isSame = names.map((name, at) =>
      name === keyColumnOf(kind)
        ? sql`${valueSql(page, name)} = ${partSql(at)}::integer`
        : sql`${valueSql(page, name)}::text = ${partSql(at)}`,
    )
    return sql`(${path} ~ ${pattern} and exists (select from ${recordKindOf(kind).table} as record
      where ${sql.join(isSame, sql` and `)} and ${page.isShown}))`
  }
  const patterns = [`^${toPattern(page.path)}$`, ...(page.under ?? []).map((under) => `^${toPattern(under)}`)]
  return sql.join(patterns.map(isAt), sql` or `)
}

/** Returns the condition that a page is at a path, in SQL: an address of the ledger `links` without our host. */
function hasPageSql(path: SQL): SQL {
  return sql`(${path} = any (${sql.param(constantPaths)}::text[]) or ${path} ~ ${routePattern}
    or (${path} like '/files/%' and exists (select from files where files.key = substr(${path}, 8)))
    or ${sql.join(
      kindPages.map((each) => isShownAtSql(each, path)),
      sql` or `,
    )})`
}

/** Returns the condition that a visitor of a path reaches a page, also by a redirect. */
export const isReachedSql = (path: SQL): SQL =>
  sql`(${hasPageSql(path)} or exists (select from ${redirects} where ${redirects.old_address} = ${path}))`

/** Returns the path of a target of the ledger in SQL: an address of the web that begins with our own is one of ours. */
export function pathOfTargetSql(target: SQL): SQL<string> {
  const { siteUrl } = env()
  return sql<string>`case when starts_with(${target}, ${`${siteUrl}/`}::text)
    then link_target(substr(${target}, ${siteUrl.length + 1})) else ${target} end`
}

/** Returns the targets by which the ledger may know a path. */
const targetsOf = (path: string) => [path, env().siteUrl + path, `${env().siteUrl}/en${path}`]

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** The shown addresses of a record, where they lead once they are gone, and the beginnings of those that depend on it. */
export type ShownPages = {
  paths: { path: string; listing: string; is_always_answered: boolean }[]
  beginnings: string[]
}

/** Reads the pages of a record that visitors see now; null if it has none and no other depends on it. */
export async function readShownPages(kind: string, id: number): Promise<ShownPages | null> {
  if (!isKnownKind(kind)) return null
  const { table, pages = [] } = recordKindOf(kind)
  if (pages.length === 0) return null
  const beginning = (page: RecordPage) => (page.under ?? []).map((under) => addressSql(page, under))
  const { rows } = await db().execute<{
    path: string
    listing: string
    is_always_answered: boolean
    beginnings: string[]
    is_shown: boolean
  }>(
    sql.join(
      pages.map(
        (page) => sql`select ${pageAddressSql(page)} as path, ${
          typeof page.listing === 'string' ? sql`${page.listing}::text` : page.listing
        } as listing, ${page.isAlwaysAnswered ?? false}::boolean as is_always_answered, array[${sql.join(
          [...beginning(page), sql`null`],
          sql`, `,
        )}]::text[] as beginnings, coalesce(${page.isShown}, false) as is_shown
        from ${table} as record where ${recordColumnSql(keyColumnOf(kind))} = ${id}`,
      ),
      sql` union all `,
    ),
  )
  if (rows.length === 0) return null
  const paths = rows.filter(({ is_shown }) => is_shown)
  const beginnings = [
    ...paths.flatMap((row) => row.beginnings.filter(Boolean)),
    ...pages.flatMap(({ moves = [] }) => moves),
  ]
  return paths.length + beginnings.length > 0 ? { paths, beginnings } : null
}

/** Reads the targets of links that lead to pages of a record, or to pages that depend on it, and are reached now. */
export async function readReachedTargets({ paths, beginnings }: ShownPages): Promise<string[]> {
  const exact = paths.flatMap(({ path }) => targetsOf(path))
  const likes = beginnings.flatMap(targetsOf).map((beginning) => `${escapeLike(beginning)}%`)
  const conditions = [
    sql`target = any (${sql.param(exact)}::text[])`,
    ...likes.map((like) => sql`target like ${like}`),
  ]
  const { rows } = await db().execute<{ target: string }>(sql`
    select target from (select distinct target from links where ${sql.join(conditions, sql` or `)}) as linked
    where ${hasPageSql(pathOfTargetSql(sql`target`))}`)
  return rows.map(({ target }) => target)
}

/** Returns those of the targets at which no page is any more, each with its path. */
export async function listLostTargets(
  targets: readonly string[],
): Promise<{ target: string; path: string }[]> {
  const { rows } = await db().execute<{ target: string; path: string }>(sql`
    select target, path from (
      select target, ${pathOfTargetSql(sql`target`)} as path from unnest(${sql.param([...targets])}::text[]) as target
    ) as linked where not ${hasPageSql(sql`path`)}`)
  return rows
}

/** Whether a page is at a path now. */
export async function hasPage(path: string): Promise<boolean> {
  const { rows } = await db().execute<{ has: boolean }>(
    sql`select ${hasPageSql(sql`path`)} as has from (select ${path}::text as path) as asked`,
  )
  return rows[0]?.has ?? false
}
