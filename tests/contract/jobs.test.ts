import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { db, inTransaction, pool, runWithLongStatements } from '@/db/client'
import { auditLog } from '@/db/schema/audit'
import { rateLimits } from '@/db/schema/cache'
import { mailOutbox } from '@/db/schema/mail'
import { releaseAbandonedJobs } from '@/lib/platform/jobs/abandoned'
import { TagListener } from '@/lib/platform/cache/tag-listener'
import { env } from '@/lib/platform/env'
import { meetingChangeNotifier } from '@/lib/meetings/live'
import { addJob } from '@/lib/platform/jobs/add'
import { resetFutureExecutionTimes } from '@/lib/wiring/jobs/clock'
import { jobHandlers } from '@/lib/wiring/jobs/handlers'
import { JobWorkers } from '@/lib/wiring/jobs/runner'
import { abandonedSeconds, type JobName, jobTable } from '@/lib/platform/jobs/table'
import { addMailJob } from '@/lib/platform/mail/outbox'
import { forgetJobs, runDueJobs } from './due-jobs'
import { closeMailServer, mailServer, openMailServer, queueOne, resetMailServer } from './mail-server'

beforeAll(openMailServer)
beforeEach(async () => {
  await forgetJobs()
  resetMailServer()
})
afterAll(closeMailServer)

const { timesTo } = mailServer
const arrivalOf = (address: string) => mailServer.delivered.find(({ to }) => to === address)?.at
const code = { isSecret: true, text: 'Код: 123456' }

async function idOf(address: string): Promise<number> {
  const [row] = await db()
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(eq(mailOutbox.to_address, address))
  if (!row) throw new Error('the mail is not kept')
  return row.id
}

async function jobsWaiting(): Promise<number> {
  const { rows } = await db().execute<{ count: number }>(
    sql`select count(*)::int as count from graphile_worker.jobs where task_identifier = 'sendMail'`,
  )
  return rows[0]?.count ?? 0
}

/** Mail to these addresses waits until the returned function is called. */
function holdUp(addresses: readonly string[]): () => void {
  let letGo = () => {}
  const lock = new Promise<void>((resolve) => (letGo = resolve))
  mailServer.received = (address) => (addresses.includes(address) ? lock : Promise.resolve())
  return letGo
}

describe('the queue', () => {
  it('has a job when its transaction is committed, and none otherwise', async () => {
    await inTransaction(async () => {
      await queueOne()
      throw new Error('broken off')
    }).catch(() => undefined)
    expect(await jobsWaiting()).toBe(0)
    await queueOne()
    expect(await jobsWaiting()).toBe(1)
  })

  it('accepts mail only in a transaction, and nothing that its job cannot read', async () => {
    const { queueMail } = await import('@/lib/platform/mail/outbox')
    const mail = { kind: 'requestReply', to: 'a@test.example', subject: 'a', text: 'a' } as const
    await expect(queueMail([mail])).rejects.toThrow('transaction')
    const wrong = { mailId: 'seven' } as unknown as { mailId: number }
    await expect(addJob('sendMail', wrong)).rejects.toThrow()
  })

  it('gives every job less time than the limit for abandoned jobs', () => {
    for (const name of Object.keys(jobTable) as JobName[])
      expect(jobTable[name].secondsMax).toBeLessThan(abandonedSeconds)
  })

  it('gives the jobs of a killed process to another, and keeps those of a living one', async () => {
    const lostAddress = await queueOne()
    const working = await queueOne()
    const hold = async (address: string, worker: string, seconds: number) => {
      await db().execute(sql`update graphile_worker._private_jobs
        set locked_by = ${worker}, locked_at = now() - make_interval(secs => ${seconds}), attempts = 1
        where key = ${`mail:${await idOf(address)}`}`)
    }
    await hold(lostAddress, 'killed', abandonedSeconds + 1)
    await hold(working, 'living', abandonedSeconds - 10)
    await releaseAbandonedJobs()
    expect(await runDueJobs('mail')).toBe(1)
    expect([timesTo(lostAddress), timesTo(working)]).toEqual([1, 0])
    await db().execute(sql`select graphile_worker.force_unlock_workers(array['living'])`)
  })
})

