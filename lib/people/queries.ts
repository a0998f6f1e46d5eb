import { asc, eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { people } from '@/db/schema/content'
import { files } from '@/db/schema/files'
import { cached } from '@/lib/cache/cached'
import { tags } from '@/lib/cache/tags'
import { fileUrl } from '@/lib/files/url'
import type { Person } from './schema'

async function listPeople(): Promise<Person[]> {
  const rows = await db()
    .select({ row: people, profile: { key: files.key, name: files.name } })
    .from(people)
    .leftJoin(files, eq(files.id, people.profile_file_id))
    .orderBy(asc(people.about_category), asc(people.sequence), asc(people.id))
  return rows.map(({ row, profile }) => ({
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
  }))
}

export const listPublicPeople = cached('people', [tags.people], listPeople)
