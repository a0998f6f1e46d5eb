import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { deleteDataOlderThan } from './mutations'

/** Deletes personal data older than `personalDataDays` of the environment. */
export async function deleteExpiredPersonalData(): Promise<void> {
  const deletedCounts = await deleteDataOlderThan(env().personalDataDays)
  if (deletedCounts && Object.values(deletedCounts).some(Boolean))
    log().info(deletedCounts, 'expired data was deleted')
}
