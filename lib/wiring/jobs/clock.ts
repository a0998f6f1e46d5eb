import type pg from 'pg'
import { log } from '@/lib/platform/log'

const jumpMilliseconds = 60_000

/** Notices that the machine's wall clock was set, by comparing it with a monotonic clock. */
export class ClockWatch {
  private difference: number

  /**
   * @param clocks two clocks, both in milliseconds: the wall clock, which may be set, and a monotonic clock
   */
  constructor(private readonly clocks = { wall: () => Date.now(), steady: () => performance.now() }) {
    this.difference = this.measureClockDifference()
  }

  private measureClockDifference(): number {
    return this.clocks.wall() - this.clocks.steady()
  }

  /**
   * Returns whether the wall clock was set by a minute or more, forwards or backwards, since the start or the
   * last change that was detected.
   */
  detectAndNoteClockChange(): boolean {
    const before = this.difference
    const now = this.measureClockDifference()
    if (Math.abs(now - before) < jumpMilliseconds) return false
    this.difference = now
    return true
  }
}

/**
 * Sets the last execution time of each repeated job back to now if it lies in the future by the database's
 * clock. The library adds a repeated job only after this stored time, which comes from the clock of the
 * instance that last added the job. If that clock was ahead, all instances would wait until that time.
 */
export async function resetFutureExecutionTimes(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(`
    update graphile_worker._private_known_crontabs set
      last_execution = least(last_execution, date_trunc('minute', now())),
      known_since = least(known_since, now())
    where greatest(last_execution, known_since) > now() + interval '90 seconds'`)
  if (rowCount) log().warn({ jobs: rowCount }, 'repeated jobs had a last time in the future; it was set back')
}
