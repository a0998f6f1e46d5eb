import type pg from 'pg'
import { log } from '@/lib/platform/log'

const jumpMilliseconds = 60_000

/** Notices that the clock of the machine was set, by a clock that nobody sets. */
export class ClockWatch {
  private difference: number

  /** @param clocks both in milliseconds: the one that may be set, and one that only goes on */
  constructor(private readonly clocks = { wall: () => Date.now(), steady: () => performance.now() }) {
    this.difference = this.measure()
  }

  private measure(): number {
    return this.clocks.wall() - this.clocks.steady()
  }

  /** Whether the clock was set by more than a minute, to either side, since this was last asked. */
  wasSet(): boolean {
    const before = this.difference
    const now = this.measure()
    if (Math.abs(now - before) < jumpMilliseconds) return false
    this.difference = now
    return true
  }
}

/**
 * The library adds a repeated job only after its last time, by the clock of whichever instance added it. A clock that
 * was ahead for a minute would so hold up all instances until that moment comes; a time that is still to come by the
 * clock of the database is set back.
 */
export async function setBackLastExecutions(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query(`
    update graphile_worker._private_known_crontabs set
      last_execution = least(last_execution, date_trunc('minute', now())),
      known_since = least(known_since, now())
    where greatest(last_execution, known_since) > now() + interval '90 seconds'`)
  if (rowCount) log().warn({ jobs: rowCount }, 'repeated jobs had a last time in the future; it was set back')
}
