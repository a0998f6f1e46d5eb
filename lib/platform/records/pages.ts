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
      where ${sql.join([...isSame, page.isShown], sql` and `)}))`
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
  sql`(${hasPageSql(path)} or exists (select from ${redirects} where ${redirects.old_address} = ${path}
    or (${redirects.record_kind} is not null and starts_with(${path}, ${redirects.old_address} || '/'))))`

/** Returns the path of a target of the ledger in SQL: an address of the web that begins with our own is one of ours. */
export function pathOfTargetSql(target: SQL): SQL<string> {
  const { siteUrl } = env()
  return sql<string>`case when starts_with(${target}, ${`${siteUrl}/`}::text)
    then link_target(substr(${target}, ${siteUrl.length + 1})) else ${target} end`
}

/** Returns the targets by which the ledger may know a path. */
const targetsOf = (path: string) => [path, env().siteUrl + path, `${env().siteUrl}/en${path}`]

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** A shown page: its record, its place among the pages of its kind, and its address. */
export type PageAddress = { kind: KnownKind; record_id: number; place: number; path: string }

/**
 * The shown addresses of a record, where they lead once they are gone, the beginnings of those that depend on it,
 * and every address that a change of the record can change.
 */
export type ShownPages = {
  kind: KnownKind
  record_id: number
  paths: { path: string; listing: string; is_always_answered: boolean }[]
  beginnings: string[]
  addresses: PageAddress[]
}

/** Returns the SQL of the address of the list that shows a row that is read under the name `record`. */
export const listingSql = ({ listing }: RecordPage): SQL =>
  typeof listing === 'string' ? sql`${listing}::text` : listing

/** Returns the statement that reads the addresses of a kind's shown pages, of the rows of a condition. */
const addressesSql = (kind: KnownKind, page: RecordPage, place: number, isAsked: SQL): SQL =>
  sql`select ${kind}::text as kind, ${recordColumnSql(keyColumnOf(kind))} as record_id, ${place}::integer as place,
    ${pageAddressSql(page)} as path from ${recordKindOf(kind).table} as record where ${isAsked} and ${page.isShown}`

/** Reads the addresses of a record's shown pages, and of those of other records that move with its own. */
async function listAddresses(kind: KnownKind, id: number): Promise<PageAddress[]> {
  const beginnings = (recordKindOf(kind).pages ?? []).flatMap(({ moves = [] }) => moves)
  const parts = recordKindNames.flatMap((each) =>
    (recordKindOf(each).pages ?? []).flatMap((page, place) => {
      const movesWithIt = beginnings.some((beginning) => page.path.startsWith(beginning))
      if (each !== kind && !movesWithIt) return []
      const isAsked = movesWithIt ? sql`true` : sql`${recordColumnSql(keyColumnOf(each))} = ${id}`
      return [addressesSql(each, page, place, isAsked)]
    }),
  )
  return (await db().execute<PageAddress>(sql.join(parts, sql` union all `))).rows
}

/** Reads the address of the first shown page of each record that has one. */
export async function readPageAddresses(
  records: readonly { kind: KnownKind; ids: readonly number[] }[],
): Promise<PageAddress[]> {
  const parts = records.flatMap(({ kind, ids }) => {
    const isAsked = sql`${recordColumnSql(keyColumnOf(kind))} = any (${sql.param([...ids])}::integer[])`
    return (recordKindOf(kind).pages ?? []).map((page, place) => addressesSql(kind, page, place, isAsked))
  })
  if (parts.length === 0) return []
  const { rows } = await db().execute<PageAddress>(sql`
    select distinct on (kind, record_id) * from (${sql.join(parts, sql` union all `)}) as shown
    order by kind, record_id, place`)
  return rows
}

/** Reads the pages of a record, and of those that depend on it, as visitors see them now; null if its kind has none. */
export async function readShownPages(kind: string, id: number): Promise<ShownPages | null> {
  if (!isKnownKind(kind)) return null
  const { table, pages = [] } = recordKindOf(kind)
  if (pages.length === 0) return null
  const beginning = (page: RecordPage) => (page.under ?? []).map((under) => addressSql(page, under))
  type Row = ShownPages['paths'][number] & { beginnings: string[] }
  const { rows } = await db().execute<Row>(
    sql.join(
      pages.map(
        (
          page,
        ) => sql`select ${pageAddressSql(page)} as path, ${listingSql(page)} as listing, ${page.isAlwaysAnswered ?? false}::boolean as is_always_answered, array[${sql.join(
          [...beginning(page), sql`null`],
          sql`, `,
        )}]::text[] as beginnings
        from ${table} as record where ${recordColumnSql(keyColumnOf(kind))} = ${id} and ${page.isShown}`,
      ),
      sql` union all `,
    ),
  )
  const beginnings = [
    ...rows.flatMap((row) => row.beginnings.filter(Boolean)),
    ...pages.flatMap(({ moves = [] }) => moves),
  ]
  return { kind, record_id: id, paths: rows, beginnings, addresses: await listAddresses(kind, id) }
}

/** What a write did to addresses: those that have pages now and had none, and those whose pages moved. */
export type AddressChanges = { added: string[]; moves: Move[] }
/** An old address, the new one of the same page, and the record of the page. */
export type Move = { path: string; address: string; kind: KnownKind; record_id: number }

/** Compares the addresses of shown pages with those that they have now. */
export async function readAddressChanges({
  kind,
  record_id,
  addresses,
}: ShownPages): Promise<AddressChanges> {
  const current = await listAddresses(kind, record_id)
  const pathsNow = new Set(current.map(({ path }) => path))
  const pathsBefore = new Set(addresses.map(({ path }) => path))
  const formerPages = addresses.filter(({ path }) => !pathsNow.has(path))
  const lostPaths = new Set(
    (await listLostTargets(formerPages.map(({ path }) => path))).map(({ path }) => path),
  )
  const isSameRecord = (one: PageAddress) => (other: PageAddress) =>
    one.kind === other.kind && one.record_id === other.record_id
  const moves = formerPages.flatMap((page) => {
    if (!lostPaths.has(page.path)) return []
    const pages = current.filter(isSameRecord(page))
    const isBelow = formerPages
      .filter(isSameRecord(page))
      .some(({ path }) => page.path.startsWith(`${path}/`))
    const next = pages.find(({ place }) => place === page.place) ?? (isBelow ? undefined : pages[0])
    return next ? [{ path: page.path, address: next.path, kind: page.kind, record_id: page.record_id }] : []
  })
  return { added: [...pathsNow].filter((path) => !pathsBefore.has(path)), moves }
}

/**
 * Returns the address to which a path moved: that of its own page, or one under the page above it that moved.
 * @returns null if neither moved
 */
export function addressAfterMoves(path: string, moves: readonly Move[]): string | null {
  const nearestMove = moves
    .filter((move) => path === move.path || path.startsWith(`${move.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0]
  return nearestMove ? nearestMove.address + path.slice(nearestMove.path.length) : null
}

/** Reads the targets of links that lead to pages of a record, or to pages that depend on it, and are reached now. */
export async function readReachedTargets({ paths, beginnings }: ShownPages): Promise<string[]> {
  const exact = paths.flatMap(({ path }) => targetsOf(path))
  if (exact.length + beginnings.length === 0) return []
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

/** Returns those of the paths to which links lead. */
export async function listLinkedPaths(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return []
  const pathsByTarget = new Map(paths.flatMap((path) => targetsOf(path).map((target) => [target, path])))
  const { rows } = await db().execute<{ target: string }>(
    sql`select distinct target from links where target = any (${sql.param([...pathsByTarget.keys()])}::text[])`,
  )
  return [...new Set(rows.flatMap(({ target }) => pathsByTarget.get(target) ?? []))]
}

/** Returns those of the targets at which no page is any more, each with its path. */
export async function listLostTargets(
  targets: readonly string[],
): Promise<{ target: string; path: string }[]> {
  if (targets.length === 0) return []
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
