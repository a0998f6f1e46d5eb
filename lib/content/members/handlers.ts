import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { memberCalls } from './calls'
import { deleteMember, insertMember, updateMember } from './mutations'
import { getMember, getMemberRecord, listMembers } from './queries'

/** Returns the saved member, or a message when its e-mail address is already registered. */
async function savedMemberReply(row: { id: number } | null) {
  if (!row) return { message: messageText('mn', 'validation.account.emailTaken') }
  return { member: (await getMember(row.id)) ?? undefined }
}

export const memberHandlers: Handlers<typeof memberCalls> = {
  listAdminMemberCompanies: async ({ input }) => ({ members: await listMembers(input) }),
  getMemberCompany: async ({ input }) => ({ record: await getMemberRecord(input.id) }),
  insertMemberCompany: async ({ input, files }) => savedMemberReply(await insertMember(input, files.image)),
  updateMemberCompany: async ({ input, files }) => savedMemberReply(await updateMember(input, files.image)),
  deleteMemberCompany: async ({ input }) => {
    await deleteMember(input.id)
    return {}
  },
}
