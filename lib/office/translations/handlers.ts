import type { Handlers } from '@/lib/platform/api/handlers'
import type { translationCalls } from './calls'
import { markTranslationUpToDate } from './mutations'
import { getTranslationAndNext, listDueTranslations } from './queries'

export const translationHandlers: Handlers<typeof translationCalls> = {
  listAdminTranslations: ({ input }) => listDueTranslations(input),
  getTranslation: ({ input: { id, ...filter } }) => getTranslationAndNext(id, filter),
  keepTranslation: ({ input }) => markTranslationUpToDate(input),
}
