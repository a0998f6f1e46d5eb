import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'

const hourMilliseconds = 60 * 60_000
/** How long an interrupted upload can be resumed, and how long a finished upload waits for its form. */
export const unfinishedMilliseconds = 24 * hourMilliseconds

/**
 * The folder of resumable uploads, inside `filesDir` and not in the folder of one process, because an
 * upload may continue after the process that it began with has ended.
 */
export function unfinishedUploadsFolder(): string {
  return join(env().filesDir, 'unfinished')
}

export async function makeUnfinishedUploadsFolder(): Promise<void> {
  await mkdir(unfinishedUploadsFolder(), { recursive: true })
}

/** Removes uploads that received nothing for a day. @returns how many files were removed */
export async function sweepUnfinishedUploads(now = Date.now()): Promise<number> {
  const names = await readdir(unfinishedUploadsFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let removedCount = 0
  for (const name of names) {
    // The upload's metadata file never changes: the file of the bytes has the right date.
    const bytes = join(unfinishedUploadsFolder(), name.replace(/\.json$/, ''))
    const stats = await stat(bytes).catch(() => null)
    if (stats && now - stats.mtimeMs <= unfinishedMilliseconds) continue
    await rm(join(unfinishedUploadsFolder(), name), { force: true })
    removedCount++
  }
  return removedCount
}

/**
 * Sweeps the unfinished uploads at the start and every hour. This is no job of the queue, because each
 * machine may have its own folder.
 */
export function startUnfinishedUploadSweeper(): void {
  const sweep = () =>
    sweepUnfinishedUploads().then(
      (removedCount) =>
        removedCount > 0 && log().info({ removed: removedCount }, 'abandoned uploads were removed'),
      (error: unknown) => log().warn(redactedErrorFields(error), 'abandoned uploads could not be swept'),
    )
  void sweep()
  setInterval(() => void sweep(), hourMilliseconds).unref()
}
