import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { lighthouse } from '@/bench/lighthouse'
import { printTable, type Row } from '@/bench/measure'
import { keptPage, newsList, publishToVisible, scripts, startTrivial, uploadMemory } from '@/bench/sections'
import { tradeList } from '@/bench/trade-list'
import { closeDatabase } from '@/db/client'
import { addDays } from '@/lib/exchange/days'
import { startLocalStack } from './local/stack'

// `npm run bench`: every figure of docs/performance.md, measured against its measure in the same run.
// `npm run bench -- news upload` runs those sections alone.
const asked = process.argv.slice(3).filter((word) => /^[a-z]+$/.test(word))
const isAsked = (section: string) => asked.length === 0 || asked.includes(section)
const dataDir = mkdtempSync(join(tmpdir(), 'strata-bench-'))
const stack = await startLocalStack({ dataDir, env: { RATE_LIMIT_FACTOR: '10000' } })
Object.assign(process.env, stack.environment)
const rows: Row[] = []
const measure = async (name: string, section: () => Promise<Row[]>) => {
  console.log(`\n${name}`)
  const found = await section()
  printTable(found)
  rows.push(...found)
}
const today = new Date().toISOString().slice(0, 10)
/** One address of each kind of page. */
const pages = {
  home: '/mm',
  'home in English': '/en/mm',
  'news list': '/mm/blog/8=1',
  'news item': '/mm/detail/1',
  search: `/mm/blog?term=${encodeURIComponent('уурхай')}`,
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
  'static page': '/mm/page/9',
  'monthly news': '/mn/page/1',
}
try {
  if (isAsked('pages')) {
    const trivial = await startTrivial()
    try {
      await measure('Kept page', () => keptPage(stack.url, trivial.url))
      await measure('JavaScript', () => scripts(stack.url, trivial.url, pages))
    } finally {
      trivial.stop()
    }
  }
  if (isAsked('publication')) await measure('Publication', () => publishToVisible(stack.url))
  if (isAsked('upload')) await measure('Upload', () => uploadMemory(stack.url, stack.serverPid))
  if (isAsked('lighthouse')) await measure('Lighthouse', () => lighthouse(stack.url, pages))
  if (isAsked('news')) await measure('News at 100,000 rows', () => newsList(stack.url))
  if (isAsked('trade')) await measure('Trades at 1,000,000 rows', () => tradeList(stack.url))
} finally {
  await closeDatabase()
  await stack.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const result = { at: new Date().toISOString(), node: process.version, cores: cpus().length, rows }
writeFileSync('bench/result.json', `${JSON.stringify(result, null, 2)}\n`)
console.log('\nAll figures')
printTable(rows)
console.log(
  `\nWritten to bench/result.json. ${rows.filter(({ met }) => met).length} of ${rows.length} targets met.`,
)
process.exitCode = rows.every(({ met }) => met) ? 0 : 1
