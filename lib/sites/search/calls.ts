import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { text } from '@/lib/platform/api/fields'
import { locales } from '@/lib/platform/i18n/locale'
import { searchedSites, suggestions, termLettersMax } from './schema'

export const siteSearchCalls = {
  listSuggestions: call('GET /client/search/suggestions', {
    summary:
      'Records of a site whose titles have the typed words, then completions of the typed text with results',
    access: 'public',
    input: z.object({
      term: text({ max: termLettersMax, required: 'validation.term' }),
      site: z.enum(searchedSites).default('mm'),
      lang: z.enum(locales).default('mn'),
    }),
    answer: z.object({ suggestions }),
    rate: { points: 240, perSeconds: 60 },
  }),
}
