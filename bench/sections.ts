import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { db, pool } from '@/db/client'
import { news, searchWords } from '@/db/schema/news'
import { getAccountByEmail } from '@/lib/accounts/queries'
import { sessionCookie } from '@/lib/auth/session'
import { foldTerms } from '@/lib/search/fold'
import { freePort } from '@/scripts/local/ports'
import { get, median, p95, requestsPerSecond, type Row, runAll, seeded } from './measure'
import { categoryCids, insertNewsRows, rowCount, sentences } from './news-rows'

const nextBin = 'node_modules/next/dist/bin/next'

/** Next as it comes with one small kept page, built and served beside ours. */
export async function startTrivial(): Promise<{ url: string; stop(): void }> {
  rmSync('bench/trivial/.next', { recursive: true, force: true })
  await run([nextBin, 'build', 'bench/trivial'])
  const port = await freePort(undefined, 'localhost')
  const child = spawn(process.execPath, [nextBin, 'start', 'bench/trivial', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const answered = await get(`${url}/a`).catch(() => null)
    if (answered?.status === 200) return { url, stop: () => child.kill() }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the trivial application did not start')
}

function run(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'ignore',
      env: { ...process.env, NODE_ENV: 'production' },
    })
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}`)),
    )
  })
}

export async function keptPage(url: string, trivial: string): Promise<Row[]> {
  const ours: number[] = []
  const theirs: number[] = []
  // Turn by turn, so that a slow moment of the machine meets both.
  for (let turn = 0; turn < 3; turn++) {
    theirs.push(await requestsPerSecond(`${trivial}/a`, { seconds: 4 }))
    ours.push(await requestsPerSecond(`${url}/mm/blog/8=1`, { seconds: 4 }))
  }
  const ratio = median(ours) / median(theirs)
  return [
    {
      figure: 'Kept page, news list, gzip',
      ours: `${Math.round(median(ours))} requests/s`,
      against: `trivial kept page ${Math.round(median(theirs))}/s`,
      ratio,
      target: 'at least 0.9',
      met: ratio >= 0.9,
      peers:
        'WordPress 45/s, WordPress with nginx page cache 2,549/s, Payload dynamic 78/s, Payload ISR 935/s',
    },
  ]
}

const listSql = `select page.total, news.id, image_file_id, title, title_en, summary, summary_en, text, text_en, category_cid,
    publisher, news_status, yellow_book, version, news.created_at, updated_at, files.key, files.name
  from (select id, count(*) over () as total from news
    where news_status = true and category_cid = $1 order by created_at desc, id desc limit $2 offset $3) page
  join news on news.id = page.id join files on files.id = news.image_file_id
  order by news.created_at desc, news.id desc`

export async function newsList(url: string): Promise<Row[]> {
  await insertNewsRows()
  const random = seeded(7)
  const perCategory = Math.floor(rowCount / categoryCids.length / 6) - 50
  const pages = new Set<string>()
  while (pages.size < 900)
    pages.add(`${categoryCids[Math.floor(random() * 4)] ?? 8}:${1 + Math.floor(random() * perCategory)}`)
  const pairs = [...pages].map((pair) => pair.split(':').map(Number) as [number, number])
  const bare =
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
  // The first hundred warm both up; then each has its own distinct pages.
  await runAll(pairs.slice(0, 50).map(bare), 4)
  await runAll(pairs.slice(50, 100).map(call), 4)
  const sqlTimes: number[] = []
  const callTimes: number[] = []
  for (let turn = 0; turn < 4; turn++) {
    sqlTimes.push(...(await runAll(pairs.slice(100 + turn * 100, 200 + turn * 100).map(bare), 4)))
    callTimes.push(...(await runAll(pairs.slice(500 + turn * 100, 600 + turn * 100).map(call), 4)))
  }
  const warm = await runAll(pairs.slice(500).map(call), 4)
  const ratio = p95(callTimes) / p95(sqlTimes)
  const perSecond = await requestsPerSecond(`${url}/client/get/news?category=8&lang=mn&page=1&limit=6`)
  return [
    {
      figure: 'GET /client/get/news, 100,000 rows, distinct pages, cold, 4 at once, p95',
      ours: `${p95(callTimes).toFixed(1)} ms (warm ${p95(warm).toFixed(1)} ms)`,
      against: `the same SQL ${p95(sqlTimes).toFixed(1)} ms`,
      ratio,
      target: 'at most 2',
      met: ratio <= 2,
    },
    {
      figure: 'The same call, warm',
      ours: `${Math.round(perSecond)} requests/s`,
      against: 'no measure in this run',
      ratio: null,
      target: 'above the peers',
      met: perSecond > 128,
      peers: 'REST list WordPress 65/s, Payload 128/s',
    },
    ...(await search(url, p95(callTimes))),
  ]
}

async function search(url: string, listP95: number): Promise<Row[]> {
  const words = new Set<string>()
  for (const sentence of sentences())
    for (const word of sentence.match(/[\p{L}]{4,}/gu) ?? []) words.add(word.toLowerCase())
  const random = seeded(11)
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
  const [term = ''] = foldTerms(terms[0] ?? '')
  const plan = await db().execute<{ 'QUERY PLAN': string }>(
    sql`explain select count(*) from news where news_status
      and ${searchWords(news.searchKey)} @@ ${sql.raw(`'${term}:*'`)}::tsquery`,
  )
  const indexed = plan.rows.some((row) => row['QUERY PLAN'].includes('news_words'))
  const begun = performance.now()
  await runAll(
    terms
      .slice(0, 100)
      .map((each) => () => get(`${url}/client/search/news?term=${encodeURIComponent(each + ' ')}&page=2`)),
    4,
  )
  const perSecond = 100_000 / (performance.now() - begun)
  const ratio = p95(times) / listP95
  return [
    {
      figure: 'Search, 100,000 rows, distinct terms, cold, 4 at once, p95',
      ours: `${p95(times).toFixed(1)} ms, ${indexed ? 'index scan' : 'NO index scan'} (${Math.round(perSecond)}/s)`,
      against: `category list ${listP95.toFixed(1)} ms`,
      ratio,
      target: 'under 5, with an index scan',
      met: ratio < 5 && indexed,
      peers: 'search WordPress 27/s, Payload 10/s (86/s with a trigram index)',
    },
  ]
}

/** Bytes of JavaScript, gzip, that a page asks for: by its elements, or late by its list (`late-scripts.mjs`). */
async function scriptBytes(url: string, path: string): Promise<number> {
  const html = (await get(`${url}${path}`)).body.toString('utf8')
  const elements = [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*noModule)/gi)].map(([, src]) => src)
  const late = /\)\((\["\/_next[^\]]*\]), \d+\)<\/script>/.exec(html)?.[1] ?? '[]'
  const sources = new Set([...elements, ...(JSON.parse(late) as string[])])
  if (sources.size < 4) throw new Error(`${path} asks for too few scripts: the benchmark reads it wrongly`)
  let bytes = 0
  for (const source of sources) bytes += gzipSync((await get(new URL(source ?? '', url).href)).body).length
  return bytes
}

/** Each kind of page against a bare Next page. */
export async function scripts(url: string, trivial: string, paths: Record<string, string>): Promise<Row[]> {
  const bare = await scriptBytes(trivial, '/a')
  const rows: Row[] = []
  for (const [name, path] of Object.entries(paths)) {
    const ours = await scriptBytes(url, path)
    const limit = path.includes('/detail/') ? 25 : 30
    const more = (ours - bare) / 1024
    rows.push({
      figure: `JavaScript, gzip, ${name}`,
      ours: `${(ours / 1024).toFixed(1)} kB`,
      against: `bare Next page ${(bare / 1024).toFixed(1)} kB: ${more.toFixed(1)} kB more`,
      ratio: null,
      target: `at most ${limit} kB more`,
      met: more <= limit,
    })
  }
  return rows
}

/** Publishes again and again, and looks at once at every page that shows the item. */
export async function publishToVisible(url: string): Promise<Row[]> {
  const account = await getAccountByEmail('moderator@mnma.example')
  if (!account) throw new Error('the demo accounts are missing')
  const cookie = (await sessionCookie(account)).split(';')[0] ?? ''
  const image = readFileSync('bench/cover.jpg')
  const month = new Date().toISOString().slice(0, 7)
  let stale = 0
  let looks = 0
  const rounds = 15
  for (let round = 0; round < rounds; round++) {
    const title = `Хэмжилт ${round} ${Date.now()}`
    const form = new FormData()
    for (const [name, value] of Object.entries({
      title,
      summary: 'Хураангуй',
      text: '<p>Агуулга</p>',
      title_en: `EN ${title}`,
      summary_en: 'Summary',
      text_en: '<p>Body</p>',
      category_cid: '8',
      publisher: 'Админ',
      news_status: 'true',
      yellow_book: 'false',
    }))
      form.set(name, value)
    form.set('image', new Blob([new Uint8Array(image)]), 'cover.jpg')
    const written = await fetch(`${url}/admin/insert/news`, {
      method: 'POST',
      body: form,
      headers: { cookie },
    })
    if (written.status !== 200)
      throw new Error(`publishing answered ${written.status}: ${await written.text()}`)
    const { id } = (await written.json()) as { id: number }
    const paths = [
      '/mm',
      '/en/mm',
      '/mm/blog/8=1',
      '/en/mm/blog/8=1',
      `/mm/blog/${month}=1`,
      `/mm/detail/${id}`,
      `/en/mm/detail/${id}`,
      '/client/get/recent-news',
      '/client/get/news?category=8',
      '/mm/rss/8',
      '/sitemap.xml',
    ]
    for (const path of paths) {
      looks++
      const body = (await get(`${url}${path}`)).body.toString('utf8')
      if (!body.includes(path === '/sitemap.xml' ? `/mm/detail/${id}` : title)) stale++
    }
  }
  return [
    {
      figure: 'Publish to visible',
      ours: `${looks - stale} of ${looks} next requests fresh`,
      against: `${rounds} publications, every page that shows the item`,
      ratio: null,
      target: 'always the next request',
      met: stale === 0,
    },
  ]
}

function memoryBytes(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Streams 300 MB into a call that takes files, and watches the server's memory meanwhile. */
export async function uploadMemory(url: string, pid: number): Promise<Row[]> {
  const account = await getAccountByEmail('moderator@mnma.example')
  if (!account) throw new Error('the demo accounts are missing')
  const cookie = (await sessionCookie(account)).split(';')[0] ?? ''
  const before = memoryBytes(pid)
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, memoryBytes(pid))), 20)
  const status = await new Promise<number>((resolve, reject) => {
    // Without a length, so that it is not refused unread.
    const request = http.request(`${url}/admin/static/ckupload`, {
      method: 'POST',
      headers: {
        cookie,
        'content-type': 'multipart/form-data; boundary=bench',
        'transfer-encoding': 'chunked',
      },
    })
    request.on('response', (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    request.on('error', reject)
    request.write(
      '--bench\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n',
    )
    request.write(readFileSync('bench/cover.jpg'))
    const part = Buffer.alloc(1024 * 1024)
    let left = 300
    const push = () => {
      while (left > 0) {
        left--
        if (!request.write(part)) return void request.once('drain', push)
      }
      request.end('\r\n--bench--\r\n')
    }
    push()
  })
  clearInterval(watch)
  const megabytes = (peak - before) / 1024 / 1024
  return [
    {
      figure: 'Memory of a 300 MB upload stream',
      ours: `${megabytes.toFixed(0)} MB more`,
      against: `answered ${status} (pictures end at 20 MB)`,
      ratio: null,
      target: 'under 80 MB',
      met: megabytes < 80 && status === 413,
    },
  ]
}
