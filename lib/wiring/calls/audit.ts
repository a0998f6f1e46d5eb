import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import type { Account } from '@/lib/platform/accounts/schema'
import type { AuditedRecord } from './audited'
import type { Call } from '@/lib/platform/api/call'
import { auditYears } from '@/lib/platform/records/schema'

const auditedTextMax = 200
/** The most rows that one run of the hourly job deletes, far more than an hour adds. */
const deletedRowsMax = 10_000

/**
 * Names who makes this transaction's changes: the triggers that store replaced rows read it.
 * @param writer the account, with the address by which the history knows it or its API token
 */
export async function setAuditActor({ id, email }: Pick<Account, 'id' | 'email'>): Promise<void> {
  await db().execute(
    sql`select set_config('strata.account', ${String(id)}, true), set_config('strata.writer', ${email}, true)`,
  )
}

/**
 * Records who did what to which record. Of the input only numbers, booleans and short texts are kept: enough
 * to see what was done, without copies of long texts or files. Fields in `auditOmits` are left out.
 */
export async function insertAuditRow(
  account: Pick<Account, 'email'> & { id: number | null },
  { route, auditOmits = [] }: Pick<Call, 'route' | 'auditOmits'>,
  input: unknown,
  record: AuditedRecord,
): Promise<void> {
  const details: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    if (auditOmits.includes(name)) continue
    if (typeof value === 'number' || typeof value === 'boolean') details[name] = value
    else if (typeof value === 'string' && value.length <= auditedTextMax) details[name] = value
  }
  await db()
    .insert(auditLog)
    .values({ account_id: account.id, account_email: account.email, call: route, details, ...record })
}

/** Deletes the oldest audit rows once they are too old. */
export async function deleteOldAuditRows(): Promise<void> {
  await db().execute(sql`
    delete from ${auditLog} where id in (
      select id from ${auditLog} where at < now() - make_interval(years => ${auditYears})
      order by at, id limit ${deletedRowsMax})`)
}
