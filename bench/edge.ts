import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { linesForFolder, type Nginx, startEdge, startNginx } from '@/scripts/nginx'
import { hitsPerSecond } from './hits'
import { get, median, percentile, type Row } from './measure'
import { pageKinds } from './pages'

const rounds = 7
const publications = 200
/** The age that no answer of an edge may have, which no write tells what was published. */
const promiseMs = 2_000
/** How often the edge is asked while a publication is on its way. */
const askMs = 15
const path = pageKinds['news list']
/** Headers that each server writes itself. */
const serverHeaders = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length', 'server']

/** Starts nginx with one file: the bytes and headers that a reader of our page gets. */
async function startStatic(url: string): Promise<Nginx> {
  const { headers, body } = await get(url, { 'accept-encoding': 'gzip' })
  const lines = Object.entries(headers)
    .filter(([name]) => !serverHeaders.includes(name) && name !== 'content-type')
    .map(([name, value]) => `add_header ${name} '${String(value).replaceAll("'", "\\'")}';`)
  return startNginx('http', async (port, folder) => {
    await writeFile(join(folder, 'page'), body)
    return `pid ${join(folder, 'nginx.pid')};
      user root;
      worker_processes auto;
      events { worker_connections 8192; }
      http {
        ${linesForFolder(folder)}
        access_log off;
        sendfile on;
        open_file_cache max=10;
        keepalive_requests 10000;
        default_type 'text/html; charset=utf-8';
        server {
          listen 127.0.0.1:${port};
          etag off;
          location / { root ${folder}; try_files /page =404; ${lines.join('\n')} }
        }
      }`
  })
}

/** The product alone, the edge and the static file in turns, so that a slow moment of the machine affects all. */
async function speed(url: string, edge: Nginx): Promise<Row> {
  const file = await startStatic(`${url}${path}`)
  try {
    const urls = [`${url}${path}`, `${edge.url}${path}`, `${file.url}/page`]
    for (const each of urls) await hitsPerSecond(each, { seconds: 1 })
    const turns: number[][] = []
    for (let round = 0; round < rounds; round++) {
      const rates: number[] = []
      for (const each of urls) rates.push(await hitsPerSecond(each))
      turns.push(rates)
    }
    const rate = (at: number) => Math.round(median(turns.map((rates) => rates[at] ?? 0)))
    const ratio = median(turns.map(([, edgeRate = 0, fileRate = 1]) => edgeRate / fileRate))
    return {
      figure: 'Cached page through nginx with deploy/nginx.conf, gzip',
      ours: `${rate(1)} requests/s; Strata alone ${rate(0)}/s`,
      against: `a file in nginx with the same bytes and headers ${rate(2)}/s`,
      ratio,
      target: 'at least 0.7',
      isMet: ratio >= 0.7,
    }
  } finally {
    await file.stop()
  }
}

/**
 * Publishes again and again while the edge is asked without pause.
 * @returns for each publication, how long after its commit the edge still gave the page of before
 */
async function agesMs(edge: Nginx, databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ages: number[] = []
    for (let round = 0; round < publications; round++) {
      // The copy of the edge has any age at the moment of the publication.
      const until = performance.now() + Math.random() * 1_000
      while (performance.now() < until) await get(`${edge.url}${path}`)
      const word = `хэмжилт${round}к`
      await client.query(
        `update news set title = regexp_replace(title, '( хэмжилт\\d+к)?$', $1) where category_cid = 8`,
        [` ${word}`],
      )
      const committedAt = performance.now()
      const questions: { atMs: number; answer: Promise<boolean> }[] = []
      let isSeen = false
      // Afterwards it is asked for a while, because no copy may bring the page of before back.
      for (let left = 20; left > 0; left -= isSeen ? 1 : 0) {
        const answer = get(`${edge.url}${path}`).then(({ body }) => body.includes(word))
        questions.push({ atMs: performance.now() - committedAt, answer })
        void answer.then((isFresh) => (isSeen ||= isFresh))
        await pause(askMs)
      }
      const answers = await Promise.all(
        questions.map(async ({ atMs, answer }) => ((await answer) ? 0 : atMs)),
      )
      ages.push(Math.max(...answers))
    }
    return ages
  } finally {
    await client.query(
      `update news set title = regexp_replace(title, ' хэмжилт\\d+к$', '') where category_cid = 8`,
    )
    await client.end()
  }
}

/** What `deploy/nginx.conf` in front of the server gives, and how old its pages are. */
export async function edge(url: string, databaseUrl: string): Promise<Row[]> {
  const nginx = await startEdge(url, 'http')
  try {
    const rate = await speed(url, nginx)
    const ages = await agesMs(nginx, databaseUrl)
    const oldest = Math.max(...ages)
    return [
      rate,
      {
        figure: 'Publication through nginx with deploy/nginx.conf',
        ours: `the page of before was sent for at most ${Math.round(oldest)} ms, middle ${Math.round(percentile(ages, 0.5))} ms`,
        against: `${publications} publications, asked every ${askMs} ms`,
        ratio: null,
        target: `at most ${promiseMs} ms`,
        isMet: oldest <= promiseMs,
      },
    ]
  } finally {
    await nginx.stop()
  }
}
