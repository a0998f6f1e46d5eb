import { and, desc, eq, notExists, or, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { db } from '@/db/client'
import { accounts } from '@/db/schema/accounts'
import { files } from '@/db/schema/files'
import { recordVersions } from '@/db/schema/history'
import { shownFile } from '@/lib/platform/files/columns'
import { offsetOf, numberOfPages } from '@/lib/platform/api/paging'
import { fileUrl } from '@/lib/platform/files/url'
import { recordNameSql, parts } from '@/lib/platform/records/kinds'
import { binDays, binKinds, type BinKind } from '@/lib/platform/records/schema'
import { accountName, writerOf } from '@/lib/platform/records/writer'
import type { BinInput, BinRow } from './schema'

const wholes = alias(recordVersions, 'wholes')
const storedFieldSql = (column: string) => sql`${recordVersions.row} ->> ${sql.raw(`'${column}'`)}`

/**
 * Matches the bin entries that the list shows. Leaves out parts of a record that were deleted together with
 * the whole record, because restoring the record restores these parts too.
 */
function isListedInBin(): SQL | undefined {
  return and(
    recordVersions.is_deletion,
    ...parts.map(({ kind, whole, column }) => {
      const wentWithIt = and(
        wholes.is_deletion,
        eq(wholes.transaction, recordVersions.transaction),
        eq(wholes.kind, whole),
        sql`${wholes.record_id} = (${storedFieldSql(column)})::integer`,
      )
      return or(
        ne(recordVersions.kind, kind),
        notExists(db().select({ id: wholes.id }).from(wholes).where(wentWithIt)),
      )
    }),
  )
}

/** The id of the picture that the bin shows for a record: that of the first filled picture column. */
const picture = sql`coalesce(${sql.join(
  ['image_file_id', 'logo_file_id', 'profile_file_id', 'poster_file_id'].map(storedFieldSql),
  sql`, `,
)})::integer`

const name = sql<string>`case ${sql.join(
  binKinds.map(
    (kind) => sql`when ${recordVersions.kind} = ${kind} then ${recordNameSql(kind, storedFieldSql)}`,
  ),
  sql` `,
)} else '' end`

/** Lists the deleted records in the bin, newest first. */
export async function listAdminBin({
  kind,
  ...paging
}: BinInput): Promise<{ records: BinRow[]; total: number; totalPages: number }> {
  const where = and(isListedInBin(), kind && eq(recordVersions.kind, kind))
  const total = await db().$count(recordVersions, where)
  const rows = await db()
    .select({
      id: recordVersions.id,
      kind: recordVersions.kind,
      record_id: recordVersions.record_id,
      called: name,
      image: shownFile,
      at: recordVersions.at,
      email: recordVersions.account_email,
      name: accountName,
    })
    .from(recordVersions)
    .leftJoin(files, eq(files.id, picture))
    .leftJoin(accounts, eq(accounts.id, recordVersions.account_id))
    .where(where)
    .orderBy(desc(recordVersions.at), desc(recordVersions.id))
    .limit(paging.limit)
    .offset(offsetOf(paging))
  const records = rows.map((row) => ({
    id: row.id,
    kind: row.kind as BinKind,
    record_id: row.record_id,
    name: row.called,
    image: row.image ? fileUrl(row.image) : '',
    at: row.at.toISOString(),
    by: writerOf(row),
    until: new Date(row.at.getTime() + binDays * 86_400_000).toISOString(),
  }))
  return { records, total, totalPages: numberOfPages(total, paging.limit) }
}
