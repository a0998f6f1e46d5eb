import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import type { Account } from '@/lib/accounts/schema'
import type { Call } from './call'

const auditedTextMax = 200

/** Writes down who did what. Short scalars of the input: enough to see what was done, and no copy of texts or files. */
export async function audit(
  account: Account,
  { route, unaudited = [] }: Pick<Call, 'route' | 'unaudited'>,
  input: unknown,
): Promise<void> {
  const details: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    if (unaudited.includes(name)) continue
    if (typeof value === 'number' || typeof value === 'boolean') details[name] = value
    else if (typeof value === 'string' && value.length <= auditedTextMax) details[name] = value
  }
  await db()
    .insert(auditLog)
    .values({ account_id: account.id, account_email: account.email, call: route, details })
}
