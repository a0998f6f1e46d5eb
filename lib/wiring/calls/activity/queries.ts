import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { auditLog } from '@/db/schema/audit'
import { recordVersions } from '@/db/schema/history'
import { callName } from '@/lib/wiring/calls/audited'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import {
  formAddressSql,
  isKnownKind,
  keyColumnOf,
  type KnownKind,
  recordNameSql,
  recordColumnSql,
  fromRecordsSql,
} from '@/lib/platform/records/kinds'
import type { ActivityKind } from '@/lib/platform/records/schema'
import { accountName, writerOf } from '@/lib/platform/records/writer'
import type { Activity, ActivityInput } from './schema'

/**
 * Returns SQL for the moment when the day that is `daysLater` days after `day` begins in Ulaanbaatar.
 */
const startOfDaySql = (day: string, daysLater = 0) =>
  sql`((${day}::date + ${daysLater}::integer)::timestamp at time zone 'Asia/Ulaanbaatar')`

function activityFilterSql({
  account_id,
  kind,
  does,
  record_id,
  start,
  end,
}: ActivityInput): SQL | undefined {
  return and(
    account_id === undefined ? undefined : eq(auditLog.account_id, account_id),
    kind && eq(auditLog.kind, kind),
    does && sql`(${auditLog.call} like 'GET %') = ${does === 'reads'}`,
    kind && record_id !== undefined ? eq(auditLog.record_id, record_id) : undefined,
    start === undefined ? undefined : sql`${auditLog.at} >= ${startOfDaySql(start)}`,
    end === undefined ? undefined : sql`${auditLog.at} < ${startOfDaySql(end, 1)}`,
  )
}

/** Lists who did what, newest first, with the current names of the records. */
export async function listAdminActivity(
  input: ActivityInput,
): Promise<{ activity: Activity[]; total: number; totalPages: number }> {
  const where = activityFilterSql(input)
  const total = await db().$count(auditLog, where)
  const activity = await readActivity(where, { limit: input.limit, offset: offsetOf(input) })
  return { activity, total, totalPages: numberOfPages(total, input.limit) }
}

/** Lists the latest changes; unlike a list with pages it counts nothing. */
export function listLatestChanges(limit: number): Promise<Activity[]> {
  return readActivity(sql`${auditLog.call} not like 'GET %'`, { limit, offset: 0 })
}

async function readActivity(
  where: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<Activity[]> {
  const rows = await db()
    .select({
      id: auditLog.id,
      at: auditLog.at,
      email: auditLog.account_email,
      name: accountName,
      call: auditLog.call,
      kind: auditLog.kind,
      record_id: auditLog.record_id,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.id, auditLog.account_id))
    .where(where)
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .offset(offset)
  const places = await locateRecords(rows)
  return rows.map(({ at, name, email, call, kind, record_id, ...row }) => ({
    ...row,
    at: at.toISOString(),
    by: writerOf({ name, email }),
    email,
    action: callName(call),
    call,
    kind: kind as ActivityKind | null,
    record_id,
    ...(places.get(`${kind} ${record_id}`) ?? gonePlace),
  }))
}

type Place = Pick<Activity, 'name' | 'place' | 'address'>
const gonePlace: Place = { name: '', place: 'gone', address: '' }

/**
 * Finds out whether the records of some rows are live or in the bin, with their names and addresses, by kind
 * and number. A record that is neither live nor in the bin is missing in the result.
 */
async function locateRecords(
  rows: readonly { kind: string | null; record_id: number | null }[],
): Promise<Map<string, Place>> {
  const ids = new Map<KnownKind, Set<number>>()
  for (const { kind, record_id } of rows) {
    if (kind === null || record_id === null || !isKnownKind(kind)) continue
    ids.set(kind, (ids.get(kind) ?? new Set()).add(record_id))
  }
  const places = new Map<string, Place>()
  for (const [kind, numbers] of ids) {
    // Live records come last and replace those of the bin, so a restored record counts as live.
    for (const [place, records] of [
      ['bin', await readDeletedRecords(kind, [...numbers])],
      ['live', await readLiveRecords(kind, [...numbers])],
    ] as const)
      for (const { id, name, address } of records) places.set(`${kind} ${id}`, { name, address, place })
  }
  return places
}

type NamedRecord = { id: number; name: string; address: string }

async function readLiveRecords(kind: KnownKind, ids: readonly number[]): Promise<NamedRecord[]> {
  const { rows } = await db().execute<NamedRecord>(sql`
    select ${recordColumnSql(keyColumnOf(kind))} as id, ${recordNameSql(kind, recordColumnSql)} as name, ${formAddressSql(kind, recordColumnSql)} as address
    ${fromRecordsSql(kind, ids)}`)
  return rows
}

async function readDeletedRecords(kind: KnownKind, ids: readonly number[]): Promise<NamedRecord[]> {
  const columnOf = (column: string) => sql`kept.row ->> ${sql.raw(`'${column}'`)}`
  const { rows } = await db().execute<NamedRecord>(sql`
    select kept.record_id as id, ${recordNameSql(kind, columnOf)} as name, '' as address
    from ${recordVersions} as kept
    where kept.is_deletion and kept.kind = ${kind} and kept.record_id = any (${sql.param(ids)}::integer[])`)
  return rows
}
