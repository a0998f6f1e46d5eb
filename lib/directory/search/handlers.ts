import type { Handlers } from '@/lib/platform/api/handlers'
import { consultantAnswer, listedCompanyAnswer } from '../listings/answers'
import type { directorySearchCalls } from './calls'
import { findCompanies, findConsultants, suggestListings } from './queries'

export const directorySearchHandlers: Handlers<typeof directorySearchCalls> = {
  searchCompanies: async ({ input }) => {
    const { rows, ...counts } = await findCompanies(input.term, input.lang, input.page, input.limit)
    return { companies: rows.map((card) => listedCompanyAnswer(card, input.lang)), ...counts }
  },
  searchConsultants: async ({ input }) => {
    const { rows, ...counts } = await findConsultants(input.term, input.lang, input.page, input.limit)
    return { consultants: rows.map(consultantAnswer), ...counts }
  },
  suggestListings: async ({ input }) => ({ suggestions: await suggestListings(input.term, input.lang) }),
}
