import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { serverInstances } from '@/db/schema/operations'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { listSlowRoutes } from '@/lib/platform/metrics/route-times'
import { processState } from '@/lib/platform/process-state'
import { version } from '@/package.json'
import { checkReadiness } from './health'

const renewalMs = 15_000
const slowRoutesMax = 20
const rememberedHours = 24

declare global {
  interface ProcessState {
    serverInstance?: ServerInstance
  }
}

/** The row of this process among the server processes, by which operators see which of them run. */
export class ServerInstance {
  private readonly id = randomUUID()
  private readonly startedAt = new Date(Date.now() - process.uptime() * 1_000)
  private readonly timer = setInterval(() => void this.renew(), renewalMs).unref()
  private isFailing = false

  /** Writes the row. A database that is away or takes no writes is a matter of the readiness. */
  async renew(): Promise<void> {
    try {
      const parts = await checkReadiness()
      const row = {
        host: hostname(),
        pid: process.pid,
        version,
        started_at: this.startedAt,
        seen_at: sql`now()`,
        is_stopping: processState.isStopping ?? false,
        problems: parts.filter(({ problem }) => problem !== null).map(({ name }) => name),
        slow_routes: listSlowRoutes(slowRoutesMax),
      }
      await db()
        .insert(serverInstances)
        .values({ id: this.id, ...row })
        .onConflictDoUpdate({ target: serverInstances.id, set: row })
      await db()
        .delete(serverInstances)
        .where(lt(serverInstances.seen_at, sql`now() - make_interval(hours => ${rememberedHours})`))
      this.isFailing = false
    } catch (error) {
      if (!this.isFailing) log().warn(redactedErrorFields(error), 'the row of this process was not renewed')
      this.isFailing = true
    }
  }

  async remove(): Promise<void> {
    clearInterval(this.timer)
    await db()
      .delete(serverInstances)
      .where(eq(serverInstances.id, this.id))
      .catch(() => undefined)
  }
}

/**
 * Writes the row of this process from now on, the first time when the start is over and all its workers run; a
 * second call does nothing.
 */
export function startServerInstance(): void {
  processState.serverInstance ??= new ServerInstance()
}
