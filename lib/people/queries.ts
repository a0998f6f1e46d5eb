import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { people } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { kept } from '@/lib/cache/kept'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Person } from './schema'

async function listPeople(): Promise<Person[]> {
  const rows = await db()
    .select({ row: people, profile: { key: files.key, name: files.name } })
    .from(people)
    .leftJoin(files, eq(files.id, people.profileFileId))
    .orderBy(asc(people.aboutCategory), asc(people.sequence), asc(people.id))
  return rows.map(({ row, profile }) => ({
    id: row.id,
    about_category: row.aboutCategory,
    name: row.name,
    name_en: row.nameEn,
    position: row.position,
    position_en: row.positionEn,
    company: row.company,
    company_en: row.companyEn,
    profile: profile && fileUrl(profile),
    years_of_work: row.yearsOfWork,
    email: row.email,
  }))
}

export const listPublicPeople = kept('people', [tags.people], listPeople)
