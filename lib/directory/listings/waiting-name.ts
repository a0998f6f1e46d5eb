import { sql, type SQL } from 'drizzle-orm'
import { directoryCompanies, directoryPeople } from '@/db/schema/directory'

/** Selects the name of the company or the person that a waiting row belongs to, the English one without another. */
export const listingNameSql = (companyId: SQL, personId: SQL): SQL => sql`coalesce(
  (select coalesce(nullif(name, ''), name_en) from ${directoryCompanies} where id = ${companyId}),
  (select coalesce(nullif(name, ''), name_en) from ${directoryPeople} where id = ${personId}))`
