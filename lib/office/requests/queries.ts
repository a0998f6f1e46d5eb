import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { officeRequestReplies, officeRequests } from '@/db/schema/requests'
import { sortOrder } from '@/lib/platform/api/listing-query'
import { offsetOf, numberOfPages, type Paging } from '@/lib/platform/api/paging'
import { requireRow } from '@/lib/platform/api/rows'
import { matchesTermSql } from '@/lib/platform/search/match'
import type { AnsweredRequest, OfficeRequest, RequestFilter, RequestRecord, RequestState } from './schema'
import { replyTemplatesFor } from './templates'

type Row = typeof officeRequests.$inferSelect

function officeRequestOf({ version: _, ...row }: Row): OfficeRequest {
  return {
    ...row,
    // Check constraints restrict both columns to these values.
    lang: row.lang as OfficeRequest['lang'],
    state: row.state as RequestState,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
  }
}

/** Adds the replies to requests, oldest first; reads the replies of all requests with one query. */
async function withReplies<R extends OfficeRequest>(requests: R[]): Promise<(R & AnsweredRequest)[]> {
  if (requests.length === 0) return []
  const ids = requests.map(({ id }) => id)
  const replies = await db()
    .select()
    .from(officeRequestReplies)
    .where(inArray(officeRequestReplies.request_id, ids))
    .orderBy(asc(officeRequestReplies.id))
  return requests.map((request) => ({
    ...request,
    replies: replies
      .filter(({ request_id }) => request_id === request.id)
      .map(({ request_id: _, created_at, ...reply }) => ({ ...reply, created_at: created_at.toISOString() })),
  }))
}

/** Lists every request under an e-mail address with its replies, the newest request first. */
export async function listRequestsOf(email: string): Promise<AnsweredRequest[]> {
  const rows = await db()
    .select()
    .from(officeRequests)
    .where(eq(officeRequests.email, email))
    .orderBy(desc(officeRequests.id))
  return withReplies(rows.map(officeRequestOf))
}

/** Reads a request for the office's form. @throws Problem not_found */
export async function getRequestRecord(id: number): Promise<RequestRecord> {
  const row = requireRow(await db().select().from(officeRequests).where(eq(officeRequests.id, id)))
  const request = requireRow(await withReplies([officeRequestOf(row)]))
  return { ...request, version: row.version, templates: replyTemplatesFor(request) }
}

const sortColumns = {
  created_at: officeRequests.created_at,
  name: officeRequests.name,
  email: officeRequests.email,
}

async function requestFilterSql({ term, state }: RequestFilter): Promise<SQL | undefined> {
  return and(
    await matchesTermSql(term, 'request', officeRequests.id),
    state && eq(officeRequests.state, state),
  )
}

/** Selects requests in the order that the filter names; by default the newest first. */
function selectRequests(filter: RequestFilter, where: SQL | undefined) {
  const defaultOrder = [desc(officeRequests.created_at), desc(officeRequests.id)]
  return db()
    .select()
    .from(officeRequests)
    .where(where)
    .orderBy(...sortOrder(filter.sort, sortColumns, defaultOrder))
    .$dynamic()
}

export async function listOfficeRequests(
  query: RequestFilter & Paging,
): Promise<{ request: OfficeRequest[]; total: number; totalPages: number }> {
  const where = await requestFilterSql(query)
  const [total, rows] = await Promise.all([
    db().$count(officeRequests, where),
    selectRequests(query, where).limit(query.limit).offset(offsetOf(query)),
  ])
  return { request: rows.map(officeRequestOf), total, totalPages: numberOfPages(total, query.limit) }
}

/** Lists the first `rowsMax` requests that pass a filter, for an export. */
export async function listRequestsForExport(
  filter: RequestFilter,
  rowsMax: number,
): Promise<OfficeRequest[]> {
  const rows = await selectRequests(filter, await requestFilterSql(filter)).limit(rowsMax)
  return rows.map(officeRequestOf)
}

export function countNewRequests(): Promise<number> {
  return db().$count(officeRequests, eq(officeRequests.state, 'new' satisfies RequestState))
}
