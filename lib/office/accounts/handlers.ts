import type { Handlers } from '@/lib/platform/api/handlers'
import type { accountCalls } from './calls'
import { deleteAccount, insertAccount, updateAccount } from '@/lib/platform/accounts/mutations'
import { getAccountRecord, listAdminAccounts } from '@/lib/platform/accounts/queries'

export const accountHandlers: Handlers<typeof accountCalls> = {
  listAdminAccounts: ({ input }) => listAdminAccounts(input),
  getStaffAccount: async ({ input }) => ({ record: await getAccountRecord(input.id) }),
  insertAccount: ({ input }) => insertAccount(input),
  updateAccount: ({ input }) => updateAccount(input),
  deleteAccount: ({ input, account }) => deleteAccount(input.id, account),
}
