import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type Job,
  type LogFunctionFactory,
  Logger,
  parseCronItems,
  run,
  type Runner,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker'
import { runWithLongStatements } from '@/db/client'
import { openPool } from '@/db/connections'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { countOne, placeOf } from '@/lib/platform/metrics/counts'
import { processState } from '@/lib/platform/process-state'
import { requestOfJob, runForRequestOfJob } from '@/lib/platform/request-context'
import { ClockWatch, resetFutureExecutionTimes } from './clock'
import { jobHandlers } from './handlers'
import { type JobName, jobNamesOf, jobTable, type Lane, lanes } from '@/lib/platform/jobs/table'
import { runWithTimeLimit } from '@/lib/platform/jobs/within-time'
import { traceWork } from '@/lib/platform/tracing/spans'

const hourMilliseconds = 60 * 60 * 1_000
const restartMilliseconds = 1_000
/** How long to wait, after a lane's workers have ended their jobs, until the jobs' results are written. */
const resultsMillisecondsMax = 5_000
const listenerPingMilliseconds = 10_000
const clockLookMilliseconds = 15_000

/**
 * Makes the task that runs each job of a kind, within the kind's time limit. Errors are stored and logged, so
 * mail addresses are removed from their texts.
 */
function makeTask<N extends JobName>(name: N): Task {
  const { payload, secondsMax, lane } = jobTable[name]
  const handle = jobHandlers[name] as (payload: unknown, signal: AbortSignal) => Promise<void>
  const connect = lane === 'other' ? runWithLongStatements : <T>(work: () => Promise<T>) => work()
  const successes = placeOf('jobRuns', `${lane} done`)
  const failures = placeOf('jobRuns', `${lane} failed`)
  return async (input, { abortSignal }) => {
    try {
      await runForRequestOfJob(input, () =>
        traceWork(`job ${name}`, { 'strata.lane': lane }, () =>
          runWithTimeLimit(secondsMax * 1_000, abortSignal, (signal) =>
            connect(() => handle(payload.parse(input), signal)),
          ),
        ),
      )
      countOne(successes)
    } catch (error) {
      countOne(failures)
      const { error: message, stack } = redactedErrorFields(error)
      throw Object.assign(new Error(message), { stack })
    }
  }
}

/** Logs the library's errors and warnings as warnings, and drops its other messages. */
const makeWarningLog: LogFunctionFactory = () => (level, message, meta) => {
  if (level !== 'error' && level !== 'warning') return
  const request = requestOfJob((meta?.job as Job | undefined)?.payload)
  log().warn({ ...(request && { request }), reason: message }, 'the job queue')
}

/**
 * Returns the options for the workers of some lanes. Workers that keep running and workers that stop when
 * idle have the same options.
 */
