import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, paged } from '@/lib/api/fields'
import { listing } from '@/lib/api/listing'
import { officeRequest, officeRequestForm, requestSorts } from './schema'

export const requestCalls = {
  insertOfficeRequest: call('POST /client/insert/office-request', {
    summary:
      'Ask the office to join, to join the codex or to meet; the same request sent twice is filed once',
    access: 'public',
    input: officeRequestForm,
    answer: done,
    rate: { points: 10, perSeconds: 600, counts: 'accepted' },
  }),
  listOfficeRequests: call('GET /admin/get/office-request', {
    summary: 'Requests to the office, newest first',
    access: 'admin',
    input: z.object(listing({ limit: 10, limitMax: 100, sorts: requestSorts })),
    answer: paged('request', officeRequest),
  }),
}
