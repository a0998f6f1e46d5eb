import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { linkTables } from '@/db/link-triggers'
import { linkKindOf } from '@/db/schema/columns'
import { Problem } from '@/lib/platform/api/problem'
import { env } from '@/lib/platform/env'
import { localePath, withoutLocale } from '@/lib/platform/i18n/locale'
import { type PlannedTable, scheduledTables } from '@/db/page-tags'
import { isKnownKind, keyColumnOf, recordColumnSql, recordKindOf } from '@/lib/platform/records/kinds'
import {
  addressAfterMoves,
  hasPage,
  listingSql,
  listLinkedPaths,
  listLostTargets,
  type Move,
  pageAddressSql,
  readAddressChanges,
  readReachedTargets,
  readShownPages,
  type ShownPages,
} from '@/lib/platform/records/pages'
import { forgetAddresses, rememberAddresses } from '@/lib/platform/records/remembered-addresses'
import { changeAnchors } from '@/lib/platform/rich-text/anchors'
import { normaliseAddress } from '@/lib/platform/site/redirects'
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

/** What a write may take away or move: the shown pages of its record, and the targets of links that reach them. */
export type LinkedPages = { pages: ShownPages; targets: string[] }

/**
 * Reads what a write of a record may take away or move; null if its kind has no pages.
 * @param asksAboutLinks whether the writer says what to do with links; if not, their targets are not read
 */
export async function readLinkedPages(
  { kind, record_id }: RecordOfWrite,
  asksAboutLinks: boolean,
): Promise<LinkedPages | null> {
  if (kind === null || record_id === null) return null
  const pages = await readShownPages(kind, record_id)
  return pages && { pages, targets: asksAboutLinks ? await readReachedTargets(pages) : [] }
}

/**
 * Leads the addresses on that changed since `readLinkedPages`, whether links lead there or not, and forgets where
 * those led that have pages again.
 */
export async function settleAddresses({ pages }: LinkedPages): Promise<Move[]> {
  const { added, moves } = await readAddressChanges(pages)
  await forgetAddresses(added)
  await rememberAddresses(moves)
  return moves
}

/**
 * Does with the links of the pages that are gone since `readLinkedPages` what the writer asked for. Links that
 * cannot be changed, and those that go on as they are, are led on by a redirect that the record keeps.
 * @param moves the pages that have other addresses now; their links lead on to these unless staff say otherwise
 * @returns the changed rows
 * @throws Problem conflict with the links, for the dialog, if the writer has not decided yet, or chose an
 * address without a page
 */
export async function settleLostLinks(
  { pages, targets }: LinkedPages,
  moves: readonly Move[],
  answer: LinksAnswer,
): Promise<ChangedRow[]> {
  const lostTargets = await listLostTargets(targets)
  const [first] = lostTargets
  const linksFound = first && (await describeLinks(lostTargets.map(({ target }) => target)))
  if (!first || !linksFound || linksFound.total === 0) return []
  const newAddresses = await readNewAddresses(lostTargets, moves)
  const listingOf = ({ path }: LostTarget) => pages.paths.find((page) => page.path === path) ?? pages.paths[0]
  const listing =
    newAddresses.get(first.path) ?? (await firstPage([listingOf(first)?.listing, homeAt(first)]))
  const is_moved = newAddresses.has(first.path)
  const refuse = (key: 'problems.links_lead_here' | 'validation.links.gone') =>
    new Problem(
      'conflict',
      key,
      { count: linksFound.total },
      {},
      { links: { ...linksFound, listing, is_moved } },
    )
  if (answer.offer === 'ask') throw refuse('problems.links_lead_here')
  const address = answer.offer === 'lead' ? withoutLocale(normaliseAddress(answer.address) ?? '') : listing
  if (!(await hasPage(pathOf(address)))) throw refuse('validation.links.gone')
  const addressOf = ({ path }: LostTarget) => newAddresses.get(path) ?? address
  const isAnswered = (each: LostTarget) => listingOf(each)?.is_always_answered ?? false
  const targetsToChange = answer.offer === 'keep' ? lostTargets.filter(isAnswered) : lostTargets
  const changes = await changeLinks(
    new Map(
      targetsToChange.map((each) => [
        each.target,
        answer.offer === 'remove' ? null : address === listing ? addressOf(each) : address,
      ]),
    ),
  )
  const targetsToRemember = answer.offer === 'remove' ? await leadSomewhere(lostTargets) : lostTargets
  const { kind, record_id } = pages
  await rememberAddresses(
    targetsToRemember
      .filter(({ path }) => !moves.some((move) => move.path === path))
      .map((each) => ({ path: each.path, address: addressOf(each), kind, record_id })),
  )
  return changes
}

/**
 * Leads the linked addresses of pages on to their lists whose schedule ended in the last day, as if staff had gone
 * on. Runs at each end.
 */