it('the hourly job deletes counts, audit rows and failed jobs that are too old, and no others', async () => {
  const hour = 3_600_000
  await db()
    .insert(rateLimits)
    .values([
      { key: 'kept a', expire: Date.now() + hour },
      { key: 'old a', expire: Date.now() - hour },
    ])
  const auditRow = { account_email: 'a@test.example', details: {} }
  await db()
    .insert(auditLog)
    .values([
      { ...auditRow, call: 'kept audit', at: sql`now() - interval '4 years 11 months'` },
      { ...auditRow, call: 'old audit', at: sql`now() - interval '5 years 1 day'` },
    ])
  for (const [key, age, attempts] of [
    ['kept job', '80 days', 25],
    ['old job', '91 days', 25],
    ['tried job', '91 days', 3],
  ] as const) {
    await db().execute(
      sql`select graphile_worker.add_job('sendMail', '{"mailId":1}', job_key => ${key}, run_at => now() + interval '1 day')`,
    )
    await db().execute(sql`update graphile_worker._private_jobs set last_error = 'x', attempts = ${attempts},
      updated_at = now() - ${age}::interval where key = ${key}`)
  }
  await jobHandlers.deleteExpiredData({}, AbortSignal.timeout(20_000))
  const { rows } = await db().execute<{ name: string }>(sql`
    select key as name from rate_limits where key in ('kept a', 'old a')
    union all select call from audit_log where call in ('kept audit', 'old audit')
    union all select key from graphile_worker.jobs where key like '% job' order by 1`)
  expect(rows.map(({ name }) => name)).toEqual(['kept a', 'kept audit', 'kept job', 'tried job'])
})

