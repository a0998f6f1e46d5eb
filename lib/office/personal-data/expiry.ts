import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { deleteExpiredData } from './mutations'

/** Deletes what is past its time by the settings of this process. */
export async function deleteExpiredPersonalData(): Promise<void> {
  const deleted = await deleteExpiredData(env().personalDataDays)
  if (deleted && Object.values(deleted).some(Boolean)) log().info(deleted, 'expired data was deleted')
}
