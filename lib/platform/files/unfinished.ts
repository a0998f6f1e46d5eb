import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { env } from '@/lib/platform/env'
import { log, redactedErrorFields } from '@/lib/platform/log'
import * as bucketUploads from './unfinished-in-bucket'

const hourMilliseconds = 60 * 60_000
/** How long an interrupted upload can be resumed, and how long a finished upload waits for its form. */
export const unfinishedMilliseconds = 24 * hourMilliseconds

/**
 * The folder of resumable uploads without a bucket, inside `filesDir` and not in the folder of one process,
 * because an upload may continue after the process that it began with has ended.
 */
export function unfinishedUploadsFolder(): string {
  return join(env().filesDir, 'unfinished')
}

export async function makeUnfinishedUploadsFolder(): Promise<void> {
  await mkdir(unfinishedUploadsFolder(), { recursive: true })
}

/** What a sender announced of an upload, not yet checked, and how many bytes came. */
type UploadState = { size: unknown; received: number; metadata: unknown }

/** Returns what is known of an upload; null if there is none. */
export async function findUnfinishedUpload(id: string): Promise<UploadState | null> {
  if (env().filesS3) return bucketUploads.findUpload(id)
  const path = join(unfinishedUploadsFolder(), id)
  try {
    const { size, metadata } = JSON.parse(await readFile(`${path}.json`, 'utf8')) as UploadState
    return { size, metadata, received: (await stat(path)).size }
  } catch {
    return null
  }
}

/**
 * Takes an upload that is whole to a path of the temporary folder.
 * @returns false if it is gone: of two requests that take it, only one gets it
 */
export async function takeUnfinishedUpload(id: string, path: string): Promise<boolean> {
  if (env().filesS3) return bucketUploads.takeUpload(id, path)
  const from = join(unfinishedUploadsFolder(), id)
  try {
    await rename(from, path)
  } catch {
    return false
  }
  await rm(`${from}.json`, { force: true })
  return true
}

/** Removes uploads that received nothing for a day. @returns how much was removed */
export async function sweepUnfinishedUploads(now = Date.now()): Promise<number> {
  const silentSince = now - unfinishedMilliseconds
  const fromBucket = env().filesS3 ? await bucketUploads.sweepBucket(new Date(silentSince)) : 0
  return fromBucket + (await sweepFolder(silentSince))
}

async function sweepFolder(silentSince: number): Promise<number> {
  const names = await readdir(unfinishedUploadsFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  let removedCount = 0
  for (const name of names) {
    // The upload's metadata file never changes: the file of the bytes has the right date.
    const bytes = join(unfinishedUploadsFolder(), name.replace(/\.json$/, ''))
    const stats = await stat(bytes).catch(() => null)
    if (stats && stats.mtimeMs >= silentSince) continue
    await rm(join(unfinishedUploadsFolder(), name), { force: true })
    removedCount++
  }
  return removedCount
}

/**
 * Sweeps the unfinished uploads at the start and every hour. This is no job of the queue, because each
 * machine may have its own folder; of a bucket several instances may sweep at once.
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
