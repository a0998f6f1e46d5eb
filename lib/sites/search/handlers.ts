import type { Handlers } from '@/lib/platform/api/handlers'
import type { siteSearchCalls } from './calls'
import { countSearchOutcome } from './misses'
import { listSuggestions } from './queries'

export const siteSearchHandlers: Handlers<typeof siteSearchCalls> = {
  listSuggestions: async ({ input }) => ({
    suggestions: await listSuggestions(input.site, input.term, input.lang),
  }),
  countSearchOutcome: ({ input, client, now }) => countSearchOutcome(input, { address: client.address, now }),
}
