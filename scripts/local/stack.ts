import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { readCyrillicSupportWarning, migrateAndInstallTriggers } from '@/db/migrate'
import { build, isBuildCurrent } from '../next-build'
import { runStep } from '../progress'
import { startServer } from '../server-process'
import { localEnvironment } from './environment'
import { startIdentityProvider } from './identity-provider'
import { lockDataDir } from './lock'
import { findFreePort, waitForFreePort } from './ports'
import { startLocalDatabase } from './postgres'
import { ensureLocalSecret } from './secret'

export type LocalServices = {
  /** Strata's variables for the processes that use these services. */
  environment: Record<string, string>
  url: string
  databaseUrl: string
  mailDir: string
  issuer: string
  announce(): void
  /** Stops all services in the reverse order of their start; the database stops last. */
  stop(): Promise<void>
}

export type LocalStack = Omit<LocalServices, 'announce'> & {
  /** Resolves to the exit code when the server ends. */
  ended: Promise<number>
  serverPid: number
}

export type StackOptions = {
  dataDir: string
  /** The port of the site; by default a free one. */
  port?: number
  seed?: boolean
  /** The variables that a person has set; with `DATABASE_URL` no embedded database is started. */
  env?: Record<string, string | undefined>
  /** False for a database that does not wait for the disk, for tests and benchmarks. */
  durable?: boolean
  /** Receives all output of the server. */
  logFile?: string
}

/**
 * Prepares a data folder and starts its services: secret, database, migrations, sign-in and demo content.
 * Each step prints a line of progress. If a step fails, the services that already run are stopped.
 */
export async function startLocalServices(options: StackOptions): Promise<LocalServices> {
  const dataDir = resolve(options.dataDir)
  const variables = options.env ?? {}
  const stoppers: (() => Promise<void>)[] = []
  const stopServices = async () => {
    for (const stopOne of stoppers.splice(0).reverse()) await stopOne()
  }
  const { interruption, stage, unlisten } = listenForSignals()
  try {
    const lock = await lockDataDir(dataDir)
    if ('pid' in lock) {
      const where = lock.url ? `at ${lock.url}` : 'but is not ready yet'
      throw new Error(`Strata already runs on ${dataDir}, ${where} (process ${lock.pid}).`)
    }
    stoppers.push(async () => lock.release())

    const port = options.port ?? (await findFreePort(undefined, 'localhost'))
    if (!(await waitForFreePort(port, 4000))) {
      throw new Error(`Port ${port} is in use by another program: free it, or set PORT to another one.`)
    }
    await stage('secret', async () => {
      ensureLocalSecret(dataDir)
      return { says: `${dataDir}/secret`, value: undefined }
    })
    const databaseUrl = await stage('database', async () => {
      if (variables.DATABASE_URL) return { says: 'the one of DATABASE_URL', value: variables.DATABASE_URL }
      const database = await startLocalDatabase({ dataDir, durable: options.durable })
      stoppers.push(database.stop)
      return { says: `embedded Postgres, ${new URL(database.url).host}`, value: database.url }
    })
    await stage('migrate', async () => {
      await migrateAndInstallTriggers(databaseUrl)
      const warning = await readCyrillicSupportWarning(databaseUrl)
      return { says: warning ? `up to date, but ${warning}` : 'up to date', value: undefined }
    })
    const provider = await stage('sign-in', async () => {
      const value = await startIdentityProvider({ dataDir })
      stoppers.push(value.stop)
      return { says: `identity provider, ${value.issuer}`, value }
    })
    const environment = localEnvironment({ dataDir, port, databaseUrl, provider, variables })
    const url = `http://localhost:${port}`
    const mailDir = environment.MAIL_DIR ?? ''
    mkdirSync(mailDir, { recursive: true })
    if (options.seed ?? true) {
      await stage(
        'content',
        async () => ({ says: await seedInChildProcess(environment, interruption), value: undefined }),
        'writing demo content',
      )
    }
    const { issuer } = provider
    return {
      environment,
      url,
      databaseUrl,
      mailDir,
      issuer,
      announce: () => lock.announce(url),
      stop: stopServices,
    }
  } catch (error) {
    await stopServices()
    throw interruption.aborted ? interruption.reason : error
  } finally {
    unlisten()
  }
}

/**
 * Starts the whole of Strata on one machine: starts the services, builds if the sources have changed, and
 * starts the server. `npm start`, the browser tests, the benchmarks and the guide's pictures use it.
 *
 * @param options.build false uses the existing build
 */
export async function startLocalStack(options: StackOptions & { build?: boolean }): Promise<LocalStack> {
  const services = await startLocalServices(options)
  const { interruption, stage, unlisten } = listenForSignals()
  try {
    if (options.build ?? true) {
      const current = await isBuildCurrent()
      await stage(
        'build',
        async () => {
          if (!current) await build({ logFile: resolve(options.dataDir, 'build.log'), signal: interruption })
          return { says: current ? 'nothing has changed' : 'done', value: undefined }
        },
        'the sources are new or changed, about a minute',
      )
    }
    const server = await stage('server', async () => ({
      says: services.url,
      value: await startServer(
        { ...process.env, ...services.environment },
        { quiet: true, logFile: options.logFile, signal: interruption },
      ),
    }))
    services.announce()
    const stopServerAndServices = async () => {
      await server.stop()
      await services.stop()
    }
    const { environment, url, databaseUrl, mailDir, issuer } = services
    return {
      environment,
      url,
      databaseUrl,
      mailDir,
      issuer,
      ended: server.ended,
      serverPid: server.pid,
      stop: stopServerAndServices,
    }
  } catch (error) {
    await services.stop()
    throw interruption.aborted ? interruption.reason : error
  } finally {
    unlisten()
  }
}

/**
 * Listens for signals during a start. A signal ends the current step and prevents the next one: the start
 * fails, and its caller stops the services that are already running.
 */
function listenForSignals(): { interruption: AbortSignal; stage: typeof runStep; unlisten(): void } {
  const controller = new AbortController()
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  const interrupt = () => controller.abort(new Error('Stopped before it was ready.'))
  for (const signal of signals) process.on(signal, interrupt)
  return {
    interruption: controller.signal,
    stage: (name, work, atWork) => {
      controller.signal.throwIfAborted()
      return runStep(name, work, atWork)
    },
    unlisten: () => {
      for (const signal of signals) process.off(signal, interrupt)
    },
  }
}

/** Seeds in a separate process, so that its connections and its memory are released afterwards. */
async function seedInChildProcess(environment: Record<string, string>, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/local/seed.ts'], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
  })
  let isSeeded = false
  child.once('message', (message) => (isSeeded = message === 'seeded'))
  const code = await new Promise<number | null>((finish, fail) => {
    child.once('error', fail)
    child.once('close', finish)
  })
  if (code !== 0) throw new Error('The demo content could not be written: see above.')
  return isSeeded ? 'demo content written' : 'there already'
}
