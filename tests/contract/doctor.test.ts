import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { db } from '@/db/client'
import { backupRuns } from '@/db/schema/operations'
import { backupNameAt } from '@/lib/platform/backup/manifest'
import { env } from '@/lib/platform/env'
import { checkRights, diagnose, refuseOldPostgres } from '@/scripts/diagnosis'

/** An issuer and a site in one. */
const server = createServer((request, response) => {
  const issuer = `http://${request.headers.host}`
  const answers: Record<string, object> = { '/healthz': { status: 'ok' }, '/readyz': { proxies: 2 } }
  response.end(JSON.stringify(answers[request.url ?? ''] ?? { issuer }))
})
let url: string
let backupTo: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  backupTo = await mkdtemp(join(tmpdir(), 'strata-doctor-'))
})
afterAll(async () => {
  server.close()
  await rm(backupTo, { recursive: true })
})

async function putBackup(hoursAgo: number): Promise<void> {
  const folder = join(backupTo, backupNameAt(new Date(Date.now() - hoursAgo * 3_600_000)))
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'manifest'), '')
}

it('finds nothing wrong with an installation that has everything', async () => {
  await putBackup(1)
  const proxies = { operatorToken: 'a-token-of-operators', trustProxyHops: 2 }
  const findings = await diagnose({ ...env(), oidcIssuer: url, siteUrl: url, backupTo, ...proxies })
  expect(findings.filter(({ problem }) => problem !== null)).toEqual([])
  expect(findings.map(({ name }) => name)).toEqual([
    ...['database', 'letters', 'rights', 'schema', 'clock', 'sign-in', 'files', 'disk', 'address'],
    ...['proxies', 'certificates', 'backups'],
  ])
  expect(findings[0]?.says).toMatch(/^PostgreSQL \d+/)
})

it('says of each thing that is wrong what to do', async () => {
  const problemsWith = async (settings: Partial<ReturnType<typeof env>>) =>
    Object.fromEntries(
      (await diagnose({ ...env(), ...settings })).map(({ name, problem }) => [name, problem]),
    )
  const dead = 'http://127.0.0.1:9'
  const problems = await problemsWith({
    databaseUrl: 'postgres://nobody:x@127.0.0.1:9/strata',
    databaseDirectUrl: 'postgres://nobody:x@127.0.0.1:9/strata',
    ...{ oidcIssuer: dead, siteUrl: dead, smtpUrl: 'smtp://127.0.0.1:9', backupTo: undefined },
  })
  expect(problems).toMatchObject({
    database: expect.stringContaining('DATABASE_URL cannot be reached or refuses'),
    clock: expect.stringContaining('ECONNREFUSED'),
    mail: expect.stringContaining('no mail leaves'),
    'sign-in': expect.stringContaining('staff cannot sign in'),
    address: expect.stringContaining('start it, and see to the proxy in front'),
    files: null,
  })
  await rm(backupTo, { recursive: true })
  await putBackup(50)
  expect((await problemsWith({ backupTo })).backups).toContain('the latest is 50 hours old')
  expect((await problemsWith({ backupTo: undefined })).backups).toContain('set BACKUP_TO and BACKUP_KEY')
  // One that a timer begins is known from the database alone.
  const startedAt = new Date(Date.now() - 3_600_000)
  await db().insert(backupRuns).values({ name: 'by-a-timer', started_at: startedAt, ended_at: new Date() })
  expect((await problemsWith({ backupTo: undefined })).backups).toBeNull()
})

it('says when another number of proxies is trusted than there are', async () => {
  const problemWith = async (trustProxyHops: number) => {
    const settings = { ...env(), siteUrl: url, operatorToken: 'a-token-of-operators', trustProxyHops }
    return (await diagnose(settings)).find(({ name }) => name === 'proxies')?.problem
  }
  expect(await problemWith(0)).toContain('are 2 on the way from this machine, and TRUST_PROXY_HOPS is 0: all')
  expect(await problemWith(3)).toContain('TRUST_PROXY_HOPS is 3: whoever reaches Strata may claim')
})

it('tells a role that may not create tables', async () => {
  await db().execute(`create role doctor_test login password 'x'`)
  try {
    const address = new URL(env().databaseUrl)
    Object.assign(address, { username: 'doctor_test', password: 'x' })
    await expect(checkRights(address.href)).rejects.toThrow('make it the owner of the database')
  } finally {
    await db().execute('drop role doctor_test')
  }
})

it('tells a Postgres that is too old', () => {
  refuseOldPostgres('16.1')
  refuseOldPostgres('18beta1')
  expect(() => refuseOldPostgres('15.18 (Debian 15.18-0+deb12u1)')).toThrow(
    'it is PostgreSQL 15.18 (Debian 15.18-0+deb12u1): Strata needs 16 or newer',
  )
})
