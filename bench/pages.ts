import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { addDays } from '@/lib/exchange/days'
import { findFreePort } from '@/scripts/local/ports'
import { get, median, requestsPerSecond, type Row } from './measure'

const today = new Date().toISOString().slice(0, 10)

/** One address of each kind of page. */
export const pageKinds = {
  home: '/mm',
  'home in English': '/en/mm',
  'news list': '/mm/blog/8=1',
  'news item': '/mm/detail/1',
  search: `/mm/blog/${encodeURIComponent('уурхай')}=1`,
  about: '/mm/about',
  membership: '/mm/membership',
  members: '/mm/member',
  activity: '/mm/activity',
  contact: '/mm/contact',
  reports: '/mm/report=1',
  anniversary: '/mm/anniversary',
  'exchange, notices': '/mm/trade',
  'exchange, trades': `/mm/trade?tab=report&startDate=${addDays(today, -6)}&endDate=${today}&limit=10&page=1`,
  'responsible mining': '/mm/page/20',
  'mining we do not know': '/mm/page/21',
  'mining 101': '/mm/page/22',
  'future engineers': '/mm/page/23',
  'member of the month': '/mm/page/24',
  book: '/mm/page/25',
  'sustainable mining': '/mm/page/26',
  'page text': '/mm/page/9',
  'assessment, chooser': '/mm/assessment',
  'self-assessment': '/mm/self-assessment',
  'member assessment': '/mm/member-assessment',
  'monthly news': '/mn/page/1',
  'event, home': '/mw',
  'event, home in English': '/en/mw',
  'event, about': '/mw/about',
  'event, exhibitors': '/mw/exhibitor',
  'event, agenda': '/mw/agenda',
  'event, presentations': '/mw/presentation',
  'event, gallery': '/mw/gallery',
  'event, speaker': '/mw/speaker/1',
  'event, registration': '/mw/register',
  'event, search': `/mw/search?q=${encodeURIComponent('уурхай')}`,
  'event, archive': '/mw/2023',
  'directory, home': '/yp',
  'directory, category': '/yp/category/0301',
  'directory, company': '/yp/company/1',
  'directory, search': `/yp/search?term=${encodeURIComponent('өрөмдлөг')}`,
  'directory, consultant': '/yp/consultant/1',
  'directory, registration': '/yp/register',
} as const
export type PageKind = keyof typeof pageKinds

/** The kinds of pages to measure: those whose name begins with a word of `BENCH_PAGES`, by default all. */
export const askedKinds = (Object.entries(pageKinds) as [PageKind, string][]).filter(([name]) =>
  (process.env.BENCH_PAGES ?? '').split(' ').some((beginning) => name.startsWith(beginning)),
)

const nextBin = 'node_modules/next/dist/bin/next'

