import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db, inTransaction } from '@/db/client'
import { backupRuns } from '@/db/schema/operations'
import { backUp } from '@/lib/platform/backup/backup'
import { listBackups, readManifest, writeManifest } from '@/lib/platform/backup/manifest'
import { runNightlyBackup } from '@/lib/platform/backup/nightly'
import { type BackupPlace, openBackupPlace } from '@/lib/platform/backup/place'
import { restore } from '@/lib/platform/backup/restore'
import { backupHoursMax, listBackupRuns, readBackupSummary } from '@/lib/platform/backup/runs'
import { env } from '@/lib/platform/env'
import { FolderDriver } from '@/lib/platform/files/folder-driver'
import { queueMail } from '@/lib/platform/mail/outbox'
import { findReadinessParts } from '@/lib/wiring/health'
import { formatMetrics } from '@/lib/wiring/metrics'
import { queryAt } from '@/tests/query-at'
import { S3Server } from '@/tests/s3-server'

const key = 'k'.repeat(32)
const keep = { days: 7, weeks: 4, months: 12 }
const databases: string[] = []
const storage = new S3Server()
const folder = await mkdtemp(join(tmpdir(), 'strata-backup-'))
// The environment is read at the first use.
const nightly = join(folder, 'nightly')
Object.assign(process.env, { BACKUP_TO: nightly, BACKUP_KEY: key })
let place: BackupPlace
let original: FolderDriver

async function createEmptyDatabase(): Promise<string> {
  const url = new URL(env().databaseUrl)
  const name = `${url.pathname.slice(1)}_${databases.length}`
  await queryAt(env().databaseUrl, `create database ${name} template template0`)
  databases.push(name)
  url.pathname = `/${name}`
  return url.href
}

const storeFile = async (driver: FolderDriver, name: string, text: string) => {
  const path = join(folder, 'arriving')
  await writeFile(path, text)
  await driver.moveToStorage(name, path)
}

let copies = 0
/** Restores into a new folder. */
async function restoreInto(
  databaseUrl: string,
  options: { key?: string; name?: string | undefined; place?: BackupPlace } = {},
) {
  const temporaryFolder = join(folder, `copy-${copies++}`)
  await mkdir(temporaryFolder)
  const files = new FolderDriver(temporaryFolder)
  return { files, result: await restore({ databaseUrl, files, temporaryFolder, place, key, ...options }) }
}

const queueOne = () =>
  inTransaction(() =>
    queueMail([{ kind: 'requestReply', to: `${randomUUID()}@test.example`, subject: 'a', text: '\t\\ө\n' }]),
  )

beforeAll(async () => {
  place = openBackupPlace(join(folder, 'place'), undefined)
  original = new FolderDriver(join(folder, 'original'))
  await storeFile(original, 'aaaa/file.pdf', 'one')
  await storeFile(original, 'bbbb/1280.jpg', 'two')
})
afterAll(async () => {
  for (const name of databases) await queryAt(env().databaseUrl, `drop database ${name} with (force)`)
  await storage.stop()
  await rm(folder, { recursive: true, force: true })
})

const source = () => ({ databaseUrl: env().databaseUrl, files: original, key, keep })

it('a backup that is made while rows are written is restored whole, and only new files are copied again', async () => {
  // Each pair is one transaction, so a consistent copy has an even number.
  let isWriting = true
  const writer = (async () => {
    while (isWriting) {
      await inTransaction(async () => {
        await queueOne()
        await queueOne()
      })
      await pause(2)
    }
  })()
  await expect
    .poll(() => queryAt(env().databaseUrl, 'select from mail_outbox').then((r) => r.length))
    .toBeGreaterThan(3)
  expect(await backUp({ ...source(), place, now: new Date('2026-01-01T00:00:00Z') })).toMatchObject({
    newFiles: 2,
  })
  isWriting = false
  await writer
  await storeFile(original, 'cccc/file.pdf', 'three')
  // What a killed backup leaves.
  const remains = join(folder, 'place', '2026-01-02T00-00-00-000Z')
  await mkdir(join(remains, 'tables'), { recursive: true })
  await writeFile(join(remains, 'tables', 'public.news.part'), '')
  expect(await backUp({ ...source(), place })).toMatchObject({ files: 3, newFiles: 1 })

  const names = (await readdir(join(folder, 'place'))).sort()
  expect(names).toEqual(['2026-01-01T00-00-00-000Z', expect.stringMatching(/^2\d{3}-/), 'files'])
  const first = names[0]
  const copy = await createEmptyDatabase()
  const { files, result } = await restoreInto(copy, { name: first })
  expect(result.files).toBe(2)
  const [last] = await queryAt<{ id: string; rows: number }>(
    copy,
    'select max(id) as id, count(*)::int as rows from mail_outbox',
  )
  expect(last?.rows).toBeGreaterThan(0)
  expect(Number(last?.rows) % 2).toBe(0)
  // One writer commits in the order of the ids.
  const sums = `select count(*)::int as rows, sum(id)::text as ids,
    md5(string_agg(text || message_id, '' order by id)) as hash from mail_outbox where id <= ${last?.id}`
  expect(await queryAt(copy, sums)).toEqual(await queryAt(env().databaseUrl, sums))
  expect(
    await queryAt(copy, `select count(*)::int as rows from graphile_worker.jobs where key like 'mail:%'`),
  ).toEqual([{ rows: last?.rows }])
  const shape = `select (select count(*) from pg_constraint) as rules,
    (select count(*) from pg_trigger where tgenabled = 'O') as triggers, (select count(*) from pg_indexes) as indexes`
  expect(await queryAt(copy, shape)).toEqual(await queryAt(env().databaseUrl, shape))
  const [next] = await queryAt<{ id: string }>(
    copy,
    `insert into mail_outbox (to_address, subject, text) values ('a@test.example', 'a', 'a') returning id`,
  )
  expect(Number(next?.id)).toBeGreaterThan(Number(last?.id))
  expect((await buffer(await files.read('aaaa/file.pdf'))).toString()).toBe('one')
  expect(await queryAt(copy, 'select reason from outgoing_hold')).toEqual([
    { reason: expect.stringContaining('restored from the backup of') },
  ])
  await expect(restoreInto(copy)).rejects.toThrow(
    /the database is not empty: it has the table .*Nothing was changed/,
  )
  // The original learns from the place that another machine has restored it.
  expect((await readBackupSummary()).lastRestoreAt).toBeNull()
  await backUp({ ...source(), place })
  expect((await readBackupSummary()).lastRestoreAt).toBeInstanceOf(Date)
  const [copyRun] = await queryAt<Record<string, unknown>>(
    copy,
    `select ended_at is not null as "isWhole", restored_at is not null as "isRestored", rows, files, bytes > 0 as "hasSize"
    from backup_runs where name = '${first}'`,
  )
  expect(copyRun).toEqual({
    ...{ isWhole: true, isRestored: true, hasSize: true },
    ...{ rows: String(result.rows), files: result.files },
  })
}, 60_000)

