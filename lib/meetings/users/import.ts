import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { meetingUsers } from '@/db/schema/meetings'
import {
  createAndFillIncomingTable,
  finishImport,
  type ImportResult,
} from '@/lib/platform/files/incoming-rows'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import type { UserImport } from './schema'

/** The key of the advisory lock of participants' imports: an arbitrary number. */
const importLock = 7_290_432

const types = sql.raw(
  'name text, name_en text, email text, phone_number text, user_type text, languages text[], search_key text',
)
const all = sql.raw('name, name_en, phone_number, user_type, languages, search_key')
const mergedColumns = sql.raw(`i.name, i.name_en, i.search_key,
  coalesce(i.phone_number, u.phone_number, '') as phone_number,
  coalesce(i.user_type, u.user_type, 'Exhibitor') as user_type,
  coalesce(i.languages, u.languages, '{}') as languages`)
const isOther = sql.raw(`(i.name, i.name_en, i.search_key) is distinct from (u.name, u.name_en, u.search_key)
  or i.phone_number <> u.phone_number or i.user_type <> u.user_type or i.languages <> u.languages`)

/**
 * Writes the participants of a file and reports the invalid rows. A participant whose e-mail address is
 * stored is updated and keeps id, meetings and sessions. A second import of the same file changes nothing.
 * Values whose column the file lacks stay as they are.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importMeetingUsers(
  portions: AsyncIterable<Portion>,
  { dryRun }: Pick<UserImport, 'dryRun'>,
): Promise<ImportResult> {
  return inTransaction(async () => {
    const tally = await createAndFillIncomingTable(db(), types, portions)
    const repeats = await dropRepeatedRows(db(), sql`email`, all)
    // Imports run one after the other, so that each counts new and changed participants correctly.
    await db().execute(sql`select pg_advisory_xact_lock(${importLock})`)
    await db().execute(sql`
      create temp table planned on commit drop as
      select u.id, i.line, i.email, ${mergedColumns}
      from incoming i left join ${meetingUsers} u on u.email = i.email
      where u.id is null or ${isOther}`)
    return finishImport(db(), { tally, repeats, isDryRun: dryRun }, writeUsersFromPlannedTable)
  })
}

/**
 * Writes the participants in the table `planned`. If staff have meanwhile added a participant with the same
 * e-mail address, that participant is updated.
 */
async function writeUsersFromPlannedTable(): Promise<void> {
  await db().execute(sql`
    insert into ${meetingUsers} as u (email, name, name_en, phone_number, user_type, languages, search_key)
    select email, name, name_en, phone_number, user_type, languages, search_key from planned order by line
    on conflict (email) do update set
      name = excluded.name, name_en = excluded.name_en, phone_number = excluded.phone_number,
      user_type = excluded.user_type, languages = excluded.languages, search_key = excluded.search_key,
      version = u.version + 1, updated_at = now()`)
}
