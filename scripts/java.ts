import { spawnSync } from 'node:child_process'
import { installDebianPackage } from './debian'

/**
 * Makes sure that the check of HTML has a Java runtime. If the machine has none, installs the package, which
 * needs Debian and root.
 *
 * @returns whether one is available; without it the check is skipped
 */
export const ensureJava = (): boolean =>
  hasJava() || (installDebianPackage('default-jre-headless') && hasJava())

/** Returns whether a Java runtime answers. */
export function hasJava(): boolean {
  return spawnSync('java', ['-version']).status === 0
}
