import type { Handlers } from '@/lib/platform/api/handlers'
import { findMisspelledWords } from '@/lib/platform/search/misspelled'
import type { writingCalls } from './calls'
import { checkedWordsMax } from './schema'

export const writingHandlers: Handlers<typeof writingCalls> = {
  findMisspelledWords: async ({ input }) => ({
    slips: await findMisspelledWords(input.words.split(' ').slice(0, checkedWordsMax)),
  }),
}
