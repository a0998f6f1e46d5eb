import { sql } from 'drizzle-orm'
import { people } from '@/db/schema/content'
import { formAddressSql, recordColumnSql } from '@/lib/platform/records/kinds'
import type { WaitingSource } from '@/lib/platform/records/waiting'

/** People of the about-us page without a photograph; auditors are shown without. */
export const peopleWithoutPhotograph: WaitingSource = {
  access: 'staff',
  from: sql`from ${people} as record where record.profile_file_id is null and record.about_category <> 'Auditor'`,
  id: sql`record.id`,
  name: sql`record.name`,
  since: sql`record.created_at`,
  address: formAddressSql('people', recordColumnSql),
}
