import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { schemaVersion } from '@/db/schema-version'
import { holdOutgoing, releaseOutgoing } from '@/lib/platform/mail/outgoing'
import { processState } from '@/lib/platform/process-state'
import { buildAuthOptionsAndSetUrl } from '@/lib/platform/auth/options'
import { findReadinessParts } from '@/lib/wiring/health'
import { JobWorkers } from '@/lib/wiring/jobs/runner'
import { openWay } from '@/tests/database-way'
import { queryAt } from '@/tests/query-at'
import { forgetJobs } from './due-jobs'
import { ask, someone } from './harness'

const databaseUrl = process.env.DATABASE_URL ?? ''
// All connections of this process go through it. The environment is read at the first use.
const way = await openWay(databaseUrl)
process.env.DATABASE_URL = way.url

async function listProblems(): Promise<[name: string, problem: string, stopsTraffic: boolean][]> {
  const parts = await findReadinessParts()
  return parts.flatMap(({ name, problem, stopsTraffic }) =>
    problem === null ? [] : [[name, problem, stopsTraffic]],
  )
}

const cacheStore = { inSync: true, expire: () => undefined }
beforeAll(() => {
  Object.assign(processState, { cacheStore, jobWorkers: new JobWorkers() })
})
afterAll(async () => {
  await processState.jobWorkers?.stop()
  way.close()
})
beforeEach(() => expect.poll(listProblems, { timeout: 15_000 }).toEqual([]))

describe('the readiness of a server', () => {
  it('names a database that does not answer, but keeps no visitors from what is cached', async () => {
    way.set('refused')
    const problems = await listProblems()
    way.set('open')
    expect(problems.map(([name]) => name)).toEqual(
      expect.arrayContaining(['database', 'schema', 'jobs', 'mail']),
    )
    expect(problems.some(([, , stopsTraffic]) => stopsTraffic)).toBe(false)
  })

  it('keeps visitors away while another version has changed the schema, or notifications are missed', async () => {
    await queryAt(databaseUrl, `update strata_schema set version = 1000, min_version = 1000`)
    cacheStore.inSync = false
    const problems = await listProblems()
    await queryAt(databaseUrl, `update strata_schema set version = ${schemaVersion}, min_version = 1`)
    cacheStore.inSync = true
    expect(problems).toEqual([
      ['schema', expect.stringContaining('of schema version 1000'), true],
      ['notifications', expect.any(String), true],
    ])
  })

  it('keeps nobody away because the schema could not be looked at in time', async () => {
    await db().transaction(async (tx) => {
      await tx.execute(sql`lock table strata_schema in access exclusive mode`)
      const problems = await listProblems()
      expect(problems.find(([name]) => name === 'schema')).toEqual(['schema', 'took longer than 3 s', false])
    })
  })

  it('names jobs that wait for more than five minutes', async () => {
    await db().execute(sql`select graphile_worker.add_job(
      'ofAnotherVersion', '{}', run_at := now() - interval '6 minutes')`)
    const problems = await listProblems()
    await forgetJobs()
    expect(problems).toEqual([['jobs', 'due for more than 5 minutes: ofAnotherVersion', false]])
  })

  it('says that mail is held back', async () => {
    await holdOutgoing('this is a restored copy')
    const problems = await listProblems()
    await releaseOutgoing()
    expect(problems).toEqual([
      ['outgoing', expect.stringContaining('not sent: this is a restored copy'), false],
    ])
  })

  it('names mail that is refused again and again', async () => {
    const mail = { to_address: 'a@test.example', subject: 'a', text: 'a', attempts: 1, last_error: 'refused' }
    await db()
      .insert(mailOutbox)
      .values(Array.from({ length: 21 }, () => mail))
    const problems = await listProblems()
    await db().delete(mailOutbox)
    expect(problems).toEqual([['mail', expect.stringContaining('because of: refused'), false]])
  })
})

describe('a database that takes no writes', () => {
  it('is named in the answer to a write and to a sign-in, and reads go on', async () => {
    const as = await someone(1)
    const office = { as, headers: { 'user-agent': 'Firefox/140.0' } }
    expect((await ask('GET /admin/get/admin-users', { as })).status).toBe(200)
    const database = new URL(databaseUrl).pathname.slice(1)
    const isReadOnly = async () =>
      (await listProblems()).some(([, problem]) => problem === 'it takes no writes')
    const cutConnections = () => (way.set('refused'), way.set('open'))
    await queryAt(databaseUrl, `alter database ${database} set default_transaction_read_only = on`)
    cutConnections()
    await expect.poll(isReadOnly, { timeout: 15_000 }).toBe(true)
    const business_type = 'Хайгуул'
    const json = {
      name: 'Бат',
      email: 'a@test.example',
      phone_number: '99',
      business_type,
      codex_request: true,
    }
    const write = await ask('POST /client/insert/office-request', { json })
    const search = await ask('GET /client/search/suggestions?term=уурхай')
    const officeRead = await ask('GET /admin/get/admin-users', office)
    const options = await buildAuthOptionsAndSetUrl({
      address: '',
      userAgent: '',
      cookies: null,
      tokenSecret: null,
    })
    const { signIn } = options.callbacks ?? {}
    const refusal = await signIn?.({
      user: { id: '1', email: as.email },
      account: null,
      profile: Object.assign({ sub: '1' }, { email_verified: true }),
    })
    await queryAt(
      databaseUrl,
      `begin read write; alter database ${database} reset default_transaction_read_only; commit`,
    )
    cutConnections()
    expect([write.status, write.body.message]).toEqual([
      503,
      expect.stringContaining('зөвхөн унших боломжтой'),
    ])
    expect(search.status).toBe(200)
    // The office reads too, although the use of the session from another browser cannot be recorded.
    expect(officeRead.status).toBe(200)
    expect(refusal).toBe('/admin/login?error=read_only')
    await expect.poll(isReadOnly, { timeout: 15_000 }).toBe(false)
  })
})
