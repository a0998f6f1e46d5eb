import { asc } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchShortcuts } from '@/db/schema/search-office'
import { cacheRead } from '@/lib/platform/cache/cached'
import { splitPhrases } from '@/lib/platform/search/phrases'
import { createPhraseCounter } from '@/lib/platform/search/synonyms'

/** A page that leads visitors to what they want to do. */
export type Shortcut = { id: number; title: string; title_en: string; path: string }
type ShortcutWithPhrases = Shortcut & { phrases: string }

/** The most rows that are compared with a term. */
const rowsMax = 500
const shownMax = 2
/** How many further words a term may have: a longer one asks for something more special. */
const otherWordsMax = 1

const readShortcuts = cacheRead(
  'search-shortcuts',
  ['search-shortcuts'],
  (): Promise<ShortcutWithPhrases[]> => {
    const { id, phrases, title, title_en, path } = searchShortcuts
    return db()
      .select({ id, phrases, title, title_en, path })
      .from(searchShortcuts)
      .orderBy(asc(id))
      .limit(rowsMax)
  },
)

/** Finds the pages whose phrases a term contains, in any order and form; the longest phrase comes first. */
export async function findShortcuts(term: string): Promise<Shortcut[]> {
  const shortcuts = await readShortcuts()
  const countWords = createPhraseCounter(term, otherWordsMax)
  return shortcuts
    .map(({ phrases, ...shortcut }) => {
      const lengths = splitPhrases(phrases).map(countWords)
      return { shortcut, length: Math.max(0, ...lengths) }
    })
    .filter(({ length }) => length > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, shownMax)
    .map(({ shortcut }) => shortcut)
}
