import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it, vi } from 'vitest'
import { demoNews } from '@/demo/news/list'
import { demoPages } from '@/demo/pages/list'
import { seedDemo } from '@/demo/seed'
import type { Locale } from '@/lib/platform/i18n/locale'
import { findMisspelledWords } from '@/lib/platform/search/misspelled'
import type { MarkedText } from '@/lib/platform/search/shown'
import { wordsOf } from '@/lib/platform/search/words'
import { listSuggestions, searchSite } from '@/lib/sites/search/queries'
import { findShortcuts } from '@/lib/sites/search/shortcuts'

type FileKind = 'image' | 'pdf' | 'video'
type FileToStore = { kind: 'pdf' | 'video'; originalName: string; bytes: Buffer }
/**
 * Stores a file's row without its bytes, and the text of a PDF: the questions need the texts of the demo
 * content, not its pictures.
 */
const storeRow = vi.hoisted(() => async (kind: FileKind, originalName = '', bytes?: Buffer) => {
  const [{ db }, { files, pdfTexts }, { pdfPagesOf }] = await Promise.all([
    import('@/db/client'),
    import('@/db/schema/files'),
    import('@/lib/platform/files/pdf-text'),
  ])
  const key = createHash('sha256').update(`${kind} ${originalName}`).digest('hex')
  const size = kind === 'image' ? { width: 16, height: 10 } : {}
  const name = { image: '16.jpg', pdf: 'file.pdf', video: 'file.mp4' }[kind]
  const [row] = await db()
    .insert(files)
    .values({ key, kind, name, bytes: 1, original_name: originalName, ...size })
    .onConflictDoUpdate({ target: files.key, set: { bytes: 1 } })
    .returning({ id: files.id })
  const id = row?.id ?? 0
  if (bytes && kind === 'pdf')
    await db()
      .insert(pdfTexts)
      .values({ file_id: id, pages: await pdfPagesOf(new Uint8Array(bytes)) })
      .onConflictDoNothing()
  return { id, url: `/files/${key}/${name}` }
})
vi.mock('@/demo/art/cover', () => ({ renderCover: () => Promise.resolve(Buffer.from('')) }))
vi.mock('@/lib/platform/files/store-here', () => ({
  storeImage: (_: Buffer, { originalName }: FileToStore) => storeRow('image', originalName),
}))
vi.mock('@/lib/platform/files/store', async (original) => ({
  ...(await original<object>()),
  storePdfOrVideo: ({ kind, originalName, bytes }: FileToStore) => storeRow(kind, originalName, bytes),
}))

type Question = { who: string; lang: Locale; query: string; answers: string[] }

/** Queries of a journalist, an investor and a member, with the pages or titles of which one should be first. */
const questions = readFileSync('tests/search-questions.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line): Question => {
    const [who = '', lang, query = '', first = ''] = line.split('\t')
    return { who, lang: lang as Locale, query, answers: first.split(' | ') }
  })

/** The results that a reader sees without scrolling. */
const firstScreenCount = 6
const textOf = ({ parts }: MarkedText) => parts.map(({ text }) => text).join('')

/** Returns the paths and titles of a search page, from the top. */
async function shownOn({ query, lang }: Question): Promise<string[][]> {
  const site = { site: 'mm', term: query, kind: null, page: 1, isExact: false } as const
  const [shortcuts, { groups }] = await Promise.all([findShortcuts(query), searchSite(site, lang)])
  return [
    ...shortcuts.map(({ path, title }) => [path, title]),
    ...groups.flatMap(({ results }) => results.map(({ href, title }) => [href, textOf(title)])),
  ]
}

/** Returns the place of an expected answer, from 1; 0 if it is not on the first screen. */
async function placeOf(question: Question): Promise<number> {
  const firstScreen = (await shownOn(question)).slice(0, firstScreenCount)
  return firstScreen.findIndex((each) => each.some((text) => question.answers.includes(text))) + 1
}

beforeAll(async () => {
  await seedDemo()
}, 60_000)

it('of a hundred questions to the demo content at least ninety have a useful first screen', async () => {
  const places = await Promise.all(questions.map(placeOf))
  const misses = questions.filter((_, at) => places[at] === 0)
  const share = ((questions.length - misses.length) * 100) / questions.length
  const firsts = places.filter((place) => place === 1).length
  if (process.env.SEARCH_QUESTIONS) {
    console.log(`useful ${share.toFixed(1)} %, first ${((firsts * 100) / questions.length).toFixed(1)} %`)
    for (const question of misses)
      console.log(
        question.query,
        question.answers,
        (await shownOn(question)).slice(0, 8).map(([, title]) => title),
      )
  }
  expect(questions.length).toBeGreaterThanOrEqual(80)
  expect(share, misses.map(({ query }) => query).join('; ')).toBeGreaterThanOrEqual(90)
}, 60_000)

it('at most two words of a text of the demo content are taken for mistyped', async () => {
  const texts = [
    ...demoPages.map(({ text }) => text),
    ...demoNews.map(({ mn }) => `${mn.title} ${mn.summary} ${mn.text}`),
  ]
  const slips: Awaited<ReturnType<typeof findMisspelledWords>>[] = []
  for (const text of texts) {
    const words = [...wordsOf(text.replaceAll(/<[^>]*>/g, ' '))]
    slips.push(await findMisspelledWords(words.filter((word) => /^[а-яёөү]+$/.test(word))))
  }
  expect(slips.filter(({ length }) => length > 2)).toEqual([])
  const count = slips.reduce((sum, { length }) => sum + length, 0)
  if (process.env.SEARCH_QUESTIONS) console.log(`${count} marks in ${texts.length} texts`)
  expect(count / texts.length).toBeLessThan(0.5)
}, 60_000)

// Typed beginnings, and the words that complete them; forms such as «хаягдлын» are none.
it.each([
  ['хаягд', 'хаягдал'],
  ['хаягдл', 'хаягдал'],
  ['хаягдлын', 'хаягдал'],
  ['hayagd', 'хаягдал'],
  ['аймг', 'аймаг'],
  ['aimgiin', 'аймаг'],
  ['гишүү', 'гишүүн гишүүнчлэл'],
  ['нүүрсн', 'нүүрс'],
  ['уурхайд', 'уурхай'],
  ['тайланг', 'тайлан'],
  ['олборл', 'олборлолт олборлох'],
  ['хурл', 'хурал'],
  ['ажл', 'ажил'],
  ['байгууллаг', 'байгууллага'],
  ['мэргэжилтн', 'мэргэжилтэн'],
  ['ашигл', 'ашиглалт ашиглах'],
  ['хөгж', ''],
  ['импорт', ''],
  // Only the office's synonyms have the base form.
  ['экспорт', 'экспорт экспортлох'],
  ['compan', 'company'],
  ['mine', 'mine mineral'],
])('%s is completed in the demo content to: %s', async (beginning, words) => {
  const suggestions = await listSuggestions('mm', beginning, 'mn')
  const terms = suggestions.flatMap(({ text, path }) => (path === null ? [text] : []))
  expect(terms.join(' ')).toBe(words)
})
