import type { Handlers } from '@/lib/platform/api/handlers'
import type { siteSearchCalls } from './calls'
import { listSuggestions } from './queries'

export const siteSearchHandlers: Handlers<typeof siteSearchCalls> = {
  listSuggestions: async ({ input }) => ({
    suggestions: await listSuggestions(input.site, input.term, input.lang),
  }),
}
