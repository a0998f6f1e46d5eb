import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installDebianPackage } from './debian'
import { findFreePort } from './local/ports'
import { commandAs, findClusterUser } from './local/postgres-user'
import { replacePlaces, takesConnections } from './nginx'

/**
 * Makes sure that `deploy/pgbouncer.ini` can be tried. If the machine has no PgBouncer, installs the package of
 * the distribution, which needs Debian and root.
 *
 * @returns whether one is available; without it the test is skipped
 */
export const ensurePgBouncer = (): boolean =>
  hasPgBouncer() || (installDebianPackage('pgbouncer') && hasPgBouncer())

export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0
}

/**
 * Starts PgBouncer with `deploy/pgbouncer.ini` in front of a database, with few connections to it: only the
 * places that the file marks differ.
 */
export async function startPgBouncer(
  databaseUrl: string,
  poolSize: number,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'strata-pgbouncer-'))
  const port = await findFreePort(undefined, '127.0.0.1')
  const { hostname, port: databasePort, pathname, username, password } = new URL(databaseUrl)
  const [file, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'userlist.txt')]
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`)
  const text = replacePlaces('deploy/pgbouncer.ini', await readFile('deploy/pgbouncer.ini', 'utf8'), [
    [
      'strata = host=127.0.0.1 port=5432 dbname=strata',
      `${pathname.slice(1)} = host=${hostname} port=${databasePort}`,
    ],
    ['pool_size=10', `pool_size=${poolSize}`],
    ['listen_port = 6432', `listen_port = ${port}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ])
  await writeFile(file, text)
  for (const path of [folder, file, users]) await chmod(path, 0o755)
  // Like Postgres, it refuses to run as root.
  const user = await findClusterUser(folder, '/usr/sbin/pgbouncer')
  const { command, args, ...account } = commandAs(user, 'pgbouncer', ['--quiet', file])
  const child = spawn(command, args, { ...account, stdio: ['ignore', 'inherit', 'inherit'] })
  const end = new Promise<void>((resolve) => child.once('close', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    await end
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await takesConnections(port))) {
    if (child.exitCode !== null) {
      await stop()
      throw new Error('pgbouncer did not start')
    }
    await pause(20)
  }
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return { url: url.href, stop }
}
