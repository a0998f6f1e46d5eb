import { sql, type SQL } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchWords } from '@/db/schema/search'
import type { Vocabulary, VocabularyWord } from './expand'
import { typoHashes } from './keys'

/** The prefix of the stems of English words, which could otherwise be taken for Mongolian ones. */
export const englishPrefix = 'en:'

/** The most words that are fetched for one key, for the stems of one word, or as similar to one word. */
const candidatesMax = 400

/** Appended to a key's beginning, this sorts after all keys that begin so: keys consist of a–z and digits. */
export const afterKeys = '{'

type Row = VocabularyWord & { n: number }

/** Runs a query, and groups its rows by the number `n` of the requested word. */
async function queryWordGroups(query: SQL, count: number): Promise<VocabularyWord[][]> {
  const { rows } = await db().execute<Row>(query)
  const groups: VocabularyWord[][] = Array.from({ length: count }, () => [])
  for (const { n, id, word, isEnglishForm } of rows)
    groups[n]?.push(isEnglishForm ? { id, word, isEnglishForm } : { id, word })
  return groups
}

/** The vocabulary in Postgres. Each lookup is one statement, answered from indexes. */
export const vocabulary: Vocabulary = {
  like(keys) {
    const keysJson = JSON.stringify(keys.map((key, n) => ({ n, ...key })))
    return queryWordGroups(
      sql`
      with asked as materialized (
        select n, word, loose, array(select jsonb_array_elements_text(stems)) || case when word ~ '^[a-z]+$'
            then array(select ${englishPrefix} || lexeme from unnest(ts_lexize('english_stem', word)) lexeme)
            else '{}' end as stems
        from jsonb_to_recordset(${keysJson}::jsonb) as row (n int, word text, loose jsonb, stems jsonb)
      )
      select distinct on (n, id) * from (
        select asked.n, begun.id, begun.word, false as "isEnglishForm"
        from asked cross join lateral jsonb_array_elements_text(asked.loose) key cross join lateral (
          select id, word from ${searchWords}
          where ${searchWords.loose} ~>=~ key and ${searchWords.loose} ~<~ (key || ${afterKeys})
          order by ${searchWords.loose} using ~<~ limit ${candidatesMax}) begun
        union all
        select asked.n, formed.id, formed.word, formed.is_english
        from asked cross join lateral (
          select id, word, word ~ '^[a-z]+$' and exists (
              select from unnest(asked.stems) stem where stem like ${`${englishPrefix}%`} and stem = any (${searchWords.stems})
            ) as is_english
          from ${searchWords} where ${searchWords.stems} && asked.stems limit ${candidatesMax}) formed
      ) found order by n, id, "isEnglishForm" desc`,
      keys.length,
    )
  },

  near(keys, isWide) {
    const keysJson = JSON.stringify(
      keys.map(({ words, loose }, n) => ({ n, loose, slips: [...new Set(words.flatMap(typoHashes))] })),
    )
    const condition = isWide
      ? sql`${searchWords.loose} % any (asked.parts) or ${searchWords.loose} like any (asked.patterns)`
      : sql`${searchWords.slips} && array(select jsonb_array_elements(asked.slips)::int)`
    return queryWordGroups(
      sql`
      select asked.n, near.id, near.word, false as "isEnglishForm"
      from (
        select n, slips, array(select jsonb_array_elements_text(loose)) as parts,
          array(select '%' || part || '%' from jsonb_array_elements_text(loose) part) as patterns
        from jsonb_to_recordset(${keysJson}::jsonb) as row (n int, loose jsonb, slips jsonb)
      ) asked
      cross join lateral (select id, word from ${searchWords} where ${condition} limit ${candidatesMax}) near`,
      keys.length,
    )
  },

  async byKeys(keys) {
    const { rows } = await db().execute<VocabularyWord>(
      sql`select id, word from ${searchWords} where ${searchWords.loose} = any (${sql.param([...keys])}::text[])`,
    )
    return rows
  },
}