/** Builds and serves a plain Next site with one small cached page, beside our site. */
export async function startTrivial(): Promise<{ url: string; stop(): void }> {
  rmSync('bench/trivial/.next', { recursive: true, force: true })
  await run([nextBin, 'build', 'bench/trivial'])
  const port = await findFreePort(undefined, 'localhost')
  const child = spawn(process.execPath, [nextBin, 'start', 'bench/trivial', '-p', String(port)], {
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const url = `http://localhost:${port}`
  for (let tries = 0; tries < 100; tries++) {
    const answer = await get(`${url}/a`).catch(() => null)
    if (answer?.status === 200) return { url, stop: () => child.kill() }
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
  // In turns, so that a slow moment of the machine affects both.
  for (let turn = 0; turn < 3; turn++) {
    theirs.push(await requestsPerSecond(`${trivial}/a`, { seconds: 4 }))
    ours.push(await requestsPerSecond(`${url}/mm/blog/8=1`, { seconds: 4 }))
  }
  const ratio = median(ours) / median(theirs)
  return [
    {
      figure: 'Cached page, news list, gzip',
      ours: `${Math.round(median(ours))} requests/s`,
      against: `trivial cached page ${Math.round(median(theirs))}/s`,
      ratio,
      target: 'at least 0.9',
      isMet: ratio >= 0.9,
      peers:
        'WordPress 45/s, WordPress with nginx page cache 2,549/s, Payload dynamic 78/s, Payload ISR 935/s',
    },
  ]
}

/**
 * Gzip bytes of the JavaScript of a page: of its script elements, and of its list of deferred scripts
 * (`deferred-loader.ts`).
 */
async function scriptBytes(url: string, path: string): Promise<number> {
  const html = (await get(`${url}${path}`)).body.toString('utf8')
  const elements = [...html.matchAll(/<script[^>]+src="([^"]+)"(?![^>]*noModule)/gi)].map(([, src]) => src)
  const late = /\)\(\{"sources":(\["\/_next[^\]]*\])[^<]*<\/script>/.exec(html)?.[1] ?? '[]'
  const sources = new Set([...elements, ...(JSON.parse(late) as string[])])
  if (sources.size < 4) throw new Error(`${path} asks for too few scripts: the benchmark reads it wrongly`)
  let bytes = 0
  for (const source of sources) bytes += gzipSync((await get(new URL(source ?? '', url).href)).body).length
  return bytes
}

/** The script bytes of each kind of page, compared with a bare Next page. */
export async function scripts(url: string, trivial: string): Promise<Row[]> {
  const bareBytes = await scriptBytes(trivial, '/a')
  const rows: Row[] = []
  for (const [name, path] of askedKinds) {
    const ours = await scriptBytes(url, path)
    const limit = path.includes('/detail/') ? 25 : 30
    const more = (ours - bareBytes) / 1024
    rows.push({
      figure: `JavaScript, gzip, ${name}`,
      ours: `${(ours / 1024).toFixed(1)} kB`,
      against: `bare Next page ${(bareBytes / 1024).toFixed(1)} kB: ${more.toFixed(1)} kB more`,
      ratio: null,
      target: `at most ${limit} kB more`,
      isMet: more <= limit,
    })
  }
  return rows
}

/** The gateway asks the page cache again after ten seconds; then the page is compressed once more, in a thread. */
const askedAgainMs = 10_500
const compressedAgainMs = 150

/**
 * The bytes of the HTML of each kind of page as its readers get it, and the inline scripts that its policy
 * names. Only the first readers of a page get a larger copy (decision 102).
 */
export async function pageBytes(url: string): Promise<Row[]> {
  const firstBytes = new Map<string, number>()
  const getBrotli = async (path: string) =>
    (await get(`${url}${path}`, { 'accept-encoding': 'br' })).body.length
  for (const [name, path] of askedKinds) firstBytes.set(name, (await getBrotli(path)) / 1024)
  await sleep(askedAgainMs)
  for (const [, path] of askedKinds) {
    await getBrotli(path)
    // One page at a time is compressed again.
    await sleep(compressedAgainMs)
  }
  await sleep(askedAgainMs)
  const rows: Row[] = []
  for (const [name, path] of askedKinds) {
    const plainReply = await get(`${url}${path}`)
    const brotliReply = await get(`${url}${path}`, { 'accept-encoding': 'br' })
    const [raw, brotli] = [plainReply, brotliReply].map(({ body }) => body.length / 1024) as [number, number]
    const hashes = String(plainReply.headers['content-security-policy']).split("'sha256-").length - 1
    rows.push({
      figure: `HTML, Brotli, ${name}`,
      ours: `${brotli.toFixed(1)} kB`,
      against: `${raw.toFixed(1)} kB raw, first ${firstBytes.get(name)?.toFixed(1)} kB, ${hashes} inline scripts`,
      ratio: null,
      target: 'at most 12.5 kB, 95 kB raw, 3 scripts',
      isMet: brotli <= 12.5 && raw <= 95 && hashes <= 3,
    })
  }
  return rows
}
