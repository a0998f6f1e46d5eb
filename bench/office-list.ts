import { pool } from '@/db/client'
import { listAdminNews } from '@/lib/content/news/queries'
import { get, p95, type Row, runAll, seededRandom } from './measure'
import { insertNewsRows, sentences } from './news-rows'
import { moderatorCookie } from './session'

const columns = `news.id, image_file_id, title, title_en, summary, summary_en, text, text_en, category_cid, publisher,
  news_status, yellow_book, news.version, news.created_at, news.updated_at, files.key, files.name, category`
const joins = `join files on files.id = news.image_file_id join menu_categories on cid = news.category_cid`
const firstPage = `select ${columns} from news ${joins} order by news.created_at desc, news.id desc limit 10`

/** The office's list of 100,000 news: its first page and its search, compared with the bare statements. */
export async function officeList(url: string): Promise<Row[]> {
  await insertNewsRows()
  const headers = { cookie: await moderatorCookie() }
  const ask = (query: string) => async () => {
    const { status } = await get(`${url}/admin/get/news?category=all&page=1&limit=10${query}`, headers)
    if (status !== 200) throw new Error(`the list answered ${status}`)
  }
  const list = await compare(
    Array.from({ length: 400 }, () => async () => {
      await Promise.all([pool().query(firstPage), pool().query('select count(*) from news')])
    }),
    Array.from({ length: 400 }, () => ask('')),
  )
  const terms = searchTerms(800)
  // A search first queries the vocabulary for its term, so the reference runs all SQL statements of the list,
  // without a server.
  const search = await compare(
    terms.slice(0, 400).map((term) => async () => {
      await listAdminNews('all', { page: 1, limit: 10, term })
    }),
    terms.slice(400).map((term) => ask(`&term=${encodeURIComponent(term)}`)),
  )
  const row = (figure: string, { ours, sql }: Times): Row => ({
    figure,
    ours: `${ours.toFixed(1)} ms`,
    against: `the same SQL ${sql.toFixed(1)} ms`,
    ratio: ours / sql,
    target: 'at most 2',
    isMet: ours / sql <= 2,
  })
  return [
    row('The office: first page of 100,000 news, 4 at once, p95', list),
    row('The office: search in 100,000 news, distinct words, 4 at once, p95', search),
  ]
}

/** Words of the texts, in an order that is the same in every run. */
function searchTerms(count: number): string[] {
  const words = new Set<string>()
  for (const sentence of sentences())
    for (const word of sentence.match(/[\p{L}]{4,}/gu) ?? []) words.add(word.toLowerCase())
  const random = seededRandom(17)
  const shuffledWords = [...words]
    .map((word) => [random(), word] as const)
    .sort(([one], [other]) => one - other)
    .map(([, word]) => word)
  // With fewer words than terms the words repeat, which changes no time because no search is cached.
  return Array.from({ length: count }, (_, at) => shuffledWords[at % shuffledWords.length] ?? '')
}

type Work = readonly (() => Promise<void>)[]
type Times = { ours: number; sql: number }

/** In short turns, so that a slow moment of the machine affects both; the first quarter only warms up. */
async function compare(sql: Work, ours: Work): Promise<Times> {
  const times: { ours: number[]; sql: number[] } = { ours: [], sql: [] }
  const [warm, turn] = [sql.length / 4, 20]
  for (let at = 0; at < sql.length; at += turn) {
    const turnTimes = {
      sql: await runAll(sql.slice(at, at + turn), 4),
      ours: await runAll(ours.slice(at, at + turn), 4),
    }
    if (at < warm) continue
    times.sql.push(...turnTimes.sql)
    times.ours.push(...turnTimes.ours)
  }
  return { ours: p95(times.ours), sql: p95(times.sql) }
}
