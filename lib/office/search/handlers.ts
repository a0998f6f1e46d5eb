import type { Handlers } from '@/lib/platform/api/handlers'
import type { officeSearchCalls } from './calls'
import { searchPlaces } from './queries'

export const officeSearchHandlers: Handlers<typeof officeSearchCalls> = {
  searchOffice: ({ input, account }) => searchPlaces(input.term, account.account_role),
}
