import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

/**
 * Starts `npm run backup` as a process of its own, if the settings name a place: a large backup takes longer
 * than a job may, and must not slow down the server. Waits for its end as long as the job may take.
 * @throws Error when the backup fails meanwhile, so that the job is tried again
 */
export async function runNightlyBackup(signal: AbortSignal): Promise<void> {
  if (!env().backupTo) return
  // Without npm's variable the command does not end with the server.
  const { npm_lifecycle_event: _, ...environment } = process.env
  const child = spawn(process.execPath, ['scripts/run.mjs', 'backup'], {
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  try {
    const [code] = (await once(child, 'exit', { signal })) as [number | null]
    if (code !== 0) throw new Error(`the backup ended with ${code}; its output says why`)
  } catch (error) {
    if (!signal.aborted) throw error
    log().info('the backup takes longer and goes on by itself')
  } finally {
    child.unref()
  }
}
