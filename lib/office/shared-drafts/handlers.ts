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
  takeOverSharedDrafts: async ({ input, account }) => {
    await takeOverSharedDrafts(input, account)
    return {}
  },
  revokeSharedDraft: async ({ input }) => {
    await revokeSharedDraft(input.id)
    return {}
  },
  insertDraftRemark: async ({ input }) => {
    await insertRemarkUnlessRepeated(input)
    return {}
  },
  listAdminDraftRemarks: ({ input, account }) => listRemarks(input, account),
  updateDraftRemark: async ({ input }) => {
    await updateRemark(input)
    return {}
  },
  deleteDraftRemark: async ({ input }) => {
    await deleteRemark(input.id)
    return {}
  },
}
