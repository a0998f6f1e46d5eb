import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, text } from '@/lib/platform/api/fields'
import { locales } from '@/lib/platform/i18n/locale'
import { searchedSites, searchOutcomes, suggestions, termLettersMax } from './schema'

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
  countSearchOutcome: call('POST /client/search/outcome', {
    summary: 'Count that a search found nothing or something, or that one of its results was opened',
    access: 'public',
    input: z.object({
      site: z.enum(searchedSites),
      term: text({ max: termLettersMax, required: 'validation.term' }),
      outcome: z.enum(searchOutcomes),
    }),
    answer: doneAnswer,
    isOneStatement: true,
    // A whole hall may share an address.
    rate: { points: 120, perSeconds: 60 },
  }),
}
