import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { listBackups, readManifest, writeManifest } from '../../lib/platform/backup/manifest'
import { openBackupPlace } from '../../lib/platform/backup/place'
import { findFreePort } from '../../scripts/local/ports'
import { startServer } from '../../scripts/server-process'
import { type DemoTemplate, ownDatabase } from '../e2e/demo-template'
import { emailOf } from '../e2e/office'
import { emptyWrites, readWrites, startWriters } from '../kill-rounds'
import { queryAt } from '../query-at'
import { runCommandAt } from '../run-command'
import { sessionCookieOf } from '../sign-in'

// The drill of docs/operations.md, by the commands as they are in a folder for production.
test.describe.configure({ mode: 'serial' })

/** Pages with a text of the demo content on each. */
const pages = {
  '/mm': 'Уул уурхайн салбарын нэгдсэн дуу хоолой',
  '/mm/about': 'Арван нэгэн байгууллагын нэг ширээнд',
  '/mm/member': 'Хангай Металл',
  '/mm/contact': '+976 7000 0000',
  '/mm/report=1': 'Бүсийн чуулганы дүгнэлт',
  '/mm/page/20': 'Найман зарчим',
  '/en/mm/about': 'non-profit organisation of companies',
  '/mw/speaker/1': 'Б.Номин-Эрдэнэ',
  '/yp/category/01': 'Алтай Ресурс ХХК',
  '/yp/company/1': 'Хангай Металл ХХК',
}
const token = 'a-token-of-operators'
const key = 'k'.repeat(32)
const template = JSON.parse(process.env.STRATA_TEMPLATE ?? '') as DemoTemplate
/** A second try has another process. */
const databaseOf = (name: string) => `drill_${name}_${process.pid}`
let folder: string
let place: string
let copy: Settings

type Settings = Record<'SITE_URL' | 'DATABASE_URL' | 'FILES_DIR', string> & Record<string, string>

/** The settings of a site with its own database, files and mail. */
async function environmentOf(name: string, databaseUrl: string): Promise<Settings> {
  const port = await findFreePort(undefined, 'localhost')
  const url = `http://localhost:${port}`
  const filesDir = join(folder, name, 'files')
  await mkdir(filesDir, { recursive: true })
  return {
    ...(JSON.parse(process.env.STRATA_ENVIRONMENT ?? '{}') as Record<string, string>),
    ...{ PORT: String(port), SITE_URL: url, NEXTAUTH_URL: url, DATABASE_URL: databaseUrl },
    ...{ FILES_DIR: filesDir, MAIL_DIR: join(folder, name, 'mail'), RATE_LIMIT_FACTOR: '100000' },
    ...{ BACKUP_KEY: key, OPERATOR_TOKEN: token },
  }
}

