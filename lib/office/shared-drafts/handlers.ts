import type { Handlers } from '@/lib/platform/api/handlers'
import type { sharedDraftCalls } from './calls'
import {
  deleteRemark,
  insertRemarkUnlessRepeated,
  revokeSharedDraft,
  shareDraft,
  takeOverSharedDrafts,
  updateRemark,
} from './mutations'
import { listRemarks, listSharedDrafts } from './queries'

export const sharedDraftHandlers: Handlers<typeof sharedDraftCalls> = {
  listAdminSharedDrafts: ({ input, account }) => listSharedDrafts(input, account),
  shareDraft: ({ input, account }) => shareDraft(input, account),
  takeOverSharedDrafts: ({ input, account }) => takeOverSharedDrafts(input, account),
  revokeSharedDraft: ({ input }) => revokeSharedDraft(input.id),
  insertDraftRemark: ({ input }) => insertRemarkUnlessRepeated(input),
  listAdminDraftRemarks: ({ input, account }) => listRemarks(input, account),
  updateDraftRemark: ({ input }) => updateRemark(input),
  deleteDraftRemark: ({ input }) => deleteRemark(input.id),
}
