import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@/scripts/local/ports'
import { type LocalDatabase, startLocalDatabase } from '@/scripts/local/postgres'
import { startLocalServices } from '@/scripts/local/stack'
import { build, isBuildCurrent } from '@/scripts/next-build'
import { startEdge } from '@/scripts/nginx'
import { startPgBouncer } from '@/scripts/pgbouncer'
import { type ServerProcess, startServer } from '@/scripts/server-process'
import { closeMailServer, openMailServer } from '@/tests/contract/mail-server'
import { openWay } from '@/tests/database-way'

/** The connections to Postgres that `deploy/pgbouncer.ini` lends to the requests of both. */
const pooledConnections = 10
export const operatorToken = 'a-token-of-operators'

/** One instance with a folder of its own, as on a machine of its own. */
export type Machine = {
  url: string
  dataDir: string
  pid(): number
  start(): Promise<void>
  kill(): Promise<void>
}

export type TwoMachines = {
  machines: readonly [Machine, Machine]
  /** nginx in front of both. */
  edgeUrl: string
  /** The name of the database, past the pooler; it leads to wherever the database is. */
  databaseUrl: string
  environment: Record<string, string>
  /** Kills Postgres without a shutdown. */
  killDatabase(): void
  /** Starts the folder of the killed Postgres at another port and leads the name there, as a promoted standby. */
  bringDatabaseBack(): Promise<void>
  /** All connections to the database become silent for good, as when its host dies; new ones reach its successor. */
  loseDatabaseHost(): void
  stop(): Promise<void>
}

/**
 * Starts two built servers as on two machines: nginx in front, one database behind PgBouncer and past it, one bucket,
 * one mail server. The database has the demo content.
 * @param bucket the variables `FILES_S3_*`
 */
export async function startTwoMachines(bucket: Record<string, string | undefined>): Promise<TwoMachines> {
  if (!(await isBuildCurrent())) await build()
  const dataDir = await mkdtemp(join(tmpdir(), 'strata-machines-'))
  const stoppers: (() => unknown)[] = [() => rm(dataDir, { recursive: true, force: true })]
  const stop = async () => {
    for (const stopOne of stoppers.splice(0).reverse()) await stopOne()
  }
  try {
    await openMailServer()
    stoppers.push(closeMailServer)
    const { SMTP_URL, MAIL_FROM } = process.env
    const services = await startLocalServices({
      dataDir,
      env: { ...bucket, SMTP_URL, MAIL_FROM, OPERATOR_TOKEN: operatorToken, TRUST_PROXY_HOPS: '1' },
    })
    stoppers.push(services.stop)
    let newDatabase: LocalDatabase | undefined
    stoppers.push(() => newDatabase?.stop())
    const way = await openWay(services.databaseUrl)
    stoppers.push(way.close)
    const pooler = await startPgBouncer(way.url, pooledConnections)
    stoppers.push(pooler.stop)
    const ports = [await findFreePort(), await findFreePort()]
    const urls = ports.map((port) => `http://127.0.0.1:${port}`)
    const edge = await startEdge(urls, 'http')
    stoppers.push(edge.stop)
    const environment = {
      ...services.environment,
      STRATA_MODE: 'production',
      DATABASE_URL: pooler.url,
      DATABASE_DIRECT_URL: way.url,
      SITE_URL: edge.url,
      NEXTAUTH_URL: edge.url,
      HOST: '127.0.0.1',
      // The lines of the steps stand alone, unless somebody looks for the reason of a failure.
      LOG_LEVEL: process.env.LOG_LEVEL || 'fatal',
    }
    const makeMachine = (at: 0 | 1): Machine => {
      const ownDir = join(dataDir, `machine-${at}`)
      let server: ServerProcess | undefined
      stoppers.push(() => server?.stop())
      return {
        url: urls[at] ?? '',
        dataDir: ownDir,
        pid: () => server?.pid ?? 0,
        start: async () => {
          const places = { PORT: String(ports[at]), DATA_DIR: ownDir, FILES_DIR: '', MAIL_DIR: '' }
          server = await startServer({ ...process.env, ...environment, ...places }, { quiet: true })
        },
        kill: async () => {
          process.kill(server?.pid ?? 0, 'SIGKILL')
          await server?.ended
        },
      }
    }
    const machines = [makeMachine(0), makeMachine(1)] as const
    await Promise.all(machines.map((machine) => machine.start()))
    return {
      machines,
      edgeUrl: edge.url,
      databaseUrl: way.url,
      environment,
      killDatabase: () => {
        const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
        process.kill(Number(pid), 'SIGKILL')
      },
      bringDatabaseBack: async () => {
        newDatabase = await startLocalDatabase({ dataDir })
        way.lead(newDatabase.url)
      },
      loseDatabaseHost: way.lose,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
