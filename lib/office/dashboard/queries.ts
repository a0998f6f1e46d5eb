import { count } from 'drizzle-orm'
import { db } from '@/db/client'
import { news } from '@/db/schema/news'
import { officeRequests } from '@/db/schema/requests'
import { isPublished } from '@/lib/content/news/queries'

export async function getDashboard(): Promise<{ newsCount: number; requestCount: number }> {
  const [[newsRow], [requestRow]] = await Promise.all([
    db().select({ count: count() }).from(news).where(isPublished),
    db().select({ count: count() }).from(officeRequests),
  ])
  return { newsCount: newsRow?.count ?? 0, requestCount: requestRow?.count ?? 0 }
}
