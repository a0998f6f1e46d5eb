import type { Handlers } from '@/lib/platform/api/handlers'
import type { memberYearCalls } from './calls'
import { getMemberOverview } from './queries'

export const memberYearHandlers: Handlers<typeof memberYearCalls> = {
  getMemberYear: ({ member }) => getMemberOverview(member),
}
