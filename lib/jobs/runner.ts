import { setTimeout as pause } from 'node:timers/promises'
import {
  type LogFunctionFactory,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type Task,
} from 'graphile-worker'
import pg from 'pg'
import { env } from '@/lib/env'
import { log, reasonOf } from '@/lib/log'
import { jobHandlers } from './handlers'
import { type JobName, jobsOf, jobTable, type Lane, lanes } from './table'
import { withinTime } from './within-time'

const hourMilliseconds = 60 * 60 * 1_000
const restartMilliseconds = 1_000

/** Does one kind of job within its time. What it fails with is kept beside the job and logged, so it names nobody. */
function taskOf<N extends JobName>(name: N): Task {
  const { payload, secondsMax } = jobTable[name]
  const handle = jobHandlers[name] as (payload: unknown, signal: AbortSignal) => Promise<void>
  return async (given, { abortSignal }) => {
    try {
      await withinTime(secondsMax * 1_000, abortSignal, (signal) => handle(payload.parse(given), signal))
    } catch (error) {
      const { error: message, stack } = reasonOf(error)
      throw Object.assign(new Error(message), { stack })
    }
  }
}

/** The library's words: what goes wrong is a warning of ours, its daily course is nobody's business. */
const quietly: LogFunctionFactory = () => (level, message) => {
  if (level === 'error' || level === 'warning') log().warn({ reason: message }, 'the job queue')
}

/** What a worker of some lanes is made of, whether it goes on or ends when nothing is left to do. */
export function workerOptions(of: readonly Lane[]) {
  const names = of.flatMap(jobsOf)
  return {
    taskList: Object.fromEntries(names.map((name) => [name, taskOf(name)])),
    logger: new Logger(quietly),
    pollInterval: Math.min(...of.map((lane) => lanes[lane].pollMilliseconds)),
    noHandleSignals: true,
    // A result that cannot be written while the database is away is written when it is back.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions
}

const repeated = () =>
  parseCronItems(
    Object.entries(jobTable).flatMap(([task, kind]) =>
      'crontab' in kind
        ? [
            {
              task,
              match: kind.crontab,
              // Under one key, so that those that nobody did meanwhile are done once.
              options: { jobKey: task, backfillPeriod: 'catchesUp' in kind ? hourMilliseconds : 0 },
            },
          ]
        : [],
    ),
  )

/** The workers of one instance, a few for each lane. */
export class JobWorkers {
  private readonly runners = new Map<Lane, Runner>()
  private isStopping = false
  /** Apart from the pool of requests: neither waits for a connection behind the other. One of each lane listens. */
  private readonly pool = new pg.Pool({
    connectionString: env().databaseUrl,
    max: 2 * Object.keys(lanes).length,
    connectionTimeoutMillis: 10_000,
    application_name: 'strata-jobs',
  })

  constructor() {
    this.pool.on('error', (error) => log().warn(reasonOf(error), 'a connection of the job queue was lost'))
    this.pool.on('connect', (client) => client.on('error', () => undefined))
    for (const lane of Object.keys(lanes) as Lane[]) void this.keepRunning(lane)
  }

  /** The library stops its workers when it could not write what came of a job; they begin again. */
  private async keepRunning(lane: Lane): Promise<void> {
    while (!this.isStopping) {
      try {
        const runner = await run({
          ...workerOptions([lane]),
          pgPool: this.pool,
          concurrency: lanes[lane].workers,
          parsedCronItems: lane === 'other' ? repeated() : [],
        })
        this.runners.set(lane, runner)
        if (this.isStopping) await runner.stop()
        await runner.promise
      } catch (error) {
        log().warn(reasonOf(error), `the ${lane} lane of the job queue could not go on`)
      }
      if (!this.isStopping) await pause(restartMilliseconds, undefined, { ref: false })
    }
  }

  /** Takes no more jobs and waits for those at work. */
  async stop(): Promise<void> {
    if (this.isStopping) return
    this.isStopping = true
    await Promise.allSettled([...this.runners.values()].map((runner) => runner.stop()))
    await this.pool.end()
  }
}

// The server's own file stops them, and Next makes several copies of this module.
const kept = globalThis as { strataJobs?: JobWorkers }

/** Does the jobs of the queue for as long as the process lives. Asked for a second time it goes on as it is. */
export function startJobs(): void {
  kept.strataJobs ??= new JobWorkers()
}
