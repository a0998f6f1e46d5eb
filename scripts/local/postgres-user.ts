import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * The account that Postgres runs under when we are root. `reaches` says whether this account can enter the
 * folders of the cluster and of the programs.
 */
export type ClusterUser = { uid: number; gid: number; reaches: boolean }

export type Command = { command: string; args: string[]; uid?: number; gid?: number }

/**
 * Returns the account that Postgres runs under when we are root, because Postgres refuses to run as root: the
 * owner of the cluster; for a new cluster `postgres`, or `nobody` if there is no `postgres`.
 *
 * @returns undefined when we are not root
 */
export async function findClusterUser(folder: string, binary: string): Promise<ClusterUser | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await stat(folder).catch(() => undefined)
  const who = owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : requireUnprivilegedUser()
  return { ...who, reaches: isTraversable(dirname(folder)) && isTraversable(dirname(binary)) }
}

function requireUnprivilegedUser(): { uid: number; gid: number } {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find((fields) => fields[0] === name)
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) }
  }
  throw new Error('Postgres cannot run as root, and this machine has neither a user postgres nor nobody')
}

/** Returns whether every user may enter a folder and all folders above it. */
function isTraversable(folder: string): boolean {
  for (let path = folder; ; path = dirname(path)) {
    if ((statSync(path).mode & 0o001) === 0) return false
    if (path === dirname(path)) return true
  }
}

/**
 * Returns the command that runs a program as a user. If the checkout is in a folder that only root may enter
 * (`/root`, a `mktemp -d`), the program keeps the one capability to enter it, so that the modes of folders
 * that are not ours stay unchanged.
 */
export function commandAs(runsAs: ClusterUser | undefined, program: string, args: string[]): Command {
  if (!runsAs) return { command: program, args }
  const { uid, gid, reaches } = runsAs
  if (reaches) return { command: program, args, uid, gid }
  const capability = ['dac_read_search', 'dac_override'].find(
    (name) => spawnSync('setpriv', setprivArguments(runsAs, name, ['true'])).status === 0,
  )
  if (!capability) {
    throw new Error(
      'Postgres cannot run as root, and no other user may enter this folder: move the checkout, or chmod o+x its parents',
    )
  }
  return { command: 'setpriv', args: setprivArguments(runsAs, capability, [program, ...args]) }
}

function setprivArguments(runsAs: ClusterUser, capability: string, command: string[]): string[] {
  return [
    ...[`--reuid=${runsAs.uid}`, `--regid=${runsAs.gid}`, '--clear-groups'],
    ...[`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`, '--', ...command],
  ]
}
