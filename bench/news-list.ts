import { pool } from '@/db/client'
import { get, p95, requestsPerSecond, type Row, runAll, seededRandom } from './measure'
import { categoryCids, insertNewsRows, rowCount, sentences } from './news-rows'

const listSql = `select page.total, news.id, image_file_id, title, title_en, summary, summary_en, text, text_en, category_cid,
    publisher, news_status, yellow_book, version, news.created_at, updated_at, files.key, files.name
  from (select id, count(*) over () as total from news
    where news_status = true and category_cid = $1 order by created_at desc, id desc limit $2 offset $3) page
  join news on news.id = page.id join files on files.id = news.image_file_id
  order by news.created_at desc, news.id desc`

export async function newsList(url: string): Promise<Row[]> {
  await insertNewsRows()
  const random = seededRandom(7)
  const perCategory = Math.floor(rowCount / categoryCids.length / 6) - 50
  const pages = new Set<string>()
  while (pages.size < 1200)
    pages.add(`${categoryCids[Math.floor(random() * 4)] ?? 8}:${1 + Math.floor(random() * perCategory)}`)
  const pairs = [...pages].map((pair) => pair.split(':').map(Number) as [number, number])
  const sqlRead =
    ([category, page]: [number, number]) =>
    async () => {
      await pool().query(listSql, [category, 6, (page - 1) * 6])
    }
  const call =
    ([category, page]: [number, number]) =>
    async () => {
      const { status } = await get(`${url}/client/get/news?category=${category}&lang=mn&page=${page}&limit=6`)
      if (status !== 200) throw new Error(`the list answered ${status}`)
    }
  // The first four hundred pages warm up the database and the server, as if both had run for a while; after
  // that both read distinct pages.
  await runAll(pairs.slice(0, 100).map(sqlRead), 4)
  await runAll(pairs.slice(100, 400).map(call), 4)
  const sqlTimes: number[] = []
  const callTimes: number[] = []
  // SQL and calls alternate in short turns, so that a slow moment of the machine affects both.
  for (let turn = 0; turn < 20; turn++) {
    const at = 400 + turn * 20
    sqlTimes.push(...(await runAll(pairs.slice(at, at + 20).map(sqlRead), 4)))
    callTimes.push(...(await runAll(pairs.slice(at + 400, at + 420).map(call), 4)))
  }
  const warm = await runAll(pairs.slice(800).map(call), 4)
  const ratio = p95(callTimes) / p95(sqlTimes)
  const perSecond = await requestsPerSecond(`${url}/client/get/news?category=8&lang=mn&page=1&limit=6`)
  return [
    {
      figure: 'GET /client/get/news, 100,000 rows, distinct pages, cold, 4 at once, p95',
      ours: `${p95(callTimes).toFixed(1)} ms (warm ${p95(warm).toFixed(1)} ms)`,
      against: `the same SQL ${p95(sqlTimes).toFixed(1)} ms`,
      ratio,
      target: 'at most 2',
      isMet: ratio <= 2,
    },
    {
      figure: 'The same call, warm',
      ours: `${Math.round(perSecond)} requests/s`,
      against: 'no measure in this run',
      ratio: null,
      target: 'above the peers',
      isMet: perSecond > 128,
      peers: 'REST list WordPress 65/s, Payload 128/s',
    },
    ...(await search(url, p95(callTimes))),
  ]
}

async function search(url: string, listP95: number): Promise<Row[]> {
  const words = new Set<string>()
  for (const sentence of sentences())
    for (const word of sentence.match(/[\p{L}]{4,}/gu) ?? []) words.add(word.toLowerCase())
  const random = seededRandom(11)
  const terms = [...words].sort(() => random() - 0.5).slice(0, 400)
  const times = await runAll(
    terms.map((term) => async () => {
      const { status } = await get(
        `${url}/client/search/news?term=${encodeURIComponent(term)}&lang=mn&page=1&limit=6`,
      )
      if (status !== 200) throw new Error(`the search answered ${status}`)
    }),
    4,
  )
  const startedAt = performance.now()
  await runAll(
    terms
      .slice(0, 100)
      .map((each) => () => get(`${url}/client/search/news?term=${encodeURIComponent(each + ' ')}&page=2`)),
    4,
  )
  const perSecond = 100_000 / (performance.now() - startedAt)
  const ratio = p95(times) / listP95
  return [
    {
      figure: 'Search, 100,000 rows, distinct terms, cold, 4 at once, p95',
      ours: `${p95(times).toFixed(1)} ms (${Math.round(perSecond)}/s)`,
      against: `category list ${listP95.toFixed(1)} ms`,
      ratio,
      target: 'under 5',
      isMet: ratio < 5,
      peers: 'search WordPress 27/s, Payload 10/s (86/s with a trigram index)',
    },
  ]
}
