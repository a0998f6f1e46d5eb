import pg from 'pg'

const lookMilliseconds = 1_000
const sayAgainMilliseconds = 10_000

/** While a connection waits for a lock, reports which other connections hold this lock. */
export class LockWatch {
  private readonly client: pg.Client
  private readonly timer: NodeJS.Timeout
  private saidAt = -Infinity
  private isLooking = false
  /** The connections last seen holding a lock that the watched connection waited for; '' if none was seen. */
  holders = ''

  private constructor(
    databaseUrl: string,
    private readonly pid: number,
    private readonly say: (line: string) => void,
  ) {
    this.client = new pg.Client({ connectionString: databaseUrl, application_name: 'strata-migrate' })
    this.client.on('error', () => undefined)
    this.timer = setInterval(() => void this.reportHolders(), lookMilliseconds)
  }

  /** @param pid Postgres's process id of the connection that may wait for a lock */
  static async start(databaseUrl: string, pid: number, say: (line: string) => void): Promise<LockWatch> {
    const watch = new LockWatch(databaseUrl, pid, say)
    await watch.client.connect()
    return watch
  }

  private async reportHolders(): Promise<void> {
    if (this.isLooking) return
    this.isLooking = true
    try {
      const { rows } = await this.client.query<{ holder: string }>(
        `select format('process %s (%s, %s since %s s): %s', pid, coalesce(nullif(application_name, ''), 'unnamed'),
            state, round(extract(epoch from now() - coalesce(xact_start, query_start, backend_start))),
            left(regexp_replace(regexp_replace(query, '''[^'']*''', '''…''', 'g'), '\\s+', ' ', 'g'), 120)) as holder
         from pg_stat_activity where pid = any (pg_blocking_pids($1)) order by pid`,
        [this.pid],
      )
      if (rows.length === 0) return
      this.holders = rows.map(({ holder }) => holder).join('; ')
      if (performance.now() - this.saidAt < sayAgainMilliseconds) return
      this.saidAt = performance.now()
      this.say(`the migration waits for ${this.holders}`)
    } catch {
      // The same failure ends the watched connection, which reports it.
    } finally {
      this.isLooking = false
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.client.end().catch(() => undefined)
  }
}
