import { eq, isNull, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import type { Account } from '@/lib/platform/accounts/schema'
import type { AuditedRecord } from './audited'
import type { Call } from '@/lib/platform/api/call'
import { auditYears } from '@/lib/platform/records/schema'

const auditedTextMax = 200
/** For how long one row stands for the same list, which screens read after each save, and some every 15 s. */
const listMinutes = 10
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

type Reader = Pick<Account, 'email'> & { id: number | null }
type AuditedCall = Pick<Call, 'route' | 'auditOmits'>

/** The numbers, booleans and short texts of an input, except the fields that the call omits. */
function auditDetails({ auditOmits = [] }: AuditedCall, input: unknown): Record<string, unknown> {
  const details: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input ?? {})) {
    if (auditOmits.includes(name)) continue
    if (typeof value === 'number' || typeof value === 'boolean') details[name] = value
    else if (typeof value === 'string' && value.length <= auditedTextMax) details[name] = value
  }
  return details
}

/**
 * Records who did what to which records. Of the input only numbers, booleans and short texts are kept: enough
 * to see what was done, without copies of long texts or files. Fields in `auditOmits` are left out.
 */
export async function insertAuditRow(
  account: Reader,
  call: AuditedCall,
  input: unknown,
  ...records: readonly AuditedRecord[]
): Promise<void> {
  const details = auditDetails(call, input)
  const who = { account_id: account.id, account_email: account.email, call: call.route }
  if (records.length > 0)
    await db()
      .insert(auditLog)
      .values(records.map((record) => ({ ...who, details, ...record })))
}

/**
 * Records that an account read a list of persons, unless a row of the last minutes says so of the same list,
 * page and filter.
 */
export async function insertListAuditRow(
  account: Reader,
  call: AuditedCall,
  input: unknown,
  { kind, record_id }: AuditedRecord,
): Promise<void> {
  const details = sql`${JSON.stringify(auditDetails(call, input))}::jsonb`
  const isByAccount = account.id === null ? isNull(auditLog.account_id) : eq(auditLog.account_id, account.id)
  await db().execute(sql`
    insert into ${auditLog} (account_id, account_email, call, details, kind, record_id)
    select ${account.id}::integer, ${account.email}, ${call.route}, ${details}, ${kind}, ${record_id}::integer
    where not exists (
      select from ${auditLog} where ${isByAccount} and account_email = ${account.email}
        and call = ${call.route} and details = ${details}
        and at > now() - make_interval(mins => ${listMinutes}))`)
}

/** Deletes the oldest audit rows once they are too old. */
export async function deleteOldAuditRows(): Promise<void> {
  await db().execute(sql`
    delete from ${auditLog} where id in (
      select id from ${auditLog} where at < now() - make_interval(years => ${auditYears})
      order by at, id limit ${deletedRowsMax})`)
}
