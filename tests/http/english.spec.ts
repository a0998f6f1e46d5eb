import { expect } from '@playwright/test'
import { Window } from 'happy-dom'
import { isVagueLink } from '@/components/office/writing/slips'
import { ownSite, type Site } from '../e2e/own-site'
import { publicPages } from '../e2e/public-pages'

const test = ownSite('english', { seed: true })

const cyrillic = /\p{Script=Cyrillic}/u
/** Attributes with text that is read out or shown. */
const textAttributes = ['alt', 'aria-label', 'title', 'placeholder'] as const

/** Every Cyrillic text of a page that no ancestor marks as Mongolian, and every link that does not say where it leads. */
function languageFaults(html: string): string[] {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true, disableCSSFileLoading: true } })
  const { document } = window
  document.write(html)
  const texts: string[] = []
  const isMarked = (
    element: {
      closest: (selector: string) => { getAttribute: (name: string) => string | null } | null
    } | null,
  ) => element?.closest('[lang]')?.getAttribute('lang') === 'mn'
  for (const element of document.querySelectorAll('*')) {
    // Texts in the head cannot be marked in part.
    if (element.closest('head') || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName)) continue
    for (const name of textAttributes) {
      const value = element.getAttribute(name) ?? ''
      if (cyrillic.test(value) && !isMarked(element)) texts.push(`${name}: ${value}`)
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === 3 ? (node.textContent ?? '') : ''
      if (cyrillic.test(text) && !isMarked(element)) texts.push(text.trim())
    }
  }
  for (const link of document.querySelectorAll('a[href]'))
    if (isVagueLink(link.textContent)) texts.push(`a link that says only: ${link.textContent.trim()}`)
  void window.happyDOM.close()
  return texts
}

/** Columns that every record must fill, in both languages. */
const requiredColumns = [
  'event_categories.category_en',
  'event_presenters.name_en',
  'event_presenters.position_en',
  'search_shortcuts.title_en',
]

/** Empties the English texts of every record, as staff may. */
async function emptyEnglish(database: Site['database']): Promise<void> {
  const { rows } = await database.query<{ table: string; values: string }>(
    `select c.table_name as table, string_agg(format('%I = %L', c.column_name, ''), ', ') as values
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type = 'text'
      and c.column_name like '%\\_en' and c.column_name !~ '^(sort_name|initial)_'
      and c.table_name || '.' || c.column_name <> all($1)
    group by 1`,
    [requiredColumns],
  )
  for (const { table, values } of rows) await database.query(`update ${table} set ${values}`)
}

/** The kind of a page: its address without numbers and query. */
const kindOf = (path: string) => path.replace(/\?.*/, '').replaceAll(/\d+/g, '#')

test('texts without English are marked as Mongolian on every kind of English page, and links speak', async ({
  request,
  site: { database },
}) => {
  test.setTimeout(240_000)
  await emptyEnglish(database)
  const queue = publicPages.map((path) => `/en${path}`)
  const kinds = new Set(queue.map(kindOf))
  const faults: string[] = []
  const visit = async (path: string) => {
    const answer = await request.get(path)
    if (!answer.headers()['content-type']?.startsWith('text/html')) return
    const html = await answer.text()
    for (const text of languageFaults(html)) faults.push(`${path}: ${text.slice(0, 80)}`)
    for (const [, link = ''] of html.matchAll(/<a\b[^>]*?\shref="(\/en\/(?:mm|mn|mw|yp)[^"#]*)/g)) {
      if (kinds.has(kindOf(link))) continue
      kinds.add(kindOf(link))
      queue.push(link.replaceAll('&amp;', '&'))
    }
  }
  while (queue.length > 0) await Promise.all(queue.splice(0, 6).map(visit))
  expect(faults).toEqual([])
})

test('unmarked texts and vague links are faults, marked or Latin texts are none', () => {
  const page = (body: string) => `<!doctype html><html lang="en"><title>x</title><body>${body}</body></html>`
  expect(
    languageFaults(page('<p>Говь</p><img alt="Зэс"><p lang="mn">Алт <b>Мөнгө</b></p><p>Gobi</p>')),
  ).toEqual(['Говь', 'alt: Зэс'])
  expect(languageFaults(page('<div lang="mn"><p lang="en">Нүүрс</p></div>'))).toEqual(['Нүүрс'])
  expect(
    languageFaults(page('<a href="/en/mm">Read more</a><a href="/en/mm/report">Reports <b>→</b></a>')),
  ).toEqual(['a link that says only: Read more'])
})
