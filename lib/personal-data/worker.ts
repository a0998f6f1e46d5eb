import { env } from '@/lib/env'
import { log } from '@/lib/log'
import { repeat } from '@/lib/repeat'
import { deleteExpiredData } from './mutations'

const pauseMilliseconds = 60 * 60 * 1_000

/** Deletes what is past its time, at the start and every hour for as long as the process lives. */
export function startRetentionWorker(): void {
  repeat('expired data could not be deleted', pauseMilliseconds, async () => {
    const deleted = await deleteExpiredData(env().personalDataDays)
    if (deleted && Object.values(deleted).some(Boolean)) log().info(deleted, 'expired data was deleted')
  })
}
