import { sql } from 'drizzle-orm'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { db } from '@/db/client'
import { mailOutbox } from '@/db/schema/mail'
import { readBackupSummary } from '@/lib/platform/backup/runs'
import { runWithTimeLimit } from '@/lib/platform/jobs/within-time'
import { jobTable, type Lane, lanes } from '@/lib/platform/jobs/table'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { isUnsent } from '@/lib/platform/mail/waiting'
import { placeOf, readDurations, sharedCounts } from '@/lib/platform/metrics/counts'
import { families, type Family, type FamilyKey, timeBoundsSeconds } from '@/lib/platform/metrics/families'
import { processState } from '@/lib/platform/process-state'
import { reuseWithin } from '@/lib/platform/reuse-within'
import { checkReadiness } from './health'

/** Figures of the database are used again for this time, however many ask. */
const reuseMilliseconds = 10_000
const queryMillisecondsMax = 3_000

type Labels = Record<string, string>
type Reading = { labels: Labels; value: number }

/** Returns the figures of this process in the text format of Prometheus. */
export async function formatMetrics(): Promise<{ type: string; text: string }> {
  const registry = new Registry()
  for (const key of Object.keys(families) as FamilyKey[]) if (key !== 'threads') addFamily(registry, key)
  const tell = (name: string, help: string, readings: readonly Reading[]) => {
    const gauge = new Gauge({
      name: `strata_${name}`,
      help,
      labelNames: Object.keys(readings[0]?.labels ?? {}),
      registers: [registry],
    })
    for (const { labels, value } of readings) gauge.set(labels, value)
  }
  tellThreads(tell)
  tellPools(tell)
  tell('resident_bytes', 'Memory of the process.', [{ labels: {}, value: process.memoryUsage().rss }])
  tell('uptime_seconds', 'Age of the process.', [{ labels: {}, value: process.uptime() }])
  tell('event_streams', 'Open streams of server-sent events.', [
    { labels: {}, value: processState.eventStreams?.size ?? 0 },
  ])
  const parts = await checkReadiness()
  tell(
    'part_ok',
    'Whether a part of the readiness has no problem.',
    parts.map(({ name, problem }) => ({ labels: { part: name }, value: Number(problem === null) })),
  )
  for (const { name, help, readings } of (await readDatabaseFigures()) ?? [])
    if (readings.length > 0) tell(name, help, readings)
  return { type: registry.contentType, text: await registry.metrics() }
}

const labelsOf = ({ labels }: Family, series: string): Labels => {
  const values = series.split(' ')
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']))
}

function addFamily(registry: Registry, key: FamilyKey): void {
  const family: Family = families[key]
  const { name, help } = family
  const labelNames = [...family.labels]
  if (family.isTimed) return registry.registerMetric(new CountedDurations(key, family, labelNames))
  const counter = new Counter({ name, help, labelNames, registers: [registry] })
  for (const series of family.series)
    counter.inc(labelsOf(family, series), sharedCounts[placeOf(key, series as never)] ?? 0)
}

/** A histogram whose numbers are in the shared counts. */
class CountedDurations extends Histogram {
  constructor(
    readonly key: FamilyKey,
    readonly family: Family,
    labelNames: string[],
  ) {
    super({ name: family.name, help: family.help, labelNames, registers: [] })
  }

  /** The registry asks histograms by this method, which is not in the types of the package. */
  getForPromString() {
    const { name, help, series } = this.family
    const values = series.flatMap((each) => {
      const labels = labelsOf(this.family, each)
      const { upTo, count, sum } = readDurations(placeOf(this.key, each as never))
      return [
        ...[...timeBoundsSeconds, '+Inf'].map((le, at) => ({
          labels: { ...labels, le },
          value: upTo[at] ?? count,
          metricName: `${name}_bucket`,
        })),
        { labels, value: sum, metricName: `${name}_sum` },
        { labels, value: count, metricName: `${name}_count` },
      ]
    })
    return { name, help, type: 'histogram', values }
  }
}

type Tell = (name: string, help: string, readings: readonly Reading[]) => void

function tellThreads(tell: Tell): void {
  const threads = ['gateway', 'application']
  const figureOf = (thread: string, figure: string) =>
    sharedCounts[placeOf('threads', `${thread} ${figure}`)] ?? 0
  tell(
    'event_loop_delay_seconds',
    'How late the events of a thread were in the last five seconds.',
    threads.flatMap((thread) =>
      ['mean', 'p99', 'max'].map((figure) => ({
        labels: { thread, figure },
        value: figureOf(thread, `delay_${figure}`),
      })),
    ),
  )
  tell(
    'heap_bytes',
    'Used heap of a thread.',
    threads.map((thread) => ({ labels: { thread }, value: figureOf(thread, 'heap') })),
  )
}

