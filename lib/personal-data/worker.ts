import { env } from '@/lib/env'
import { log, reasonOf } from '@/lib/log'
import { deleteExpiredData } from './mutations'

const pauseMilliseconds = 60 * 60 * 1_000

let isRunning = false

/** Deletes what is past its time, at the start and every hour for as long as the process lives. */
export function startRetentionWorker(): void {
  if (isRunning) return
  isRunning = true
  const turn = async () => {
    try {
      const deleted = await deleteExpiredData(env().personalDataDays)
      if (deleted && Object.values(deleted).some(Boolean)) log().info(deleted, 'expired data was deleted')
    } catch (error) {
      log().warn(reasonOf(error), 'expired data could not be deleted')
    }
    setTimeout(() => void turn(), pauseMilliseconds).unref()
  }
  void turn()
}
