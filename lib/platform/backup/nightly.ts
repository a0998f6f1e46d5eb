import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { listBackupRuns } from './runs'

/** Less than the job may take: a job that takes longer counts as failed and would be tried again. */
const waitedMillisecondsMax = 200_000

/**
 * Starts `npm run backup` as a process of its own, if the settings name a place: a large backup takes longer
 * than a job may, and must not slow down the server. Waits for its end for some minutes; afterwards its row in
 * the database tells how it ended.
 * @throws Error when the backup fails meanwhile, so that the job is tried again
 */
export async function runNightlyBackup(
  signal: AbortSignal,
  waitedMilliseconds = waitedMillisecondsMax,
): Promise<void> {
  if (!env().backupTo) return
  const startedAt = new Date()
  // Without npm's variable the command does not end with the server.
  const { npm_lifecycle_event: _, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backup'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const limit = AbortSignal.any([signal, AbortSignal.timeout(waitedMilliseconds)])
  try {
    const [code] = (await once(child, 'exit', { signal: limit })) as [number | null]
    if (code !== 0) throw new Error(`the nightly backup failed: ${await readReason(startedAt)}`)
  } catch (error) {
    if (!limit.aborted) throw error
    log().info('the nightly backup takes longer and goes on by itself')
  } finally {
    child.unref()
  }
}

async function readReason(startedAt: Date): Promise<string> {
  const [run] = await listBackupRuns(1)
  return run?.error && run.started_at >= startedAt ? run.error : 'its output says why'
}
