import { desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { officeRequests } from '@/db/schema/requests'
import type { Listing } from '@/lib/api/listing'
import { matching, ordered } from '@/lib/api/listing-query'
import { offsetOf, pagesOf } from '@/lib/api/paging'
import type { OfficeRequest } from './schema'

function requestAnswer(row: typeof officeRequests.$inferSelect): OfficeRequest {
  return { ...row, created_at: row.created_at.toISOString() }
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

const sortColumns = {
  created_at: officeRequests.created_at,
  name: officeRequests.name,
  email: officeRequests.email,
}

export async function listOfficeRequests(
  paging: Listing<keyof typeof sortColumns>,
): Promise<{ request: OfficeRequest[]; total: number; totalPages: number }> {
  const { name, email, phone_number: phoneNumber, business_type: businessType } = officeRequests
  const where = matching(paging.term, [name, email, phoneNumber, businessType])
  const own = [desc(officeRequests.created_at), desc(officeRequests.id)]
  const [total, rows] = await Promise.all([
    db().$count(officeRequests, where),
    db()
      .select()
      .from(officeRequests)
      .where(where)
      .orderBy(...ordered(paging.sort, sortColumns, own))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  return { request: rows.map(requestAnswer), total, totalPages: pagesOf(total, paging.limit) }
}
