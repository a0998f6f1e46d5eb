import { and, inArray } from 'drizzle-orm'
import { db } from '@/db/client'
import { directoryPeople } from '@/db/schema/directory'

const { id, name, name_en, profession, profession_en, advice_range, advice_range_en, phone_number } =
  directoryPeople
export const consultantColumns = {
  ...{ id, name, name_en, profession, profession_en, advice_range, advice_range_en, phone_number },
}

/** A consulting engineer in a public list. Texts are as stored: an imported text may be the word `NULL`. */
export type ConsultantCard = {
  id: number
  name: string
  name_en: string
  profession: string
  profession_en: string
  advice_range: string
  advice_range_en: string
  phone_number: string
}

/**
 * Reads the cards of consultants in the order of `ids`, without consultants who are not listed.
 * @param ids at most as many as one page shows
 */
export async function listConsultantCards(ids: readonly number[]): Promise<ConsultantCard[]> {
  if (ids.length === 0) return []
  const people = await db()
    .select(consultantColumns)
    .from(directoryPeople)
    .where(and(inArray(directoryPeople.id, [...ids]), directoryPeople.is_listed))
  const byId = new Map(people.map((person) => [person.id, person]))
  return ids.flatMap((each) => byId.get(each) ?? [])
}
