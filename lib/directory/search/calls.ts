import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswer } from '@/lib/platform/api/fields'
import { listedCompany, publicConsultant } from '../listings/schema'
import { companySearch, consultantSearch, suggestion, suggestionQuery } from './schema'

export const directorySearchCalls = {
  searchCompanies: call('GET /client/yellow-page/search/companies', {
    summary: 'The companies that a term means: by name, registration number, category and words, best first',
    access: 'public',
    input: companySearch,
    answer: listAnswer('companies', listedCompany),
  }),
  searchConsultants: call('GET /client/yellow-page/search/consultants', {
    summary: 'The consulting engineers that a term means, best first',
    access: 'public',
    input: consultantSearch,
    answer: listAnswer('consultants', publicConsultant),
  }),
  suggestListings: call('GET /client/yellow-page/search/suggestions', {
    summary: 'Listings whose names begin as it is typed',
    access: 'public',
    input: suggestionQuery,
    answer: z.object({ suggestions: z.array(suggestion) }),
    rate: { points: 240, perSeconds: 60 },
  }),
}
