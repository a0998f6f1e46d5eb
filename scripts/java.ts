import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/**
 * Makes sure that the check of HTML has a Java runtime. If the machine has none, installs the package, which
 * needs Debian and root.
 *
 * @returns whether one is available; without it the check is skipped
 */
export function ensureJava(): boolean {
  if (hasJava()) return true
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const runAptGet = (args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0
  const options = ['-y', '--no-install-recommends', 'install', 'default-jre-headless']
  return runAptGet(['update']) && runAptGet(options) && hasJava()
}

/** Returns whether a Java runtime answers. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0
}
