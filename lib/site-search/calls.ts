import * as z from 'zod'
import { call } from '@/lib/api/call'
import { text } from '@/lib/api/fields'
import { suggestions, termLettersMax } from './schema'

export const siteSearchCalls = {
  listSuggestions: call('GET /client/search/suggestions', {
    summary: 'Terms that what is typed may become, each of which finds something of the site',
    access: 'public',
    input: z.object({ term: text({ max: termLettersMax, required: 'validation.term' }) }),
    answer: z.object({ suggestions }),
    rate: { points: 240, perSeconds: 60 },
  }),
}
