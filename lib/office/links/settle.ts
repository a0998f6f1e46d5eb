import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { linkTables } from '@/db/link-triggers'
import { linkKindOf } from '@/db/schema/columns'
import { redirects } from '@/db/schema/site'
import { Problem } from '@/lib/platform/api/problem'
import { env } from '@/lib/platform/env'
import { localePath, withoutLocale } from '@/lib/platform/i18n/locale'
import { isKnownKind, keyColumnOf, recordColumnSql, recordKindOf } from '@/lib/platform/records/kinds'
import {
  hasPage,
  listLostTargets,
  readReachedTargets,
  readShownPages,
  type ShownPages,
} from '@/lib/platform/records/pages'
import { changeAnchors } from '@/lib/platform/rich-text/anchors'
import { isRedirectable, normaliseAddress } from '@/lib/platform/site/redirects'
import { homeOf, siteAt } from '@/lib/platform/site/sites'
import { describeLinks } from './queries'
import type { LinksChange } from './schema'
import { parseWebAddress } from '@/lib/platform/api/fields'
import type { LinksAnswer } from '@/lib/platform/api/links-header'

// What happens to the links of a page that a write takes away. The write says in a header what is to be done
// (`schema.ts`); this module compares what visitors reached before it and after it, in its transaction.

type RecordOfWrite = { kind: string | null; record_id: number | null }
type LostTarget = { target: string; path: string }
/** A row that a settlement changed. */
export type ChangedRow = { kind: string; record_id: number }

/** What a write may take away: the shown pages of its record, and the targets of links that reach them. */
export type LinkedPages = {
  record: { kind: string; record_id: number }
  pages: ShownPages
  targets: string[]
}

/** Reads what a write of a record may take away; null if nothing leads there. */
export async function readLinkedPages({ kind, record_id }: RecordOfWrite): Promise<LinkedPages | null> {
  if (kind === null || record_id === null) return null
  const pages = await readShownPages(kind, record_id)
  const targets = pages ? await readReachedTargets(pages) : []
  return pages && targets.length > 0 ? { record: { kind, record_id }, pages, targets } : null
}

/**
 * Does with the links of the pages that are gone since `readLinkedPages` what the writer asked for. Links that
 * cannot be changed, and those that go on as they are, are led on by a redirect that the record keeps.
 * @returns the changed rows
 * @throws Problem conflict with the links, for the dialog, if the writer has not decided yet, or chose an
 * address without a page
 */
