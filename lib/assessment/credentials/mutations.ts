import { eq, sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberResults } from '@/db/schema/assessment'
import { requireRow } from '@/lib/platform/api/rows'
import type { ResultWithdrawal } from './schema'

/**
 * Withdraws the result of an assessment, or takes the withdrawal back. A result that is withdrawn already keeps
 * its first moment and gets the new reason.
 * @throws Problem not_found for an assessment without a result
 */
export async function updateResultWithdrawal({
  answer_id,
  withdrawn,
  reason,
}: ResultWithdrawal): Promise<void> {
  requireRow(
    await db()
      .update(memberResults)
      .set({
        withdrawn_at: withdrawn ? sql`coalesce(${memberResults.withdrawn_at}, now())` : null,
        withdrawn_reason: withdrawn ? reason : '',
      })
      .where(eq(memberResults.assessment_id, answer_id))
      .returning({ id: memberResults.id }),
  )
}
