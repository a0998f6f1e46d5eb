import { useCallback } from 'react'
import { sharedDraftCalls } from '@/lib/office/shared-drafts/calls'
import type { PreviewKind } from '@/lib/platform/api/preview'
import { makeCall } from '@/lib/wiring/calls/client'
import { useWrite } from '../calls'

/**
 * Returns the write of a new record, which then gives the record the shared drafts that were made before it was
 * saved. If that fails, they stay beside the form of a new record.
 * @param kind undefined for a record without a preview, and for one that is not new
 */
export function useDraftTakeover<Args extends unknown[], Answer extends object>(
  insert: (...args: Args) => Promise<Answer>,
  kind: PreviewKind | undefined,
): (...args: Args) => Promise<Answer> {
  const takeOver = useWrite(sharedDraftCalls.takeOverSharedDrafts)
  return useCallback(
    async (...args) => {
      const answer = await insert(...args)
      if (!kind || !('id' in answer) || typeof answer.id !== 'number') return answer
      try {
        const { total } = await makeCall(sharedDraftCalls.listAdminSharedDrafts, { kind, record_id: null })
        if (total > 0) await takeOver({ kind, record_id: answer.id })
      } catch {
        // The record is saved; its form need not tell of this.
      }
      return answer
    },
    [insert, kind, takeOver],
  )
}
