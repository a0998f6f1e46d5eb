import { randomUUID } from 'node:crypto'
import { db, inTransaction } from '@/db/client'
import { redirects } from '@/db/schema/site'

/** A permanent redirect. @returns its id */
export async function makeRedirect(values: Partial<typeof redirects.$inferInsert>): Promise<number> {
  const [row] = await inTransaction(() =>
    db()
      .insert(redirects)
      .values({ old_address: `/${randomUUID()}`, new_address: '/mm/contact', ...values })
      .returning({ id: redirects.id }),
  )
  return row?.id ?? 0
}
