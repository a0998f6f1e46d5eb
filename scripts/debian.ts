import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package of the distribution, which needs Debian and root. @returns whether it is installed now */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const runAptGet = (args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  return runAptGet(['update']) && runAptGet(['-y', '--no-install-recommends', 'install', name])
}
