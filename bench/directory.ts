import pg from 'pg'
import { sql } from 'drizzle-orm'
import { db, inTransaction } from '@/db/client'
import { categoryTree } from '@/lib/directory/categories/queries'
import { listCompaniesIn } from '@/lib/directory/listings/queries'
import { findCompanies, suggestListings } from '@/lib/directory/search/queries'
import { runBare, statementsOf } from './bare-statements'
import { drawNames } from './directory-names'
import { fillDirectory, growDirectory, indexAnew, register } from './directory-rows'
import { get, median, p95, type Row, seededRandom } from './measure'

/**
 * The first seed draws a thousand names; the other seeds, with fewer names, show that the search is not tuned
 * to the first. `BENCH_SEED` replaces all of them.
 */
const seeds = process.env.BENCH_SEED ? [Number(process.env.BENCH_SEED)] : [15, 20_261_123, 31_337]
const drawnOfFirst = 1_000
const drawnOfOthers = 300
const lookedAt = 6

/** The share of terms, per hundred, whose company is the first result. */
async function firstRate(terms: readonly { term: string; item: number }[], names: readonly string[]) {
  let right = 0
  for (const { term, item } of terms) {
    const { rows } = await inTransaction(() => findCompanies(term, 'mn', 1, lookedAt))
    const at = rows.findIndex(({ id }) => id === item + 1)
    // Among companies of one name any may be first, if the drawn one is among them.
    const isFirst = at >= 0 && rows.slice(0, at).every(({ id }) => isAlike(names[id - 1], names[item]))
    if (isFirst) right++
  }
  return (right * 100) / terms.length
}

const isAlike = (one = '', other = '') => one.toUpperCase() === other.toUpperCase()

/** How often the right company is first, by the ways in which people write a name. Replaces the listings. */
export async function directorySearch(): Promise<Row[]> {
  const companies = register()
  await fillDirectory(companies)
  const names = companies.map(({ name }) => name)
  const classesBySeed = seeds.map((seed, at) =>
    drawNames(names, seed, at === 0 ? drawnOfFirst : drawnOfOthers),
  )
  const rows: Row[] = []
  for (const [at, { name, target, draws }] of (classesBySeed[0] ?? []).entries()) {
    const rates: number[] = []
    for (const ofSeed of classesBySeed) rates.push(await firstRate(ofSeed[at]?.draws ?? [], names))
    const [first = 0, ...others] = rates
    rows.push({
      figure: `${name}, the right company first`,
      ours: `${first.toFixed(1)}${others.length > 0 ? `, other draws ${others.map((rate) => rate.toFixed(1)).join(' and ')}` : ''}`,
      against: `${draws.length} names of ${names.length.toLocaleString('en')}`,
      ratio: null,
      target: `at least ${target} of 100`,
      isMet: Math.min(...rates) >= target,
    })
  }
  return rows
}

type Read = { name: string; read: () => Promise<unknown> }

/** Times reads without their cache and the SQL statements of the same reads alone, in turns. */
async function besideBare(client: pg.Client, reads: readonly Read[]) {
  const ours: number[] = []
  const bareTimes: number[] = []
  for (const { read } of reads) {
    const statements = await statementsOf(read)
    bareTimes.push(await runBare(client, statements))
    const startedAt = performance.now()
    await inTransaction(read)
    ours.push(performance.now() - startedAt)
  }
  return { ours, bareTimes }
}

async function categoryReads(count: number): Promise<Read[]> {
  const subs = (await inTransaction(categoryTree)).flatMap((main) => main.subs)
  const places = subs.filter(({ category_code }) => category_code !== '0403')
  return Array.from({ length: count }, (_, n) => {
    const { id, name } = places[n % places.length] ?? { id: 0, name: '' }
    return { name, read: () => listCompaniesIn([id], n % 2 ? 'mn' : 'en', 1, 36) }
  })
}

/** Names as people type them, a third each in Cyrillic, in Latin and mistyped. */
function searchTerms(names: readonly string[], seed: number, count: number): string[] {
  const classes = drawNames(names, seed, count)
  const kinds = ['lower case', 'Latin: chat, ө as o', 'one wrong letter among the first five']
  const draws = kinds.map((kind) => classes.find(({ name }) => name === kind)?.draws ?? [])
  return Array.from({ length: count }, (_, n) => draws[n % kinds.length]?.[n]?.term ?? names[n] ?? '')
}

const searchReads = (terms: readonly string[]): Read[] =>
  terms.map((term) => ({ name: term, read: () => findCompanies(term, 'mn', 1, 36) }))

const compareTimes = (
  figure: string,
  { ours, bareTimes }: { ours: number[]; bareTimes: number[] },
  most: number,
): Row => ({
  figure,
  ours: `p95 ${p95(ours).toFixed(1)} ms, middle ${median(ours).toFixed(1)} ms`,
  against: `its SQL alone p95 ${p95(bareTimes).toFixed(1)} ms, middle ${median(bareTimes).toFixed(1)} ms`,
  ratio: p95(ours) / p95(bareTimes),
  target: `at most ${most} times its SQL`,
  isMet: p95(ours) <= most * p95(bareTimes),
})