it('is refused in words with another key, of another version, or when a file is damaged', async () => {
  const empty = await createEmptyDatabase()
  await expect(restoreInto(empty, { key: 'x'.repeat(32) })).rejects.toThrow(
    /was encrypted with another BACKUP_KEY/,
  )

  const name = (await listBackups(place)).at(-1) ?? ''
  const newer = { ...(await readManifest(place, name, key)), schemaVersion: 1_000 }
  const newerPlace = openBackupPlace(join(folder, 'newer'), undefined)
  await writeManifest(newerPlace, name, key, newer)
  await expect(restoreInto(empty, { place: newerPlace })).rejects.toThrow(
    /the backup is of schema version 1000, and this Strata of/,
  )

  const path = join(folder, 'place', 'files', 'aa', 'aaaa', 'file.pdf')
  const bytes = await readFile(path)
  const at = bytes.length - 17
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  await writeFile(path, bytes)
  await expect(restoreInto(empty)).rejects.toThrow("the backup's file files/aa/aaaa/file.pdf is damaged")
  expect(await queryAt(empty, `select from pg_tables where schemaname = 'public'`)).toEqual([])
})

it('remembers a restore also when the next backup takes the place of the restored one', async () => {
  const ownPlace = openBackupPlace(join(folder, 'own-place'), undefined)
  const { name } = await backUp({ ...source(), place: ownPlace })
  await restoreInto(await createEmptyDatabase(), { place: ownPlace })
  expect(await backUp({ ...source(), place: ownPlace })).toMatchObject({ removed: 1 })
  const runs = await listBackupRuns(10)
  expect(runs.find((each) => each.name === name)?.restored_at).toBeInstanceOf(Date)
}, 60_000)

it('lies in a bucket as well', async () => {
  const settings = await storage.start()
  const bucket = openBackupPlace(`s3://${settings.bucket}/backups`, settings)
  await backUp({ ...source(), place: bucket })
  expect(await backUp({ ...source(), place: bucket })).toMatchObject({ files: 3, newFiles: 0, removed: 1 })
  expect(storage.objects.has('backups/files/cc/cccc/file.pdf')).toBe(true)
})

it('runs each night as a process that outlasts its job, and leaves word when it fails', async () => {
  await db().delete(backupRuns)
  const problem = async () => (await findReadinessParts()).find(({ name }) => name === 'backups')?.problem
  expect(await problem()).toBe('there is no whole one yet')
  const { signal } = new AbortController()
  await runNightlyBackup(signal, 50)
  await expect.poll(async () => (await listBackupRuns(1))[0]?.ended_at, { timeout: 20_000 }).toBeTruthy()
  const { whole } = await readBackupSummary()
  expect(whole).toMatchObject({
    error: null,
    name: (await listBackups(openBackupPlace(nightly, undefined)))[0],
  })
  expect(whole?.bytes).toBeGreaterThan(1_000)
  expect(await problem()).toBeNull()

  process.env.BACKUP_KEY = 'x'.repeat(32)
  await expect(runNightlyBackup(signal)).rejects.toThrow(
    /^the nightly backup failed: the backup's file .* was encrypted with another BACKUP_KEY$/,
  )
  await db()
    .update(backupRuns)
    .set({ started_at: new Date(Date.now() - (backupHoursMax + 1) * 3_600_000) })
    .where(eq(backupRuns.name, whole?.name ?? ''))
  expect(await problem()).toMatch(/^the last whole one is 37 hours old; the latest failed: .* BACKUP_KEY$/)
  const { text } = await formatMetrics()
  expect(text).toMatch(/^strata_backup_failed 1$/m)
  expect(text).toMatch(/^strata_backup_time_seconds \d/m)
}, 60_000)