export async function settleEndedPages(kind: PlannedTable): Promise<void> {
  if (!isKnownKind(kind) || !scheduledTables.some((table) => table === kind)) return
  const key = recordColumnSql(keyColumnOf(kind))
  for (const page of recordKindOf(kind).pages ?? []) {
    const { rows } = await db().execute<{ record_id: number; path: string; listing: string }>(sql`
      select ${key} as record_id, ${pageAddressSql(page)} as path, ${listingSql(page)} as listing
      from ${recordKindOf(kind).table} as record
      where ends_at between now() - interval '1 day' and now() and not (${page.isShown})`)
    const linkedPaths = await listLinkedPaths(rows.map(({ path }) => path))
    const listings = new Set(rows.map(({ listing }) => listing))
    const lostPaths = new Set(
      (await listLostTargets([...linkedPaths, ...listings])).map(({ target }) => target),
    )
    const moves = rows
      .filter(({ path }) => linkedPaths.includes(path) && lostPaths.has(path))
      .map(({ record_id, path, listing }): Move => {
        const address = lostPaths.has(listing) ? homeAt({ path }) : listing
        return { path, address, kind, record_id }
      })
    if (moves.length > 0) await inTransaction(() => rememberAddresses(moves))
  }
}

const homeAt = ({ path }: Pick<LostTarget, 'path'>) => homeOf(siteAt(path)?.key ?? 'mm')

/** Reads where the pages are now that moved, by their old paths. */
async function readNewAddresses(
  lostTargets: readonly LostTarget[],
  moves: readonly Move[],
): Promise<ReadonlyMap<string, string>> {
  const pairs = lostTargets.flatMap(({ path }) => {
    const address = addressAfterMoves(path, moves)
    return address === null ? [] : [{ path, address }]
  })
  const missingPaths = new Set(
    (await listLostTargets(pairs.map(({ address }) => address))).map(({ path }) => path),
  )
  return new Map(pairs.flatMap(({ path, address }) => (missingPaths.has(address) ? [] : [[path, address]])))
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? ''

/** Returns the first of the paths at which a page is, or else the last. */
async function firstPage(paths: readonly (string | undefined)[]): Promise<string> {
  for (const path of paths) if (path !== undefined && (await hasPage(path))) return path
  return paths.at(-1) ?? homeOf('mm')
}

/** By the target of links their new address; null for those that are taken away. */
type NewAddresses = ReadonlyMap<string, string | null>
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
 * Leads the links of some targets elsewhere, or takes them away where the column may be empty. Rows that may
 * not be changed any more are left out.
 * @param addresses by target a path without a language, or an address of the web; null takes the links away
 * @returns the changed rows
 */
async function changeLinks(addresses: NewAddresses): Promise<ChangedRow[]> {
  if (addresses.size === 0) return []
  const links = await listLinks([...addresses.keys()])
  const changes: ChangedRow[] = []
  for (const { table, richTexts } of linkTables) {
    const ofTable = links.filter(({ kind }) => kind === table)
    if (ofTable.length === 0 || !isKnownKind(table)) continue
    for (const field of new Set(ofTable.map((link) => link.field))) {
      const ofField = ofTable.filter((link) => link.field === field)
      const ids = richTexts.includes(field)
        ? await changeTexts(table, field, ofField, addresses)
        : await changeAddresses(table, field, ofField, addresses)
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
  const rows = await changeLinks(new Map([[target, address === '' ? null : isOutside ? address : path]]))
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

/** Returns what a link becomes; null for one that is taken away. */
function newHrefOf({ href, target }: LinkRow, addresses: NewAddresses): string | null {
  const address = addresses.get(target) ?? null
  return address === null ? null : inFormOf(href, address)
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
  addresses: NewAddresses,
): Promise<number[]> {
  const key = recordColumnSql(keyColumnOf(kind))
  const ids = [...new Set(links.map(({ record_id }) => record_id))]
  const { rows } = await db().execute<{ id: number; html: string }>(sql`
    select ${key} as id, ${recordColumnSql(field)} as html from ${recordKindOf(kind).table} as record
    where ${key} = any (${sql.param(ids)}::integer[]) order by 1 for update`)
  const values = rows.map(({ id, html }) => {
    const hrefs = new Map(
      links.filter((link) => link.record_id === id).map((link) => [link.href, newHrefOf(link, addresses)]),
    )
    return { id, value: changeAnchors(html, (href) => hrefs.get(href)) }
  })
  return writeValues(kind, field, values)
}

async function changeAddresses(
  kind: KnownTable,
  field: string,
  links: readonly LinkRow[],
  addresses: NewAddresses,
): Promise<number[]> {
  const column = Object.values(getTableColumns(recordKindOf(kind).table)).find(({ name }) => name === field)
  if (!column || linkKindOf(column) !== 'address') return []
  // A redirect follows its target by `rememberAddresses`.
  if (kind === 'redirects') return []
  const values = links.flatMap((link) => {
    const value = newHrefOf(link, addresses) ?? ''
    return value === '' && !column.hasDefault ? [] : [{ id: link.record_id, value }]
  })
  return writeValues(kind, field, values)
}