export function workerOptions(workerLanes: readonly Lane[]) {
  const names = workerLanes.flatMap(jobNamesOf)
  return {
    taskList: Object.fromEntries(names.map((name) => [name, makeTask(name)])),
    logger: new Logger(makeWarningLog),
    pollInterval: Math.min(...workerLanes.map((lane) => lanes[lane].pollMilliseconds)),
    noHandleSignals: true,
    // A delay of 0 makes the library write results in batches, which it retries until the database is back.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  } satisfies RunnerOptions
}

/** The lane whose workers add the repeated jobs. */
const repeating = 'other' satisfies Lane

const parseCrontab = () =>
  parseCronItems(
    Object.entries(jobTable).flatMap(([task, kind]) =>
      'crontab' in kind
        ? [
            {
              task,
              match: kind.crontab,
              // With `catchesUp` one run makes up for all missed in the last hour: they have one key.
              options: { jobKey: task, backfillPeriod: 'catchesUp' in kind ? hourMilliseconds : 0 },
            },
          ]
        : [],
    ),
  )

/** The workers of one instance, a few for each lane. */
export class JobWorkers {
  private readonly runners = new Map<Lane, Runner>()
  private readonly laneRuns: Promise<void>[]
  private readonly clock = new ClockWatch()
  private readonly clockTimer: NodeJS.Timeout
  private isStopping = false
  /**
   * The database connections of the jobs. Requests have other connections, so jobs and requests do not wait
   * for one another. One connection of each lane listens for new jobs.
   */
  private readonly pool = openPool({
    connectionString: env().databaseDirectUrl,
    max: 2 * Object.keys(lanes).length,
    name: 'strata-jobs',
    lostMessage: 'a connection of the job queue was lost',
  })

  constructor() {
    this.laneRuns = (Object.keys(lanes) as Lane[]).map((lane) => this.runLaneUntilStopped(lane))
    this.clockTimer = setInterval(() => void this.repairJobTimesAndRestartIfClockSet(), clockLookMilliseconds)
    this.clockTimer.unref()
  }

  /**
   * Runs the workers of a lane until `stop`. If the library cannot write the result of a job, it ends the
   * workers. New workers then start, and the jobs of the former workers are unlocked: the database may have
   * assigned jobs to these in an answer that never arrived.
   */
  private async runLaneUntilStopped(lane: Lane): Promise<void> {
    const former = new Set<string>()
    while (!this.isStopping) {
      try {
        if (former.size > 0)
          await this.pool.query('select graphile_worker.force_unlock_workers($1::text[])', [[...former]])
        former.clear()
        if (lane === repeating) await resetFutureExecutionTimes(this.pool)
        const events: WorkerEvents = new EventEmitter()
        events.on('pool:create', ({ workerPool }) => former.add(workerPool.id))
        events.on('worker:getJob:error', () => this.stopLane(lane))
        keepPingingListeners(events)
        const jobsEnd = waitForJobsEnd(events)
        const runner = await run({
          ...workerOptions([lane]),
          pgPool: this.pool,
          concurrency: lanes[lane].workers,
          parsedCronItems: lane === repeating ? parseCrontab() : [],
          events,
        })
        this.runners.set(lane, runner)
        if (this.isStopping) this.stopLane(lane)
        await Promise.race([runner.promise, jobsEnd])
      } catch (error) {
        log().warn(redactedErrorFields(error), `the ${lane} lane of the job queue could not go on`)
      }
      this.runners.delete(lane)
      if (!this.isStopping) await pause(restartMilliseconds, undefined, { ref: false })
    }
  }

  /** Lists the lanes that have no workers now; after a failure a lane briefly has none. */
  listStoppedLanes(): Lane[] {
    return (Object.keys(lanes) as Lane[]).filter((lane) => !this.runners.has(lane))
  }

  /** Stops the current workers of a lane once their jobs have ended, without waiting for that. */
  private stopLane(lane: Lane): void {
    this.runners
      .get(lane)
      ?.stop()
      .catch(() => undefined)
  }

  /**
   * Sets the last execution times of repeated jobs back to now if they lie in the future. If the clock was
   * set, also restarts the workers that add these jobs, because they still wait by the old time.
   */
  private async repairJobTimesAndRestartIfClockSet(): Promise<void> {
    try {
      await resetFutureExecutionTimes(this.pool)
      if (!this.clock.detectAndNoteClockChange()) return
      log().warn('the clock of this machine was set; repeated jobs go by it from now on')
      this.stopLane(repeating)
    } catch (error) {
      log().warn(redactedErrorFields(error), 'the times of repeated jobs could not be looked at')
    }
  }

  /** Stops taking jobs and waits for the running ones. */
  async stop(): Promise<void> {
    if (this.isStopping) return
    this.isStopping = true
    clearInterval(this.clockTimer)
    for (const lane of this.runners.keys()) this.stopLane(lane)
    await Promise.all(this.laneRuns)
    await this.pool.end()
  }
}

/**
 * Resolves soon after the jobs of stopped workers have ended. The library's own promise may stay pending,
 * because the library miscounts the unwritten results if two of them are lost.
 */
function waitForJobsEnd(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    const resolveLater = () => void setTimeout(resolve, resultsMillisecondsMax).unref()
    events.once('pool:gracefulShutdown:complete', resolveLater)
    events.once('pool:forcefulShutdown:complete', resolveLater)
    events.once('pool:forcefulShutdown:error', resolveLater)
  })
}

/** Pings each connection that listens for new jobs, so that the library notices and replaces a dead one. */
function keepPingingListeners(events: WorkerEvents): void {
  events.on('pool:listen:success', ({ client }) => {
    const ping = () => void client.query('select 1').catch(() => undefined)
    const timer = setInterval(ping, listenerPingMilliseconds).unref()
    const stopPinging = () => clearInterval(timer)
    client.once('end', stopPinging)
    events.once('pool:listen:release', stopPinging)
  })
}

declare global {
  interface ProcessState {
    jobWorkers?: JobWorkers
  }
}

/** Starts the workers of the job queue for the life of the process; a second call does nothing. */
export function startJobWorkers(): void {
  processState.jobWorkers ??= new JobWorkers()
}
