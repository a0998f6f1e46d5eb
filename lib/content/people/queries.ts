import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { people } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { shownFile } from '@/lib/platform/files/columns'
import { requireRow } from '@/lib/platform/api/rows'
import { cacheRead } from '@/lib/platform/cache/cached'
import { fileUrl } from '@/lib/platform/files/url'
import type { Person, PersonRecord } from './schema'

function selectPeople() {
  return db()
    .select({ row: people, profile: shownFile })
    .from(people)
    .leftJoin(files, eq(files.id, people.profile_file_id))
    .$dynamic()
}

function personAnswer({ row, profile }: Awaited<ReturnType<typeof selectPeople>>[number]): Person {
  return {
    id: row.id,
    about_category: row.about_category,
    name: row.name,
    name_en: row.name_en,
    position: row.position,
    position_en: row.position_en,
    company: row.company,
    company_en: row.company_en,
    profile: profile && fileUrl(profile),
    years_of_work: row.years_of_work,
    email: row.email,
  }
}

/** Lists all people by category, in the order of each category. */
export async function listAdminPeople(): Promise<Person[]> {
  const rows = await selectPeople().orderBy(asc(people.about_category), asc(people.sequence), asc(people.id))
  return rows.map(personAnswer)
}

/** Reads a person for the form. @throws Problem not_found */
export async function getPerson(id: number): Promise<PersonRecord> {
  const row = requireRow(await selectPeople().where(eq(people.id, id)))
  return { ...personAnswer(row), version: row.row.version }
}

export const listPeople = cacheRead('people', ['people'], listAdminPeople)
