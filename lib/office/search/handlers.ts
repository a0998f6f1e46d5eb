import type { Handlers } from '@/lib/platform/api/handlers'
import type { officeSearchCalls } from './calls'
import { searchOffice } from './queries'

export const officeSearchHandlers: Handlers<typeof officeSearchCalls> = {
  searchOffice: ({ input, account }) => searchOffice(input.term, account.account_role),
}
