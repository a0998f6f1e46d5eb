import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { text } from '@/lib/platform/api/fields'
import { searchedSites, suggestions, termLettersMax } from './schema'

export const siteSearchCalls = {
  listSuggestions: call('GET /client/search/suggestions', {
    summary: 'Completions of the typed text, each of which has results on a site',
    access: 'public',
    input: z.object({
      term: text({ max: termLettersMax, required: 'validation.term' }),
      site: z.enum(searchedSites).default('mm'),
    }),
    answer: z.object({ suggestions }),
    rate: { points: 240, perSeconds: 60 },
  }),
}
