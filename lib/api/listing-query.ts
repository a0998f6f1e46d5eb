import { and, asc, desc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

const wordsMax = 8

/** A letter in both cases: the database's own lower case knows no Cyrillic in every locale. */
function letterPattern(letter: string): string {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()]
  if (lower !== upper && lower.length === letter.length && upper.length === letter.length) {
    return `[${lower}${upper}]`
  }
  return /[\p{L}\p{N}]/u.test(letter) ? letter : `\\${letter}`
}

/** The words of a term as regular expressions of Postgres. */
export function wordPatterns(term: string): string[] {
  const words = term.split(/\s+/).filter(Boolean).slice(0, wordsMax)
  return words.map((word) => [...word].map(letterPattern).join(''))
}

/** Rows in which each word of the term stands somewhere in these columns; undefined, all rows, without a term. */
export function matching(term: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  const text = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`
  return and(...wordPatterns(term ?? '').map((pattern) => sql`${text} ~ ${pattern}`))
}

/** The same of one column, in the words that its index of trigrams knows. */
export function containsWords(term: string | undefined, column: PgColumn): SQL | undefined {
  return and(...wordPatterns(term ?? '').map((pattern) => sql`${column} ~ ${pattern}`))
}

/** The order that a listing asks for; rows that are alike follow in the list's own order. */
export function ordered<Sort extends string>(
  sort: Sort | `-${Sort}` | undefined,
  columns: Readonly<Record<Sort, PgColumn>>,
  own: readonly SQL[],
): SQL[] {
  if (sort === undefined) return [...own]
  const name = (sort.startsWith('-') ? sort.slice(1) : sort) as Sort
  return [sort.startsWith('-') ? desc(columns[name]) : asc(columns[name]), ...own]
}
