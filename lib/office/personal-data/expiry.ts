import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { deleteDataOlderThan } from './mutations'

/** Deletes personal data that is older than the number of days in the setting `personalDataDays`. */
export async function deleteExpiredPersonalData(): Promise<void> {
  const deletedCounts = await deleteDataOlderThan(env().personalDataDays)
  if (deletedCounts && Object.values(deletedCounts).some(Boolean))
    log().info(deletedCounts, 'expired data was deleted')
}
