import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { directoryCompanies } from '@/db/schema/directory'
import { memberCompanies } from '@/db/schema/members'
import { lockRegistrationNumbers } from '@/lib/organisations/queries'
import {
  createAndFillIncomingTable,
  finishImport,
  type ImportResult,
} from '@/lib/platform/files/incoming-rows'
import {
  dropNewRowsWithoutPicture,
  findNamedPictures,
  type NamedPicture,
  namedPicturesSql,
} from '@/lib/platform/files/planned-pictures'
import { dropRepeatedRows } from '@/lib/platform/files/repeated-rows'
import type { Portion } from '@/lib/platform/files/sheet-portions'
import { memberPictureColumn } from './columns'
import type { MemberImport } from './schema'

/** The key of the advisory lock of members' imports: an arbitrary number. */
const importLock = 7_290_433

const types = sql.raw('name text, email text, registration_number text, active boolean, image text')

/**
 * Writes the member companies of a file and reports the invalid rows. A member whose e-mail address is stored
 * is updated and keeps its logo; a new one needs one of the pictures. A second import of the same file changes
 * nothing.
 * @param dryRun counts what would happen and writes nothing
 * @throws Problem when the file cannot be read to its end; nothing is written in this case
 */
export async function importMembers(
  portions: AsyncIterable<Portion>,
  { dryRun, pictures }: Pick<MemberImport, 'dryRun' | 'pictures'>,
): Promise<ImportResult> {
  return inTransaction(async () => {
    const tally = await createAndFillIncomingTable(db(), types, portions)
    const repeats = await dropRepeatedRows(db(), sql`email`, sql`name, registration_number, active, image`)
    // Imports run one after the other, so that each counts new and changed members correctly.
    await db().execute(sql`select pg_advisory_xact_lock(${importLock})`)
    await db().execute(sql`
      create temp table planned on commit drop as
      select m.id, i.line, i.email, i.name, i.image,
        coalesce(i.registration_number, m.registration_number, '') as registration_number,
        coalesce(i.active, m.active, true) as active
      from incoming i left join ${memberCompanies} m on lower(m.email) = i.email
      where m.id is null or i.name <> m.name
        or i.registration_number <> m.registration_number or i.active <> m.active`)
    const namedPictures = await findNamedPictures(pictures, dryRun)
    const droppedRows = await dropNewRowsWithoutPicture(namedPictures, memberPictureColumn.title)
    return finishImport(db(), { tally, repeats, droppedRows, isDryRun: dryRun }, () =>
      writePlannedMembers(namedPictures),
    )
  })
}

/** Writes the members of the temporary table `planned`, each joined with the listing that has its number. */
async function writePlannedMembers(pictures: readonly NamedPicture[]): Promise<void> {
  await lockRegistrationNumbers(sql`select registration_number from planned`)
  const listingId = sql`(
    select c.id from ${directoryCompanies} c
    where c.approval and p.registration_number <> '' and c.registration_number = p.registration_number)`
  await db().execute(sql`
    update ${memberCompanies} m set
      name = p.name, active = p.active, registration_number = p.registration_number,
      company_id = case when m.registration_number = p.registration_number then m.company_id
        else ${listingId} end,
      version = m.version + 1
    from planned p where m.id = p.id`)
  await db().execute(sql`
    insert into ${memberCompanies} (name, email, logo_file_id, active, registration_number, company_id)
    select p.name, p.email, picture.id, p.active, p.registration_number, ${listingId}
    from planned p join ${namedPicturesSql(pictures)} on picture.name = p.image
    where p.id is null order by p.line
    on conflict do nothing`)
}
