import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { serverInstances } from '@/db/schema/operations'
import { readSystemState } from '@/lib/office/system/queries'
import { noteRouteTime } from '@/lib/platform/metrics/route-times'
import { ServerInstance } from '@/lib/wiring/server-instance'
import { forgetJobs, runDueJobs } from './due-jobs'
import { ask, someone } from './harness'
import { closeMailServer, mailServer, openMailServer, resetMailServer } from './mail-server'
import { makeFailedJob, makeFailedMail } from './write-cases/system'

beforeAll(openMailServer)
beforeEach(async () => {
  resetMailServer()
  await forgetJobs()
  await db().delete(mailOutbox)
})
afterAll(closeMailServer)

const askAsModerator = async (route: string, json?: unknown) =>
  ask(route, { as: await someone(1), ...(json !== undefined && { json }) })

describe('failed jobs', () => {
  it('are listed by pages, the latest first, without the addresses in their errors', async () => {
    const first = await makeFailedJob()
    const last = await makeFailedJob({ attempts: 25 })
    const { body } = await askAsModerator('GET /admin/get/failed-jobs?limit=1')
    expect(body).toMatchObject({ total: 2, totalPages: 2 })
    expect(body.jobs).toEqual([
      {
        ...{ id: last, name: 'ofTheTests', attempts: 25, next_run_at: null, error: '…@… is unknown' },
        failed_at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
    const { body: second } = await askAsModerator('GET /admin/get/failed-jobs?limit=1&page=2')
    expect(second.jobs).toEqual([
      expect.objectContaining({ id: first, next_run_at: expect.stringMatching(/Z$/) }),
    ])
  })

  it('get all their tries again, the first at once; one that runs or is gone cannot', async () => {
    const id = await makeFailedJob({ attempts: 25 })
    expect(await askAsModerator('POST /admin/update/failed-job', { id })).toMatchObject({ status: 200 })
    const { rows } = await db().execute(sql`select attempts::int, run_at <= now() as "isDue"
      from graphile_worker.jobs where id = ${id}`)
    expect(rows).toEqual([{ attempts: 0, isDue: true }])
    expect((await askAsModerator('GET /admin/get/failed-jobs')).body.total).toBe(0)
    expect(await askAsModerator('POST /admin/update/failed-job', { id })).toMatchObject({ status: 404 })
    expect(await askAsModerator('POST /admin/update/failed-job', { id: 999_999_999 })).toMatchObject({
      status: 404,
    })
  })
})

describe('mail that could not be sent', () => {
  it('is listed, and sent again', async () => {
    const to = 'giveup@test.example'
    const id = await makeFailedMail({ to_address: to, attempts: 12 })
    const { body } = await askAsModerator('GET /admin/get/unsent-mails')
    expect(body.mails).toEqual([
      {
        ...{ id, to, subject: 'Хариу', attempts: 12, is_given_up: true, is_erased: false },
        ...{ error: 'the server is full', created_at: expect.stringMatching(/Z$/) },
      },
    ])
    expect(await askAsModerator('POST /admin/update/unsent-mail', { id })).toMatchObject({ status: 200 })
    await runDueJobs('mail')
    expect(mailServer.timesTo(to)).toBe(1)
    expect((await askAsModerator('GET /admin/get/unsent-mails')).body.total).toBe(0)
    expect(await askAsModerator('POST /admin/update/unsent-mail', { id })).toMatchObject({ status: 404 })
  })

  it('is not sent again once its text is erased', async () => {
    const id = await makeFailedMail({ text: '', is_secret: true, attempts: 12 })
    const { body } = await askAsModerator('GET /admin/get/unsent-mails')
    expect(body.mails).toEqual([expect.objectContaining({ id, is_erased: true })])
    expect(await askAsModerator('POST /admin/update/unsent-mail', { id })).toMatchObject({ status: 404 })
  })
})

describe('the row of a server process', () => {
  it('tells that it runs, what is wrong and what is slow, and is deleted when it stops', async () => {
    noteRouteTime('/mm/of-the-test', 60_000)
    const instance = new ServerInstance()
    await instance.renew()
    const { instances, slowRoutes, storage } = await readSystemState()
    // No workers of jobs run here.
    expect(instances).toEqual([
      expect.objectContaining({
        pid: process.pid,
        state: 'running',
        problems: expect.arrayContaining(['jobs']),
      }),
    ])
    expect(slowRoutes[0]).toEqual({ route: '/mm/of-the-test', count: 1, sumMs: 60_000, maxMs: 60_000 })
    expect(storage.databaseBytes).toBeGreaterThan(1_000_000)

    await db()
      .update(serverInstances)
      .set({ seen_at: sql`now() - interval '2 minutes'` })
    expect((await readSystemState()).instances[0]?.state).toBe('silent')
    await instance.remove()
    expect((await readSystemState()).instances).toEqual([])
  })

  it('is deleted by others a day after its process was killed', async () => {
    const victim = new ServerInstance()
    await victim.renew()
    const [row] = await db().select().from(serverInstances)
    await db()
      .update(serverInstances)
      .set({ seen_at: sql`now() - interval '25 hours'` })
    const other = new ServerInstance()
    await other.renew()
    expect(await db().$count(serverInstances, eq(serverInstances.id, row?.id ?? ''))).toBe(0)
    await other.remove()
    await victim.remove()
  })
})
