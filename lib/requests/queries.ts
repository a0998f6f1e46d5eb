import { count, desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { officeRequests } from '@/db/schema/requests'
import { offsetOf, pagesOf, type Paging } from '@/lib/api/paging'
import type { OfficeRequest } from './schema'

function requestAnswer(row: typeof officeRequests.$inferSelect): OfficeRequest {
  return {
    id: row.id,
    created_at: row.createdAt.toISOString(),
    name: row.name,
    email: row.email,
    phone_number: row.phoneNumber,
    business_type: row.businessType,
    member_request: row.memberRequest,
    codex_request: row.codexRequest,
    meeting_request: row.meetingRequest,
  }
}

/** Every request under an e-mail address, newest first. */
export async function listRequestsOf(email: string): Promise<OfficeRequest[]> {
  const rows = await db()
    .select()
    .from(officeRequests)
    .where(eq(officeRequests.email, email))
    .orderBy(desc(officeRequests.id))
  return rows.map(requestAnswer)
}

export async function listOfficeRequests(
  paging: Paging,
): Promise<{ request: OfficeRequest[]; total: number; totalPages: number }> {
  const [counted] = await db().select({ total: count() }).from(officeRequests)
  const rows = await db()
    .select()
    .from(officeRequests)
    .orderBy(desc(officeRequests.createdAt), desc(officeRequests.id))
    .limit(paging.limit)
    .offset(offsetOf(paging))
  const total = counted?.total ?? 0
  return { request: rows.map(requestAnswer), total, totalPages: pagesOf(total, paging.limit) }
}
