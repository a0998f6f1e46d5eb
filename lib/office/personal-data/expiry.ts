import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { deleteExpiredData } from './mutations'

/** Deletes what is past its time by the settings of this process. */
export async function deleteExpiredPersonalData(): Promise<void> {
  const deletedCounts = await deleteExpiredData(env().personalDataDays)
  if (deletedCounts && Object.values(deletedCounts).some(Boolean))
    log().info(deletedCounts, 'expired data was deleted')
}