/** Reads how often each row is in each table, by its hash. */
async function readRows(databaseUrl: string): Promise<Record<string, Record<string, number>>> {
  const tables = await queryAt<{ name: string }>(
    databaseUrl,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const counts = await queryAt<{ name: string; hash: string; count: number }>(
    databaseUrl,
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name, md5(t::text) as hash, count(*)::int as count from ${name} t group by 2`,
      )
      .join(' union all '),
  )
  const rows: Record<string, Record<string, number>> = {}
  for (const { name } of tables) rows[name] = {}
  for (const { name, hash, count } of counts) Object.assign(rows[name] ?? {}, { [hash]: count })
  return rows
}

async function readHashes(filesDir: string): Promise<Map<string, string>> {
  const entries = await readdir(filesDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(filesDir.length))
    .filter((path) => !/^\/(tmp|unfinished)\//.test(path))
  const hashOf = async (path: string) =>
    createHash('sha256')
      .update(await readFile(join(filesDir, path)))
      .digest('hex')
  return new Map(await Promise.all(paths.map(async (path) => [path, await hashOf(path)] as const)))
}

/** Uploads documents one after the other, until it is told to stop. */
function startUploads(url: string, cookie: string) {
  let isOver = false
  const uploads = (async () => {
    for (let number = 0; !isOver; number++) {
      const form = new FormData()
      form.set('title', `Дасгал ${number}`)
      form.set('pdf', new Blob([`%PDF-1.7\nдасгал ${number}\n%%EOF`]), 'drill.pdf')
      // The server is killed meanwhile.
      await fetch(`${url}/admin/insert/document-pdf`, { method: 'POST', headers: { cookie }, body: form })
        .then((answer) => answer.arrayBuffer())
        .catch(() => undefined)
    }
  })()
  return { stop: () => ((isOver = true), uploads) }
}

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'strata-drill-'))
  place = join(folder, 'place')
})
test.afterAll(() => rm(folder, { recursive: true, force: true }))

/** Tables to which the writers only add: each row of the copy is one of the original. */
const growingTables = ['audit_log', 'documents', 'files', 'links', 'office_requests', 'social_links']
/** Tables of which rows also change while the writers write; the others are the same on both sides. */
const changingTables = [
  ...['backup_runs', 'mail_outbox', 'outgoing_hold', 'rate_limits', 'server_instances', 'staff_sessions'],
  ...['pdf_texts', 'search_items', 'search_pending', 'search_words', 'translations'],
]

test('a backup under load, a kill and a restore elsewhere give the same site', { tag: '@even' }, async () => {
  test.setTimeout(180_000)
  const sourceFiles = join(folder, 'source', 'files')
  const source = await environmentOf('source', await ownDatabase(template, databaseOf('source'), sourceFiles))
  const server = await startServer({ ...process.env, ...source }, { quiet: true })
  const cookie = await sessionCookieOf(source, emailOf('moderator'))
  const writes = emptyWrites()
  const writers = startWriters(source.SITE_URL, cookie, writes)
  const uploads = startUploads(source.SITE_URL, cookie)
  await writers.untilAcknowledged(10)
  const before = [...writes.links].flatMap(([link, isAcknowledged]) => (isAcknowledged ? [link] : []))
  const [backup] = await Promise.all([runCommandAt(source, 'backup', place), writers.untilAcknowledged(10)])
  expect(backup, backup.error).toMatchObject({
    code: 0,
    output: expect.stringMatching(/^backup 2\S+: \d+ rows/),
  })
  process.kill(server.pid, 'SIGKILL')
  await Promise.all([writers.stop(), uploads.stop()])

  copy = await environmentOf('copy', await ownDatabase(template, databaseOf('copy'), null))
  const restore = await runCommandAt(copy, 'restore', place, '--into', copy.DATABASE_URL)
  expect(restore, restore.error).toMatchObject({
    code: 0,
    output: expect.stringMatching(/every hash is right.*\nmail is written and not sent until/),
  })
  const { halved, doubled } = await readWrites(copy.DATABASE_URL, writes)
  expect({ halved, doubled }).toEqual({ halved: [], doubled: [] })
  const links = await queryAt<{ link: string }>(copy.DATABASE_URL, 'select link from social_links')
  expect(links.map(({ link }) => link)).toEqual(expect.arrayContaining(before))
  const [original, rows] = await Promise.all([readRows(source.DATABASE_URL), readRows(copy.DATABASE_URL)])
  expect(Object.keys(rows)).toEqual(Object.keys(original))
  for (const [table, counts] of Object.entries(rows)) {
    if (changingTables.includes(table)) continue
    if (growingTables.includes(table)) expect(original[table], table).toMatchObject(counts)
    else expect([table, counts]).toEqual([table, original[table]])
  }
  const [hashes, copyHashes] = await Promise.all([readHashes(source.FILES_DIR), readHashes(copy.FILES_DIR)])
  for (const [path, hash] of copyHashes) expect([path, hash]).toEqual([path, hashes.get(path)])
  const names = await queryAt<{ key: string }>(copy.DATABASE_URL, 'select key from files')
  const folders = new Set([...copyHashes.keys()].map((path) => path.split('/')[2]))
  expect(names.map(({ key }) => key).filter((name) => !folders.has(name))).toEqual([])

  const copyServer = await startServer({ ...process.env, ...copy }, { quiet: true })
  try {
    for (const [path, words] of Object.entries(pages)) {
      const answer = await fetch(`${copy.SITE_URL}${path}`)
      const hasWords = (await answer.text()).includes(words)
      expect([path, answer.status, hasWords]).toEqual([path, 200, true])
    }
    const ready = await fetch(`${copy.SITE_URL}/readyz`, { headers: { authorization: `Bearer ${token}` } })
    expect(await ready.json()).toMatchObject({
      parts: { outgoing: expect.stringContaining('restored from') },
    })
  } finally {
    await copyServer.stop()
  }
})

// It needs the backup of the test above, so both have the same turn.
test('a restore that cannot be done is refused in words', { tag: '@even' }, async () => {
  test.setTimeout(60_000)
  const empty = await environmentOf('empty', await ownDatabase(template, databaseOf('empty'), null))
  const [name = ''] = await listBackups(openBackupPlace(place, undefined))
  const newerPlace = join(folder, 'newer')
  const manifest = await readManifest(openBackupPlace(place, undefined), name, key)
  await writeManifest(openBackupPlace(newerPlace, undefined), name, key, {
    ...manifest,
    schemaVersion: 1_000,
  })
  const [damagedName = ''] = Object.keys(manifest.files)
  const path = join(place, 'files', damagedName.slice(0, 2), damagedName)
  const bytes = await readFile(path)
  await writeFile(path, bytes.fill(0, 100, 101))
  const restore = (from: string, settings: Record<string, string> = {}, into = empty.DATABASE_URL) =>
    runCommandAt({ ...empty, ...settings }, 'restore', from, '--into', into ?? '')
  const outcomes = [
    [
      await restore(place, {}, copy.DATABASE_URL),
      /^Strata: the database is not empty: it has the table \S+\. Nothing/,
    ],
    [
      await restore(newerPlace),
      /^Strata: the backup is of schema version 1000.* Restore with the Strata that made/,
    ],
    [await restore(place, { BACKUP_KEY: 'x'.repeat(32) }), /was encrypted with another BACKUP_KEY$/m],
    [await restore(join(folder, 'nowhere')), /^Strata: there is no finished backup in this place$/m],
    [await restore(place, {}, 'postgres://localhost:9/x'), /^Strata: .*ECONNREFUSED/],
    [await restore(place), /is damaged\nBefore another try create the database anew/],
  ] as const
  for (const [{ code, error }, words] of outcomes) {
    expect(error).toMatch(words)
    expect(code).toBe(1)
  }
})
