import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/platform/env'
import { log, reasonOf } from '@/lib/platform/log'

const hourMilliseconds = 60 * 60_000
/** How long an interrupted upload can be resumed, and a finished one waits for its form. */
export const unfinishedMilliseconds = 24 * hourMilliseconds

/**
 * Where resumable uploads grow: on the disk of the stored files, and in no folder of one process, because one may go
 * on after the process that it began with.
 */
export function unfinishedFolder(): string {
  return join(env().filesDir, 'unfinished')
}

export async function makeUnfinishedFolder(): Promise<void> {
  await mkdir(unfinishedFolder(), { recursive: true })
}

/** Removes what nobody has sent anything to for a day. @returns how many files were removed */
export async function sweepUnfinished(now = Date.now()): Promise<number> {
  const names = await readdir(unfinishedFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let removedCount = 0
  for (const name of names) {
    // What is told of an upload stands beside it in a file that never changes: the bytes say how old it is.
    const bytes = join(unfinishedFolder(), name.replace(/\.json$/, ''))
    const stats = await stat(bytes).catch(() => null)
    if (stats && now - stats.mtimeMs <= unfinishedMilliseconds) continue
    await rm(join(unfinishedFolder(), name), { force: true })
    removedCount++
  }
  return removedCount
}

/** Sweeps at the start and every hour; it is no job of the queue, because each machine may have a folder of its own. */
export function startUnfinishedSweeper(): void {
  const sweep = () =>
    sweepUnfinished().then(
      (removedCount) =>
        removedCount > 0 && log().info({ removed: removedCount }, 'abandoned uploads were removed'),
      (error: unknown) => log().warn(reasonOf(error), 'abandoned uploads could not be swept'),
    )
  void sweep()
  setInterval(() => void sweep(), hourMilliseconds).unref()
}
