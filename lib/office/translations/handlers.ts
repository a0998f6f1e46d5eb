import type { Handlers } from '@/lib/platform/api/handlers'
import type { translationCalls } from './calls'
import { markTranslationUpToDate } from './mutations'
import { getTranslation, listTranslations } from './queries'

export const translationHandlers: Handlers<typeof translationCalls> = {
  listAdminTranslations: ({ input }) => listTranslations(input),
  getTranslation: ({ input: { id, ...filter } }) => getTranslation(id, filter),
  keepTranslation: async ({ input }) => {
    await markTranslationUpToDate(input)
    return {}
  },
}
