import type { Handlers } from '@/lib/platform/api/handlers'
import { consultantAnswer, listedCompanyAnswer } from '../listings/answers'
import type { directorySearchCalls } from './calls'
import { findCompanies, findConsultants, suggestListings } from './queries'

export const directorySearchHandlers: Handlers<typeof directorySearchCalls> = {
  searchCompanies: async ({ input }) => {
    const { rows, ...counted } = await findCompanies(input.term, input.lang, input.page, input.limit)
    return { companies: rows.map((card) => listedCompanyAnswer(card, input.lang)), ...counted }
  },
  searchConsultants: async ({ input }) => {
    const { rows, ...counted } = await findConsultants(input.term, input.lang, input.page, input.limit)
    return { consultants: rows.map(consultantAnswer), ...counted }
  },
  suggestListings: async ({ input }) => ({ suggestions: await suggestListings(input.term, input.lang) }),
}
