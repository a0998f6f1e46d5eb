import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchItems } from '@/db/schema/search'
import { countTypos } from './count-typos'
import { expandWords, type VocabularyWord } from './expand'
import { hasCyrillic } from './latin'
import { termWordOf } from './term'
import { vocabulary } from './vocabulary'

/** Shorter words differ by one letter from too many others. */
const lettersMin = 5
/** In how many records at least the word is that was probably meant. */
const frequentMin = 5
/** In how many records a mistyped word may be: the one that is being written. */
const rareMax = 1
/** The lowest grade of a word that is surely another form of the same word. */
const sameWord = 0.86

/** Counts the records with each word, up to `frequentMin`; a kind of the index lists texts a second time. */
async function countRecordsWith(ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await db().execute<{ id: number; count: number }>(sql`
    select word_id as id, (select count(*)::int from (
        select from ${searchItems} where words && array[word_id] and kind <> 'translation' limit ${frequentMin}) few) as count
    from unnest(${sql.param([...new Set(ids)])}::int[]) word_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** At the end of a word another letter, or one more, could as well make another form. */
const isErrorOf = (word: string, other: string) =>
  other.at(-1) === word.at(-1) &&
  !other.startsWith(word) &&
  !word.startsWith(other) &&
  countTypos(word, other, 1) === 1

/**
 * Finds words that no other record has in any form, and that differ by one letter from a word of many records.
 * @param words in lower case; only Mongolian ones are looked at
 */
export async function findMisspelledWords(
  words: readonly string[],
): Promise<{ word: string; better: string }[]> {
  const terms = words
    .filter((word) => word.length >= lettersMin && hasCyrillic(word))
    .map((word) => termWordOf(word))
  const [near, forms] = await Promise.all([
    vocabulary.near(
      terms.map(({ word }) => ({ words: [word], loose: [] })),
      false,
    ),
    expandWords(terms, vocabulary, false),
  ])
  const doubtful = terms.flatMap(({ word }, at): { word: string; similar: VocabularyWord[] }[] => {
    const isKnown = forms[at]?.words.some(
      (other) => other.word !== word && other.grade >= sameWord && !isErrorOf(word, other.word),
    )
    return isKnown ? [] : [{ word, similar: near[at] ?? [] }]
  })
  const counts = await countRecordsWith(doubtful.flatMap(({ similar }) => similar.map(({ id }) => id)))
  return doubtful.flatMap(({ word, similar }) => {
    const itself = similar.find((other) => other.word === word)
    if (itself && (counts.get(itself.id) ?? 0) > rareMax) return []
    const better = similar.find(
      (other) => isErrorOf(word, other.word) && counts.get(other.id) === frequentMin,
    )
    return better ? [{ word, better: better.word }] : []
  })
}