/** How long the server takes to answer addresses of which it has cached none. */
async function atServer(figure: string, urls: readonly string[], most: number): Promise<Row> {
  const times: number[] = []
  for (const url of urls) {
    const { status, ms } = await get(url)
    if (status !== 200) throw new Error(`${url} answered ${status}`)
    times.push(ms)
  }
  return {
    figure,
    ours: `p95 ${p95(times).toFixed(1)} ms, middle ${median(times).toFixed(1)} ms`,
    against: `${urls.length} answers, none from a cache`,
    ratio: null,
    target: `p95 under ${most} ms`,
    isMet: p95(times) < most,
  }
}

async function withClient<Answer>(work: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** How quickly a category and a search are answered. Replaces the listings by a register of companies. */
export async function directory(url: string): Promise<Row[]> {
  const companies = register()
  await fillDirectory(companies)
  const names = companies.map(({ name }) => name)
  const count = companies.length.toLocaleString('en')
  return withClient(async (client) => {
    const warm = searchTerms(names, 3, 60)
    await besideBare(client, [...(await categoryReads(40)), ...searchReads(warm)])
    const calls = `${url}/client/yellow-page/search`
    const address = (part: string, term: string) =>
      `${calls}/${part}?lang=mn&term=${encodeURIComponent(term)}`
    for (const term of warm) await get(address('companies', term))
    const prefixes = searchTerms(names, 5, 300).map((term) => term.slice(0, 3 + (term.length % 4)))
    return [
      compareTimes(
        `first page of a category of ${count} companies`,
        await besideBare(client, await categoryReads(200)),
        2,
      ),
      compareTimes(
        `search among ${count} companies`,
        await besideBare(client, searchReads(searchTerms(names, 7, 300))),
        3,
      ),
      await atServer(
        `search among ${count} companies, at the server`,
        [...new Set(searchTerms(names, 9, 300))].map((term) => address('companies', term)),
        60,
      ),
      await atServer(
        'suggestions while a name is typed, at the server',
        [...new Set(prefixes)].map((term) => address('suggestions', term)),
        50,
      ),
    ]
  })
}

const sizes = [10_000, 40_000, 160_000, 640_000] as const

const passes = 5
const readsOfPass = 200

/**
 * The median of the p95 of several passes with different reads, so that a burst of other work spoils only one
 * of them.
 */
async function typicalP95(reads: readonly (() => Promise<unknown>)[]): Promise<number> {
  for (const read of reads.slice(0, 40)) await inTransaction(read)
  const figures: number[] = []
  for (let pass = 0; pass < passes; pass++) {
    const times: number[] = []
    for (const read of reads.slice(pass * readsOfPass, (pass + 1) * readsOfPass)) {
      const startedAt = performance.now()
      await inTransaction(read)
      times.push(performance.now() - startedAt)
    }
    figures.push(p95(times))
  }
  return median(figures)
}

/**
 * The speed of a category, of a search and of suggestions as the number of listings grows. Replaces the
 * listings.
 */
export async function directoryGrowth(): Promise<Row[]> {
  const companies = register()
  await db().execute(sql`delete from directory_companies`)
  // Indexing finishes before any timing starts, so that the server's job does not run beside it.
  await indexAnew()
  const points: { size: number; category: number; search: number; suggestions: number }[] = []
  for (const size of sizes) {
    const names = await growDirectory(companies, size)
    const random = seededRandom(size)
    const sample = Array.from(
      { length: 300 * passes },
      () => names[Math.floor(random() * names.length)] ?? '',
    )
    const terms = searchTerms(sample, 11, readsOfPass * passes)
    points.push({
      size,
      category: await typicalP95((await categoryReads(readsOfPass * passes)).map(({ read }) => read)),
      search: await typicalP95(searchReads(terms).map(({ read }) => read)),
      suggestions: await typicalP95(terms.map((term) => () => suggestListings(term.slice(0, 5), 'mn'))),
    })
    console.log(JSON.stringify(points.at(-1)))
  }
  const curve = (name: string, of: (point: (typeof points)[number]) => number): Row => {
    const [first = 0, last = 0] = [points[0], points.at(-1)].map((point) => (point ? of(point) : 0))
    return {
      figure: `${name}, from 10,000 to 640,000 listings`,
      ours: points
        .map((point) => `${point.size.toLocaleString('en')}: p95 ${of(point).toFixed(1)} ms`)
        .join(', '),
      against: 'the first point',
      ratio: last / first,
      target: 'at most 1.5 times',
      isMet: last <= 1.5 * first,
    }
  }
  return [
    curve('first page of a category', ({ category }) => category),
    curve('search', ({ search }) => search),
    curve('suggestions', ({ suggestions }) => suggestions),
  ]
}
