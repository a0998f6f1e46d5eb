import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { listedCompany, publicConsultant } from '../listings/schema'
import { companySearch, consultantSearch, suggestion, suggestionQuery } from './schema'

export const directorySearchCalls = {
  searchCompanies: call('GET /client/yellow-page/search/companies', {
    summary: 'The companies that match a term by name, registration number, category or words, best first',
    access: 'public',
    input: companySearch,
    answer: listAnswerSchema('companies', listedCompany),
  }),
  searchConsultants: call('GET /client/yellow-page/search/consultants', {
    summary: 'The consulting engineers that match a term, best first',
    access: 'public',
    input: consultantSearch,
    answer: listAnswerSchema('consultants', publicConsultant),
  }),
  suggestListings: call('GET /client/yellow-page/search/suggestions', {
    summary: 'Categories and listings whose names begin with the typed text',
    access: 'public',
    input: suggestionQuery,
    answer: z.object({ suggestions: z.array(suggestion) }),
    rate: { points: 240, perSeconds: 60 },
  }),
}
