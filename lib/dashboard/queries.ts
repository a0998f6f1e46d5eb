import { count, desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'

export async function getDashboard(): Promise<{ newsCount: number; requestCount: number }> {
  const [[newsRow], [requestRow]] = await Promise.all([
    db().select({ count: count() }).from(news).where(eq(news.newsStatus, true)),
    db().select({ count: count() }).from(officeRequests),
  ])
  return { newsCount: newsRow?.count ?? 0, requestCount: requestRow?.count ?? 0 }
}

export type LatestRequest = {
  id: number
  /** ISO time. */
  createdAt: string
  name: string
  phoneNumber: string
  businessType: string
  member: boolean
  codex: boolean
  meeting: boolean
}

/** The newest requests to the office. Personal data: for roles 1 and 2 only. */
export async function listLatestRequests(limit: number): Promise<LatestRequest[]> {
  const rows = await db()
    .select()
    .from(officeRequests)
    .orderBy(desc(officeRequests.createdAt), desc(officeRequests.id))
    .limit(limit)
  return rows.map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    name: row.name,
    phoneNumber: row.phoneNumber,
    businessType: row.businessType,
    member: row.memberRequest,
    codex: row.codexRequest,
    meeting: row.meetingRequest,
  }))
}
