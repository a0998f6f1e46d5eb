import { count, desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'

export async function getDashboard(): Promise<{ newsCount: number; requestCount: number }> {
  const [[newsRow], [requestRow]] = await Promise.all([
    db().select({ count: count() }).from(news).where(eq(news.news_status, true)),
    db().select({ count: count() }).from(officeRequests),
  ])
  return { newsCount: newsRow?.count ?? 0, requestCount: requestRow?.count ?? 0 }
}

export type LatestRequest = {
  id: number
  /** ISO time. */
  created_at: string
  name: string
  phone_number: string
  business_type: string
  member: boolean
  codex: boolean
  meeting: boolean
}

/** The newest requests to the office. Personal data: for roles 1 and 2 only. */
export async function listLatestRequests(limit: number): Promise<LatestRequest[]> {
  const rows = await db()
    .select()
    .from(officeRequests)
    .orderBy(desc(officeRequests.created_at), desc(officeRequests.id))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    created_at: row.created_at.toISOString(),
    name: row.name,
    phone_number: row.phone_number,
    business_type: row.business_type,
    member: row.member_request,
    codex: row.codex_request,
    meeting: row.meeting_request,
  }))
}
