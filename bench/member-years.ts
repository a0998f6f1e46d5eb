import { sql } from 'drizzle-orm'
import { db, inTransaction, runWithLongStatements } from '@/db/client'
import { memberCookieName } from '@/lib/content/members/session'
import { get, median, p95, type Row, runAll, seededRandom } from './measure'
import { fillMemberYears } from './member-year-rows'
import { moderatorCookie } from './session'

const size = { members: 2_000, years: 5, questions: 92 }
const readersAtOnce = 4
const millisecondsMax = 150

/** Members who open their page, and the office that reads a year, with 2,000 members of five years. */
export async function memberYears(url: string): Promise<Row[]> {
  const sessions = await runWithLongStatements(() => fillMemberYears(size))
  const office = { cookie: await moderatorCookie() }
  const random = seededRandom(157)
  const draw = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T
  const read = (path: string, headers: () => Record<string, string>) => async () => {
    const { status, body } = await get(`${url}${path}`, headers())
    if (status !== 200) throw new Error(`${path}: ${status} ${body.toString().slice(0, 200)}`)
  }
  const cookieOfSomebody = () => ({ cookie: `${memberCookieName(url)}=${draw(sessions).token}` })
  const overview = read('/client/get/member-year', cookieOfSomebody)
  const times = (count: number, job: () => Promise<unknown>, atOnce = readersAtOnce) =>
    runAll(
      Array.from({ length: count }, () => job),
      atOnce,
    )
  const row = (figure: string, durations: readonly number[], note: string): Row => ({
    figure: `${figure}, ${size.members.toLocaleString('en')} members × ${size.questions} answers × ${size.years} years`,
    ours: `p95 ${p95(durations).toFixed(1)} ms, middle ${median(durations).toFixed(1)} ms`,
    against: `${durations.length} answers, ${note}`,
    ratio: null,
    target: `p95 under ${millisecondsMax} ms`,
    isMet: p95(durations) < millisecondsMax,
  })
  const thisYear = new Date().getFullYear()
  const yearOfOffice = () => thisYear - Math.floor(random() * size.years)
  const figures = () => read(`/admin/get/member-year-figures?year=${yearOfOffice()}`, () => office)()
  const list = () =>
    read(
      `/admin/get/member-years?year=${yearOfOffice()}&page=${1 + Math.floor(random() * 50)}`,
      () => office,
    )()
  // A new process takes several times as long for everything it does for the first time.
  await times(40, overview)
  await times(10, figures)
  return [
    row('Member’s year, the call', await times(800, overview), `${readersAtOnce} at once`),
    row(
      'Member’s year, the page',
      await times(
        200,
        read('/mm/member-year', () => ({})),
      ),
      `${readersAtOnce} at once`,
    ),
    row(
      'Member’s year, the first call after a result',
      await afterResults(100, overview),
      'one after the other',
    ),
    row('Year of all members, figures', await times(200, figures), `${readersAtOnce} at once`),
    row('Year of all members, a page of the list', await times(200, list), `${readersAtOnce} at once`),
    row(
      'Year of all members, the first figures after a result',
      await afterResults(40, figures),
      'one after the other',
    ),
  ]
}

/** Runs a job so many times, each after a result that changed and so expired what was cached of all. */
async function afterResults(count: number, job: () => Promise<unknown>): Promise<number[]> {
  const durations: number[] = []
  for (let at = 0; at < count; at++) {
    await inTransaction(() =>
      db().execute(sql`
        update member_results set first_section_per = (first_section_per + 1) % 100
        where id = (select id from member_results order by id offset ${at} limit 1)`),
    )
    durations.push(...(await runAll([job], 1)))
  }
  return durations
}
