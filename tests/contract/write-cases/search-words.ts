import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { searchShortcuts, searchSynonyms } from '@/db/schema/search-office'
import { makeShortcut, makeSynonym } from '@/tests/factories/search-words'
import type { Write } from './write'

const countLines = (words: string) => db().$count(searchSynonyms, eq(searchSynonyms.words, words))
const countTitles = (title: string) => db().$count(searchShortcuts, eq(searchShortcuts.title, title))

const newLine = () => ({ words: `${randomUUID()}; ижил`, direction: 'both', lang: 'all' })
const newShortcut = () => ({
  ...{ phrases: 'элсэх', title: randomUUID(), title_en: 'Join', path: '/mm/membership' },
})

/** Writes of staff to the words of the search. */
export const searchWordWrites: Record<string, Write> = {
  'POST /admin/insert/search-synonym': async () => {
    const json = newLine()
    return {
      ...{ send: { json }, details: json },
      read: () => countLines(json.words),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /admin/update/search-synonym': async () => {
    const json = { id: await makeSynonym(`${randomUUID()}; ижил`), version: 1, ...newLine() }
    return {
      ...{ send: { json }, details: json },
      read: () => countLines(json.words),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/search-synonym': async () => {
    const { words } = newLine()
    const id = await makeSynonym(words)
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countLines(words),
      ...{ before: 1, after: 0 },
    }
  },
  'POST /admin/insert/search-shortcut': async () => {
    const json = newShortcut()
    return {
      ...{ send: { json }, details: json },
      read: () => countTitles(json.title),
      ...{ before: 0, after: 1 },
    }
  },
  'POST /admin/update/search-shortcut': async () => {
    const json = { id: await makeShortcut({}), version: 1, ...newShortcut() }
    return {
      ...{ send: { json }, details: json },
      read: () => countTitles(json.title),
      ...{ before: 0, after: 1 },
    }
  },
  'DELETE /admin/delete/search-shortcut': async () => {
    const title = randomUUID()
    const id = await makeShortcut({ title })
    return {
      ...{ send: { query: `id=${id}` }, details: { id } },
      read: () => countTitles(title),
      ...{ before: 1, after: 0 },
    }
  },
}
