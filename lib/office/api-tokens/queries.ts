import { desc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts, apiTokens } from '@/db/schema/accounts'
import { numberOfPages, offsetOf } from '@/lib/platform/api/paging'
import { accountName, writerOf } from '@/lib/platform/records/writer'
import type { ApiTokenListing, ApiTokenRow } from './schema'

/** Lists a page of the API tokens for the office. */
export async function listAdminApiTokens(
  paging: ApiTokenListing,
): Promise<{ tokens: ApiTokenRow[]; total: number; totalPages: number }> {
  const { id, name, prefix, account_role, ends_on, used_at, created_at } = apiTokens
  const [total, rows] = await Promise.all([
    db().$count(apiTokens),
    db()
      .select({
        ...{ token: { id, name, prefix, account_role, ends_on }, used_at, created_at },
        maker: { name: accountName, email: accounts.email },
      })
      .from(apiTokens)
      .innerJoin(accounts, eq(accounts.id, apiTokens.account_id))
      .orderBy(desc(created_at), desc(id))
      .limit(paging.limit)
      .offset(offsetOf(paging)),
  ])
  const tokens = rows.map(({ token, used_at: usedAt, created_at: createdAt, maker }) => ({
    ...token,
    used_at: usedAt?.toISOString() ?? null,
    made_by: writerOf(maker),
    created_at: createdAt.toISOString(),
  }))
  return { tokens, total, totalPages: numberOfPages(total, paging.limit) }
}