describe('the workers', () => {
  let running: JobWorkers[] = []
  const start = () => void running.push(new JobWorkers())
  beforeEach(start)
  afterEach(async () => {
    await Promise.all(running.map((workers) => workers.stop()))
    running = []
  })

  it('leave an instance its budget of connections, however busy it is', async () => {
    const tags = new TagListener({ inSync: false, expire: () => undefined }, env().databaseDirectUrl)
    const leaveMeetings = meetingChangeNotifier().subscribe(1, () => undefined)
    const mails = await Promise.all(Array.from({ length: 24 }, () => queueOne()))
    const sleepAll = () => Promise.all(Array.from({ length: 40 }, () => pool().query('select pg_sleep(0.1)')))
    let isBusy = true
    const work = Promise.all([sleepAll(), runWithLongStatements(sleepAll)]).finally(() => (isBusy = false))
    const most: Record<string, number> = {}
    const observer = new pg.Client({ connectionString: env().databaseUrl, application_name: 'observer' })
    await observer.connect()
    while (isBusy) {
      const { rows } = await observer.query<{ name: string; count: number }>(
        `select application_name as name, count(*)::int as count from pg_stat_activity
        where datname = current_database() and application_name like 'strata%' group by 1`,
      )
      for (const { name, count } of rows) most[name] = Math.max(most[name] ?? 0, count)
    }
    await Promise.all([work, observer.end()])
    leaveMeetings?.()
    tags.stop()
    await expect.poll(() => mails.map(timesTo), { timeout: 10_000 }).toEqual(mails.map(() => 1))
    const { 'strata-jobs': jobs = 0, 'strata-plans': plans = 0, ...others } = most
    expect(jobs).toBeLessThanOrEqual(8)
    expect(plans).toBeLessThanOrEqual(1)
    // `.env.example` promises DATABASE_POOL_MAX and fifteen more.
    expect(others).toEqual({ strata: 10, 'strata-long': 4, 'strata-cache': 1, 'strata-meetings': 1 })
  })

  it('send a code within a second, while slow mail blocks all other mail', async () => {
    const slow = await Promise.all([1, 2, 3, 4].map(() => queueOne()))
    const letGo = holdUp(slow)
    await expect.poll(() => slow.filter((address) => timesTo(address) > 0).length).toBe(2)
    const startedAt = Date.now()
    const to = await queueOne(code)
    await expect.poll(() => timesTo(to), { interval: 20, timeout: 3_000 }).toBe(1)
    expect((arrivalOf(to) ?? Infinity) - startedAt).toBeLessThan(1_000)
    letGo()
    await expect.poll(() => slow.map(timesTo), { timeout: 5_000 }).toEqual([1, 1, 1, 1])
  })

  it('do a job within a second of its time, and not before', async () => {
    const to = await queueOne()
    await expect.poll(() => timesTo(to)).toBe(1)
    await db().update(mailOutbox).set({ sent_at: null }).where(eq(mailOutbox.to_address, to))
    const runAt = new Date(Date.now() + 1_500)
    await addMailJob({ id: await idOf(to), isSecret: false }, runAt)
    await expect.poll(() => timesTo(to), { timeout: 5_000 }).toBe(2)
    const late = (mailServer.delivered.findLast((mail) => mail.to === to)?.at ?? 0) - runAt.getTime()
    expect(late).toBeGreaterThanOrEqual(0)
    expect(late).toBeLessThan(1_000)
  })

  it('share the work of several instances, without doing a job twice', async () => {
    start()
    const addresses = await Promise.all(Array.from({ length: 24 }, () => queueOne()))
    await expect.poll(() => mailServer.delivered.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(24)
    await expect.poll(jobsWaiting).toBe(0)
    expect(addresses.map(timesTo)).toEqual(addresses.map(() => 1))
  })

  it('continue after an outage of the database', async () => {
    const before = await queueOne()
    await expect.poll(() => timesTo(before)).toBe(1)
    // A sent mail that is not yet marked would count as one of a killed process, and be sent again much
    // later.
    await expect.poll(jobsWaiting).toBe(0)
    await db().execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'strata-jobs'`)
    const after = await queueOne()
    await expect.poll(() => timesTo(after), { timeout: 10_000 }).toBe(1)
    await expect.poll(jobsWaiting, { timeout: 10_000 }).toBe(0)
    expect([timesTo(before), timesTo(after)]).toEqual([1, 1])
  })

  it('continue when two results of a lane are lost at once', async () => {
    const addresses = [await queueOne(), await queueOne()]
    const letGo: (() => void)[] = []
    mailServer.received = () => new Promise((resolve) => letGo.push(resolve))
    await expect.poll(() => letGo.length).toBe(2)
    const locker = await pool().connect()
    await locker.query('begin; select 1 from graphile_worker._private_jobs for update')
    const writers = sql`pg_stat_activity where application_name = 'strata-jobs' and wait_event_type = 'Lock'`
    const countWriters = async () => (await db().execute(sql`select 1 from ${writers}`)).rowCount
    for (const [at, goOn] of letGo.entries()) {
      goOn()
      await expect.poll(countWriters, { timeout: 5_000 }).toBe(at + 1)
    }
    await db().execute(sql`select pg_terminate_backend(pid) from ${writers}`)
    await locker.query('rollback')
    locker.release()
    resetMailServer()
    const after = await queueOne()
    await expect.poll(() => timesTo(after), { timeout: 20_000 }).toBe(1)
    await expect.poll(jobsWaiting, { timeout: 5_000 }).toBe(0)
    expect(addresses.map(timesTo)).toEqual([0, 0])
  })

  it('finish their current jobs when they are stopped, and start no others', async () => {
    const [first, second] = [await queueOne(), await queueOne()]
    const letGo = holdUp([first, second])
    await expect.poll(() => timesTo(first) + timesTo(second)).toBe(2)
    const stopping = Promise.all(running.map((workers) => workers.stop()))
    const later = await queueOne()
    letGo()
    await stopping
    const remainingRows = await db()
      .select({ to: mailOutbox.to_address })
      .from(mailOutbox)
      .where(
        sql`${mailOutbox.to_address} in (${first}, ${second}, ${later}) and ${mailOutbox.sent_at} is null`,
      )
    expect(remainingRows).toEqual([{ to: later }])
    expect(await jobsWaiting()).toBe(1)
  })

  it('run repeated jobs again whose last execution is 40 days ahead, by a wrong clock', async () => {
    const ahead = async () => {
      const { rows } = await db().execute<{ count: number }>(sql`select count(*)::int as count
        from graphile_worker._private_known_crontabs where last_execution > now() + interval '1 hour'`)
      return rows[0]?.count
    }
    const countCrontabs = async () => {
      const { rows } = await db().execute<{ count: number }>(
        sql`select count(*)::int as count from graphile_worker._private_known_crontabs`,
      )
      return rows[0]?.count ?? 0
    }
    const setAhead = () =>
      db().execute(
        sql`update graphile_worker._private_known_crontabs set last_execution = now() + interval '40 days'`,
      )
    await expect.poll(countCrontabs, { timeout: 5_000 }).toBeGreaterThan(5)
    await setAhead()
    await resetFutureExecutionTimes(pool())
    expect(await ahead()).toBe(0)
    // The next minute is due; earlier ones are not run again.
    const { rows } = await db().execute<{ due: boolean }>(sql`select bool_and(
      last_execution <= now() and last_execution > now() - interval '1 minute') as due
      from graphile_worker._private_known_crontabs`)
    expect(rows[0]?.due).toBe(true)
    // A start does the same.
    await setAhead()
    start()
    await expect.poll(ahead, { timeout: 5_000 }).toBe(0)
  })
})
