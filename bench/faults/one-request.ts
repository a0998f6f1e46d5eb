import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { moderatorCookie } from '@/bench/session'
import { answersDuring, get, percentile, type Row } from '@/bench/measure'

/** The most letters that the site accepts in the body of a news item and in a comment. */
const bodyMax = 400_000
const commentMax = 4_000

/** `signal` ends the attacker's wait for an answer; without it the attacker waits for ever. */
type Site = { url: string; cookie: string; signal?: AbortSignal }
/** A request by one person that must not make the others wait. */
export type Attack = { name: string; run: (site: Site, answerId: number) => Promise<void> }

const fillBody = (part: string) => part.repeat(Math.ceil(bodyMax / part.length)).slice(0, bodyMax)

async function post(
  { url, cookie, signal }: Site,
  path: string,
  fields: Record<string, string | Blob>,
): Promise<void> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    body: form,
    headers: { cookie },
    signal: signal ?? null,
  })
  await response.text()
  // A refusal is an answer; a failure of the server is not.
  if (response.status === 500) throw new Error(`${path} answered 500`)
}

const cover = () => new Blob([new Uint8Array(readFileSync('bench/cover.jpg'))])

const article = (name: string, part: string): Attack => ({
  name: `a body of ${bodyMax} letters ${name}`,
  run: (site) =>
    post(site, '/admin/insert/news', {
      title: 'Гарчиг',
      summary: 'Хураангуй',
      text: fillBody(part),
      // This category does not exist: the body is cleaned, nothing is written and no page expires.
      category_cid: '999999',
      publisher: 'Админ',
      image: cover(),
    }),
})

const heading =
  'trade_datetime,seller_name,product_name,trade_num,product_category,min_price,price_currency,mass,url,own_url\n'
const sheet = (name: string, rows: string): Attack => ({
  name: `a file ${name}`,
  run: (site) =>
    post(site, '/admin/insert/exchange', { kind: 'trade', dryRun: 'true', file: new Blob([heading + rows]) }),
})

const documentOf = ({ url, cookie, signal }: Site, answerId: number) =>
  get(`${url}/client/get/member-answers/file?id=${answerId}`, { cookie }, signal)

async function drawDocument(site: Site, answerId: number): Promise<void> {
  const { status } = await documentOf(site, answerId)
  if (status !== 200) throw new Error(`the document answered ${status}`)
}

/** Requests whose work would block all others for seconds if it had no limit. */
export const attacks: readonly Attack[] = [
  { name: `a document with ${commentMax} letters to each answer`, run: drawDocument },
  article('<', '<'),
  article('ﷺ', 'ﷺ'),
  article('of tables in tables', '<table><tr><td>'),
  article('of headings without an end', '<h2>а'),
  article('of paragraphs', '<p>а</p>'),
  sheet('of a megabyte of broken rows', 'x\n'.repeat(524_288)),
  sheet('of quotes', '"\n'.repeat(200_000)),
]

/** A hundred requests for different documents: few are drawn, the others get the answer to retry later. */
const crowd: Attack = {
  name: 'a hundred documents at once, of which each reader leaves',
  run: async ({ url, cookie }, answerId) => {
    const requests = Array.from({ length: 100 }, async (_, at) => {
      const lang = at % 2 ? 'en' : 'mn'
      const signal = AbortSignal.timeout(500 + at * 10)
      await fetch(`${url}/client/get/member-answers/file?id=${answerId}&lang=${lang}`, {
        headers: { cookie },
        signal: signal,
      }).catch(() => undefined)
    })
    await Promise.all(requests)
    await sleep(2_000)
  },
}

/**
 * Stores a member's answers to all questions, each with the longest comment.
 * @returns the assessment's number
 */
export async function longAnswers(databaseUrl: string, year: number): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into member_assessments (member_id, year)
       select id, $1 from member_companies order by id limit 1 returning id`,
      [year],
    )
    const id = rows[0]?.id
    if (id === undefined) throw new Error('there is no member')
    const comment = 'Нөхөн сэргээлтийн ажлыг төлөвлөгөөний дагуу хийсэн. '.repeat(100).slice(0, commentMax)
    await client.query(
      `insert into member_answers (assessment_id, question_id, answer, proof, comment)
       select $1, id, true, false, left(id || ' ' || $2, ${commentMax})
       from assessment_questions where retired_at is null and cid ~ '^\\d+\\.\\d+\\.\\d+\\.\\d+$'`,
      [id, comment],
    )
    await client.query(
      `insert into member_results (assessment_id, main_percentage, first_section_per, second_section_per,
         third_section_per, fourth_section_per, fifth_section_per, total_true, total_false)
       values ($1, 100, 100, 100, 100, 100, 100, 92, 0)`,
      [id],
    )
    return id
  } finally {
    await client.end()
  }
}

/** How long `/mm` takes to answer while the attacks run one after another, on an otherwise idle machine. */
export async function oneRequest(url: string): Promise<Row[]> {
  const site = { url, cookie: await moderatorCookie() }
  const answerId = await longAnswers(process.env.DATABASE_URL ?? '', 2001)
  const rows: Row[] = []
  // The first call of each route handler loads its code; that is no attack.
  for (const { run } of [article('of a word', 'а'), sheet('of one row', 'x\n')]) await run(site, answerId)
  for (const { name, run } of [...attacks, crowd]) {
    // The page is cached before the attack begins.
    await get(`${url}/mm`)
    const startedAt = performance.now()
    const { times, failures } = await answersDuring(`${url}/mm`, () => run(site, answerId))
    const p99 = percentile(times, 0.99)
    rows.push({
      figure: `/mm during ${name}`,
      ours: `p99 ${p99.toFixed(0)} ms of ${times.length}, longest ${Math.max(...times).toFixed(0)} ms`,
      against: `the attack took ${((performance.now() - startedAt) / 1000).toFixed(1)} s, ${failures} failures`,
      ratio: null,
      target: 'p99 under 250 ms',
      isMet: p99 < 250 && failures === 0,
    })
  }
  return rows
}