export async function settleLostLinks(
  { record, pages, targets }: LinkedPages,
  answer: LinksAnswer,
): Promise<ChangedRow[]> {
  const lostTargets = await listLostTargets(targets)
  const linksFound =
    lostTargets.length > 0 ? await describeLinks(lostTargets.map(({ target }) => target)) : { total: 0 }
  if (linksFound.total === 0) return []
  const listingOf = ({ path }: LostTarget) => pages.paths.find((page) => page.path === path) ?? pages.paths[0]
  const homeAt = ({ path }: LostTarget) => homeOf(siteAt(path)?.key ?? 'mm')
  const listing = lostTargets[0]
    ? await firstPage([listingOf(lostTargets[0])?.listing, homeAt(lostTargets[0])])
    : homeOf('mm')
  const refuse = (key: 'problems.links_lead_here' | 'validation.links.gone') =>
    new Problem('conflict', key, { count: linksFound.total }, {}, { links: { ...linksFound, listing } })
  if (answer.offer === 'ask') throw refuse('problems.links_lead_here')
  const address = answer.offer === 'lead' ? withoutLocale(normaliseAddress(answer.address) ?? '') : listing
  if (!(await hasPage(pathOf(address)))) throw refuse('validation.links.gone')
  const isAnswered = (each: LostTarget) => listingOf(each)?.is_always_answered ?? false
  const targetsToChange = answer.offer === 'keep' ? lostTargets.filter(isAnswered) : lostTargets
  const changes = await changeLinks(
    targetsToChange.map(({ target }) => target),
    answer.offer === 'remove' ? null : address,
  )
  const targetsToRemember = answer.offer === 'remove' ? await leadSomewhere(lostTargets) : lostTargets
  await rememberAddresses(targetsToRemember, address, record)
  return changes
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Returns the first of the paths at which a page is, or else the last. */
async function firstPage(paths: readonly (string | undefined)[]): Promise<string> {
  for (const path of paths) if (path !== undefined && (await hasPage(path))) return path
  return paths.at(-1) ?? homeOf('mm')
}

type LinkRow = { kind: string; record_id: number; field: string; href: string; target: string }

async function listLinks(targets: readonly string[]): Promise<LinkRow[]> {
  const { rows } = await db().execute<LinkRow>(
    sql`select kind, record_id, field, href, target from links where target = any (${sql.param([...targets])}::text[])`,
  )
  return rows
}

async function leadSomewhere(lostTargets: readonly LostTarget[]): Promise<LostTarget[]> {
  const linkTargets = new Set(
    (await listLinks(lostTargets.map(({ target }) => target))).map(({ target }) => target),
  )
  return lostTargets.filter(({ target }) => linkTargets.has(target))
}

/**
 * Leads all links of some targets elsewhere, or takes them away where the column may be empty. Rows that may
 * not be changes any more are left out.
 * @param address a path without a language, or an address of the web; null takes the links away
 * @returns the changed rows
 */
async function changeLinks(targets: readonly string[], address: string | null): Promise<ChangedRow[]> {
  if (targets.length === 0) return []
  const links = await listLinks(targets)
  const changes: ChangedRow[] = []
  for (const { table, richTexts } of linkTables) {
    const ofTable = links.filter(({ kind }) => kind === table)
    if (ofTable.length === 0 || !isKnownKind(table)) continue
    for (const field of new Set(ofTable.map((link) => link.field))) {
      const ofField = ofTable.filter((link) => link.field === field)
      const ids = richTexts.includes(field)
        ? await changeTexts(table, field, ofField, address)
        : await changeAddresses(table, field, ofField, address)
      changes.push(...ids.map((record_id) => ({ kind: table, record_id })))
    }
  }
  return changes
}

/**
 * Does what staff choose for all links to one target.
 * @returns how many records changed
 * @throws Problem bad_input at `address` for an address without a page, conflict if no record could be changed
 */
export async function changeLinksTo({ target, address }: LinksChange): Promise<{ changed: number }> {
  const path = withoutLocale(normaliseAddress(address) ?? '')
  const isOutside = parseWebAddress(address) !== null && !address.startsWith(env().siteUrl)
  if (address !== '' && !isOutside && !(await hasPage(pathOf(path))))
    throw Problem.ofField('address', 'validation.links.gone')
  const rows = await changeLinks([target], address === '' ? null : isOutside ? address : path)
  if (rows.length === 0) throw new Problem('conflict', 'problems.links_unchanged')
  return { changed: new Set(rows.map(({ kind, record_id }) => `${kind} ${record_id}`)).size }
}

/** Returns a new address in the language and the form of the one that it replaces. */
function inFormOf(href: string, address: string): string {
  if (!address.startsWith('/')) return address
  const { siteUrl } = env()
  const isEnglish = /^\/en(?=[/?#]|$)/.test(href.startsWith(siteUrl) ? href.slice(siteUrl.length) : href)
  const path = isEnglish ? localePath('en', address) : address
  return /^https?:/i.test(href) ? siteUrl + path : path
}

type KnownTable = Parameters<typeof recordKindOf>[0]

/** Writes new values of a column by the numbers of their rows, as a save does: with a new version. */
async function writeValues(
  kind: KnownTable,
  field: string,
  values: readonly { id: number; value: string }[],
): Promise<number[]> {
  if (values.length === 0) return []
  const { table, isFrozen = sql`false` } = recordKindOf(kind)
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name)
  const key = recordColumnSql(keyColumnOf(kind))
  const sets: SQL[] = [sql`${sql.identifier(field)} = changed.value`]
  if (columns.includes('version')) sets.push(sql`version = record.version + 1`)
  if (columns.includes('updated_at')) sets.push(sql`updated_at = now()`)
  const { rows } = await db().execute<{ id: number }>(sql`
    update ${table} as record set ${sql.join(sets, sql`, `)}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as changed(id integer, value text)
    where ${key} = changed.id and not (${isFrozen}) returning ${key} as id`)
  return rows.map(({ id }) => id)
}

async function changeTexts(
  kind: KnownTable,
  field: string,
  links: readonly LinkRow[],
  address: string | null,
): Promise<number[]> {
  const key = recordColumnSql(keyColumnOf(kind))
  const ids = [...new Set(links.map(({ record_id }) => record_id))]
  const { rows } = await db().execute<{ id: number; html: string }>(sql`
    select ${key} as id, ${recordColumnSql(field)} as html from ${recordKindOf(kind).table} as record
    where ${key} = any (${sql.param(ids)}::integer[]) order by 1 for update`)
  const values = rows.map(({ id, html }) => {
    const hrefs = new Set(links.filter((link) => link.record_id === id).map(({ href }) => href))
    const addressOf = (href: string) =>
      hrefs.has(href) ? (address === null ? null : inFormOf(href, address)) : undefined
    return { id, value: changeAnchors(html, addressOf) }
  })
  return writeValues(kind, field, values)
}

async function changeAddresses(
  kind: KnownTable,
  field: string,
  links: readonly LinkRow[],
  address: string | null,
): Promise<number[]> {
  const column = Object.values(getTableColumns(recordKindOf(kind).table)).find(({ name }) => name === field)
  if (!column || linkKindOf(column) !== 'address') return []
  // A redirect follows its target by `rememberAddresses`.
  if (kind === 'redirects' || (address === null && !column.hasDefault)) return []
  return writeValues(
    kind,
    field,
    links.map(({ record_id, href }) => ({
      id: record_id,
      value: address === null ? '' : inFormOf(href, address),
    })),
  )
}

/** Leads addresses on to another for good, as long as no page is there; the record that had them is noted. */
async function rememberAddresses(
  lostTargets: readonly LostTarget[],
  address: string,
  { kind, record_id }: ChangedRow,
): Promise<void> {
  const paths = [...new Set(lostTargets.map(({ path }) => path))].filter(isRedirectable)
  if (paths.length === 0) return
  const isOne = sql`any (${sql.param(paths)}::text[])`
  await db().execute(sql`lock table ${redirects} in share row exclusive mode`)
  // What led to these addresses leads on with them, so that no visitor is redirected twice.
  await db().execute(
    sql`delete from ${redirects} where old_address = ${isOne} or (old_address = ${address} and new_address = ${isOne})`,
  )
  await db().execute(sql`update ${redirects} set new_address = ${address} where new_address = ${isOne}`)
  await db()
    .insert(redirects)
    .values(paths.map((old_address) => ({ old_address, new_address: address, record_kind: kind, record_id })))
}

/** Forgets where the addresses of a record led while it was gone: it is back. */
export async function forgetRedirectsOf(kind: string, id: number): Promise<void> {
  const isOfRecord = sql`record_kind = ${kind} and record_id = ${id}`
  // Asks first: a deletion of no row, too, would expire the pages that redirects depend on.
  if ((await db().$count(redirects, isOfRecord)) > 0)
    await db().execute(sql`delete from ${redirects} where ${isOfRecord}`)
}
