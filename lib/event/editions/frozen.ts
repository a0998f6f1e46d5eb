import { Problem } from '@/lib/api/problem'
import { isFrozen } from './queries'

/**
 * What every write of an edition asks first: one that is frozen stays as it is.
 * @throws Problem conflict
 */
export async function refuseFrozen(of: { eventId: number } | { dayId: number }): Promise<void> {
  if (await isFrozen(of)) throw new Problem('conflict', 'problems.edition_frozen')
}