function tellPools(tell: Tell): void {
  const pools = Object.entries(processState.openPools ?? {}).map(([name, pool]) => ({
    labels: { pool: name },
    ...{ used: pool.totalCount - pool.idleCount, waiting: pool.waitingCount, max: pool.options.max ?? 0 },
  }))
  tell(
    'pool_used',
    'Database connections in use.',
    pools.map(({ labels, used }) => ({ labels, value: used })),
  )
  tell(
    'pool_waiting',
    'Uses that wait for a database connection.',
    pools.map(({ labels, waiting }) => ({ labels, value: waiting })),
  )
  tell(
    'pool_max',
    'The most database connections of a pool.',
    pools.map(({ labels, max }) => ({ labels, value: max })),
  )
}

type Figure = { name: string; help: string; readings: Reading[] }

/** Returns the figures of the database, which all instances share; null while it does not answer. */
const readDatabaseFigures = reuseWithin(reuseMilliseconds, async (): Promise<Figure[] | null> => {
  try {
    const figures = await runWithTimeLimit(queryMillisecondsMax, new AbortController().signal, () =>
      Promise.all([readJobs(), readMails(), readSessions(), readBackups()]),
    )
    return figures.flat()
  } catch (error) {
    log().warn(redactedErrorFields(error), 'figures of the database could not be read')
    return null
  }
})

type JobRow = { name: string; waiting: number; failed: number; oldest: number }

async function readJobs(): Promise<Figure[]> {
  const { rows } = await db().execute<JobRow>(sql`
    select task_identifier as name,
      (count(*) filter (where attempts < max_attempts and run_at <= now()))::int as waiting,
      (count(*) filter (where attempts >= max_attempts and locked_at is null))::int as failed,
      coalesce(extract(epoch from now() - min(run_at)
        filter (where attempts < max_attempts and run_at <= now())), 0)::float as oldest
    from graphile_worker.jobs group by 1`)
  const laneOf = (name: string): Lane =>
    (jobTable as Record<string, { lane: Lane } | undefined>)[name]?.lane ?? 'other'
  const readingsOf = (figure: 'waiting' | 'failed' | 'oldest', sum: (values: number[]) => number) =>
    Object.keys(lanes).map((lane) => ({
      labels: { lane },
      value: sum(rows.filter(({ name }) => laneOf(name) === lane).map((row) => row[figure])),
    }))
  const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0)
  const most = (values: number[]) => Math.max(0, ...values)
  return [
    {
      name: 'jobs_waiting',
      help: 'Jobs that are due, also running ones.',
      readings: readingsOf('waiting', total),
    },
    { name: 'jobs_failed', help: 'Jobs without tries left.', readings: readingsOf('failed', total) },
    {
      name: 'jobs_oldest_seconds',
      help: 'How long the oldest job is due.',
      readings: readingsOf('oldest', most),
    },
  ]
}

async function readMails(): Promise<Figure[]> {
  const value = await db().$count(mailOutbox, isUnsent)
  return [{ name: 'mails_waiting', help: 'Mails that are not sent yet.', readings: [{ labels: {}, value }] }]
}

async function readSessions(): Promise<Figure[]> {
  const { rows } = await db().execute<{ audience: string; value: number }>(sql`
    select 'staff' as audience, count(*)::int as value from staff_sessions where expires_at > now()
    union all select 'member', count(*)::int from member_sessions where expires_at > now()
    union all select audience.name, count(code_sessions)::int
      from unnest(array['owner', 'participant']) as audience(name)
      left join code_sessions on audience = audience.name and expires_at > now()
      group by audience.name`)
  const readings = rows.map(({ audience, value }) => ({ labels: { audience }, value }))
  return [{ name: 'sessions', help: 'Open sessions.', readings }]
}

/** Tells no figure of what never was: a time of 0 would be a backup of 1970. */
async function readBackups(): Promise<Figure[]> {
  const { latest, whole, lastRestoreAt } = await readBackupSummary()
  const figureOf = (name: string, help: string, value: number | null | undefined): Figure => ({
    name,
    help,
    readings: value === null || value === undefined ? [] : [{ labels: {}, value }],
  })
  const secondsOf = (date: Date | null | undefined) => date && date.getTime() / 1_000
  const durationMs = whole?.ended_at && whole.ended_at.getTime() - whole.started_at.getTime()
  return [
    figureOf('backup_time_seconds', 'When the last whole backup began.', secondsOf(whole?.started_at)),
    figureOf('backup_duration_seconds', 'How long it took.', durationMs && durationMs / 1_000),
    figureOf('backup_bytes', 'What it takes in its place.', whole?.bytes),
    figureOf('backup_files', 'The stored files in it.', whole?.files),
    figureOf('backup_failed', 'Whether the latest run failed.', latest && Number(latest.error !== null)),
    figureOf('backup_restored_time_seconds', 'When one was last restored.', secondsOf(lastRestoreAt)),
  ]
}
