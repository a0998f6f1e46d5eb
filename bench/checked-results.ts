import { memberResults } from '@/db/schema/assessment'
import { db } from '@/db/client'
import { formatCheckCode } from '@/lib/assessment/credentials/code'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { get, median, p95, type Row, runAll } from './measure'

const [turns, readsPerTurn, atOnce] = [5, 400, 8]

/** The page that confirms a result beside other cached pages, in turns, so that a slow moment affects all. */
export async function checkedResults(url: string): Promise<Row[]> {
  const [result] = await db().select({ code: memberResults.check_code }).from(memberResults).limit(1)
  if (!result) throw new Error('the demo content has no result')
  const pages = [
    associationPaths.checkedResult(formatCheckCode(result.code)),
    associationPaths.publishedResults,
    associationPaths.newsList(8),
    associationPaths.member,
  ].map((path) => ({ path, times: [] as number[] }))
  const read = async (path: string) => {
    const { status, ms } = await get(url + path, { 'accept-encoding': 'gzip' })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return ms
  }
  for (const { path } of pages) await read(path)
  for (let turn = 0; turn < turns; turn++)
    for (const { path, times } of pages)
      times.push(
        ...(await runAll(
          Array.from({ length: readsPerTurn }, () => () => read(path)),
          atOnce,
        )),
      )
  const [check, list, news, members] = pages.map(({ times }) => ({ p95: p95(times), middle: median(times) }))
  if (!check || !list || !news || !members) throw new Error('a page was not measured')
  const figureOf = ({ p95: high, middle }: typeof check) =>
    `p95 ${high.toFixed(1)} ms, middle ${middle.toFixed(1)} ms`
  const others = `news list ${figureOf(news)}; members ${figureOf(members)}`
  const slowest = Math.max(news.p95, members.p95)
  const rowOf = (figure: string, page: typeof check): Row => ({
    ...{ figure, ours: figureOf(page), against: others, ratio: page.p95 / slowest },
    ...{ target: 'at most 1.5 times the slower one', isMet: page.p95 <= 1.5 * slowest },
  })
  return [
    rowOf(`Page that confirms a result, cached, ${atOnce} at once`, check),
    rowOf(`List of published results, cached, ${atOnce} at once`, list),
  ]
}
