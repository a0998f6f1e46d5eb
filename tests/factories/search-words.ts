import { db, inTransaction } from '@/db/client'
import { searchShortcuts, searchSynonyms } from '@/db/schema/search-office'

/** A line of words that mean the same. @returns its id */
export async function makeSynonym(
  words: string,
  values: Partial<typeof searchSynonyms.$inferInsert> = {},
): Promise<number> {
  const [row] = await inTransaction(() =>
    db()
      .insert(searchSynonyms)
      .values({ words, ...values })
      .returning({ id: searchSynonyms.id }),
  )
  return row?.id ?? 0
}

/** A page above the results of a search. @returns its id */
export async function makeShortcut(values: Partial<typeof searchShortcuts.$inferInsert>): Promise<number> {
  const [row] = await inTransaction(() =>
    db()
      .insert(searchShortcuts)
      .values({ phrases: 'элсэх', title: 'Элсэх', title_en: 'Join', path: '/mm/membership', ...values })
      .returning({ id: searchShortcuts.id }),
  )
  return row?.id ?? 0
}
