import type { Handlers } from '@/lib/platform/api/handlers'
import type { draftCalls } from './calls'
import { deleteDraft, storeDraft } from './mutations'
import { findDraft, listDrafts } from './queries'

export const draftHandlers: Handlers<typeof draftCalls> = {
  listAdminDrafts: ({ input }) => listDrafts(input),
  getDraft: async ({ input, account }) => ({ draft: await findDraft(input, account) }),
  storeDraft: ({ input, account }) => storeDraft(input, account),
  deleteDraft: ({ input }) => deleteDraft(input),
}
