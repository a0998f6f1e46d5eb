import { randomUUID } from 'node:crypto'
import { readlinkSync, rmSync } from 'node:fs'
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'
import { processState } from '@/lib/platform/process-state'

/**
 * How often a process marks its folder as in use, and after how long without a mark the folder may be
 * removed.
 */
const beatMilliseconds = 60_000
const silenceMilliseconds = 10 * 60_000

/** Returns an id of this machine and container: process numbers are unique only within a container. */
function machineId(): string {
  let space = ''
  try {
    space = readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')
  } catch {
    // Only Linux has spaces of process numbers.
  }
  return `${hostname().replace(/[^\w-]/g, '')}.${space}`
}

const temporaryRoot = () => join(env().filesDir, 'tmp')

declare global {
  interface ProcessState {
    temporaryFolder?: string
  }
}

/**
 * The folder of this process for unfinished files. It is inside `filesDir`, so that storing a finished file
 * is a rename. The folder is removed when the process exits; `sweepTemporaryFolders` removes the folders of
 * killed processes.
 */
export async function ensureTemporaryFolder(): Promise<string> {
  if (!processState.temporaryFolder) {
    const folder = (processState.temporaryFolder = join(
      temporaryRoot(),
      `${machineId()}.${process.pid}.${randomUUID()}`,
    ))
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    setInterval(() => void touchFolder(folder), beatMilliseconds).unref()
  }
  await mkdir(processState.temporaryFolder, { recursive: true })
  return processState.temporaryFolder
}

async function touchFolder(folder: string): Promise<void> {
  const now = new Date()
  // If another instance removed the folder while this one was suspended, the next use makes it again.
  await utimes(folder, now, now).catch(() => {})
}

/**
 * Removes what ended processes left in the temporary folder, which several instances may share. A process of
 * this machine is checked directly; processes of other machines count as ended after a long silence.
 * @returns how many folders were removed
 */
export async function sweepTemporaryFolders(now = Date.now()): Promise<number> {
  const names = await readdir(temporaryRoot()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let removedCount = 0
  for (const name of names) {
    const path = join(temporaryRoot(), name)
    const stats = await stat(path).catch(() => undefined)
    // Another program may have got the process number by now, so a long silence counts on this machine too.
    const isSilent = stats && now - stats.mtimeMs > silenceMilliseconds
    if (!stats || !(isSilent || hasOwnerProcessEnded(name))) continue
    await rm(path, { recursive: true, force: true })
    removedCount++
  }
  return removedCount
}

/** Returns whether the process of a folder is known to have ended; false for a process of another machine. */
function hasOwnerProcessEnded(name: string): boolean {
  const ownPrefix = `${machineId()}.`
  const [pid = ''] = name.startsWith(ownPrefix) ? name.slice(ownPrefix.length).split('.') : []
  if (!/^\d+$/.test(pid)) return false
  try {
    process.kill(Number(pid), 0)
    return false
  } catch (error) {
    // Any other error means that the process exists, such as one of another user.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/**
 * Sweeps the temporary folders at the start and every ten minutes, because some killed instances are never
 * started again.
 * This is no job of the queue, because each machine may have its own folder.
 */
export function startTemporaryFolderSweeper(): void {
  const sweep = async () => {
    try {
      const removedCount = await sweepTemporaryFolders()
      if (removedCount > 0)
        log().info({ removed: removedCount }, 'unfinished files of ended processes were removed')
    } catch (error) {
      log().warn(redactedErrorFields(error), 'the temporary folder could not be swept')
    }
  }
  void sweep()
  setInterval(() => void sweep(), silenceMilliseconds).unref()
}
