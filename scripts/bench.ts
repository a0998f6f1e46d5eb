import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { kills } from '@/bench/faults/kills'
import { memory } from '@/bench/faults/memory'
import { oneRequest } from '@/bench/faults/one-request'
import { uploads } from '@/bench/faults/uploads'
import { checkedResults } from '@/bench/checked-results'
import { directory, directoryGrowth, directorySearch } from '@/bench/directory'
import { edge } from '@/bench/edge'
import { files } from '@/bench/files'
import { fuzz } from '@/bench/fuzz'
import { pictures } from '@/bench/pictures'
import { hits } from '@/bench/hits'
import { lighthouse } from '@/bench/lighthouse'
import { machines } from '@/bench/machines'
import { printTable, type Row } from '@/bench/measure'
import { newsList } from '@/bench/news-list'
import { officeList } from '@/bench/office-list'
import { keptPage, pageBytes, scripts, startTrivial } from '@/bench/pages'
import { publishToVisible } from '@/bench/publication'
import { meetings } from '@/bench/meetings'
import { memberYears } from '@/bench/member-years'
import { registrations } from '@/bench/registrations'
import { secondPage } from '@/bench/second-page'
import { searchClasses, searchSpeed } from '@/bench/search'
import { tradeList } from '@/bench/trade-list'
import { uploadMemory } from '@/bench/upload-memory'
import { videoUpload } from '@/bench/video-upload'
import { closeDatabase } from '@/db/client'
import { startLocalStack } from './local/stack'
import { ensureNginx } from './nginx'

// `npm run bench` measures the figures of docs/performance.md; `npm run bench -- news upload` runs those
// sections alone.
const sectionNames = process.argv.slice(3).filter((word) => /^[a-z]+(-[a-z]+)*$/.test(word))
// It starts and kills everything itself and needs a bucket, so it runs alone and only when it is named.
if (sectionNames.includes('machines')) process.exit((await machines()) ? 0 : 1)
// It takes ten minutes and fills the site with nonsense.
const isNamed = (section: string) => sectionNames.includes(section)
const isSelected = (section: string) => sectionNames.length === 0 || sectionNames.includes(section)
const dataDir = mkdtempSync(join(tmpdir(), 'strata-bench-'))
const stack = await startLocalStack({ dataDir, env: { RATE_LIMIT_FACTOR: '10000' } })
Object.assign(process.env, stack.environment)
const rows: Row[] = []
const runSection = async (name: string, section: () => Promise<Row[]>) => {
  console.log(`\n${name}`)
  const sectionRows = await section()
  printTable(sectionRows)
  rows.push(...sectionRows)
}
try {
  if (isSelected('pages')) {
    const trivial = await startTrivial()
    try {
      await runSection('Cached page', () => keptPage(stack.url, trivial.url))
      await runSection('JavaScript', () => scripts(stack.url, trivial.url))
      await runSection('HTML', () => pageBytes(stack.url))
    } finally {
      trivial.stop()
    }
  }
  if (isSelected('second-page')) await runSection('Second page', () => secondPage(stack.url))
  if (isSelected('calls')) await runSection('Cached pages and calls', () => hits(stack.url, stack.serverPid))
  if (isSelected('checked-results'))
    await runSection('Results that can be checked', () => checkedResults(stack.url))
  if (isSelected('files')) await runSection('Stored files', () => files(stack.url))
  if (isSelected('pictures')) await runSection('Pictures of an old site', pictures)
  if (isSelected('publication')) await runSection('Publication', () => publishToVisible(stack.url))
  if (isSelected('edge') && ensureNginx())
    await runSection('An edge in front', () => edge(stack.url, stack.databaseUrl))
  if (isSelected('upload')) await runSection('Upload', () => uploadMemory(stack.url, stack.serverPid))
  if (isSelected('video')) await runSection('Film', () => videoUpload(stack.url, stack.serverPid))
  if (isSelected('lighthouse') && ensureNginx()) await runSection('Lighthouse', () => lighthouse(stack.url))
  if (isSelected('news')) await runSection('News at 100,000 rows', () => newsList(stack.url))
  if (isSelected('office-list')) await runSection('The office, 100,000 news', () => officeList(stack.url))
  if (isSelected('trade')) await runSection('Trades at 1,000,000 rows', () => tradeList(stack.url))
  if (isSelected('search')) {
    await runSection('Search: what is found', searchClasses)
    await runSection('Search: how quickly', () => searchSpeed())
  }
  if (isSelected('directory-search')) await runSection('Directory: what is found', directorySearch)
  if (isSelected('directory')) {
    await runSection('Directory: how quickly', () => directory(stack.url))
    await runSection('Directory: growth', directoryGrowth)
  }
  if (isSelected('registrations')) await runSection('Registrations', registrations)
  if (isSelected('meetings')) await runSection('Meetings', () => meetings(stack.url))
  if (isSelected('member-years')) await runSection('Members over the years', () => memberYears(stack.url))
  if (isNamed('fuzz'))
    await runSection('Calls of the OpenAPI document', () =>
      fuzz(stack.url, stack.environment.FILES_DIR || join(dataDir, 'files')),
    )
  if (isSelected('faults')) {
    await runSection('Faults: one request', () => oneRequest(stack.url))
    await runSection('Faults: memory', () => memory(stack.url, stack.serverPid))
    await runSection('Faults: uploads', uploads)
    await runSection('Faults: kill -9', kills)
  }
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
  `\nWritten to bench/result.json. ${rows.filter(({ isMet }) => isMet).length} of ${rows.length} targets met.`,
)
process.exitCode = rows.every(({ isMet }) => isMet) ? 0 : 1
