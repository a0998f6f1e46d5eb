import { resource } from '@/lib/platform/api/resource'
import { requestCalls } from './calls'
import { requestSorts, requestStates } from './schema'

/** Requests to the office from the public site, newest first, with their state. Replies are sent by mail. */
export const requestResource = resource({
  name: 'requests',
  kind: 'office_requests',
  list: {
    call: requestCalls.listAdminOfficeRequests,
    rows: 'request',
    columns: {
      state: { kind: 'own', brief: true },
      purpose: 'own',
      created_at: { kind: 'dateTime', brief: true },
      name: 'text',
      email: 'mailto',
      phone_number: 'phone',
      business_type: 'text',
    },
    heading: 'name',
    pageSizes: [10, 20, 30],
    search: true,
    filters: { state: {} },
    sorts: requestSorts,
    download: requestCalls.exportRequests,
  },
  form: {
    fields: { state: 'choice', note: { kind: 'textarea', hint: true } },
    record: requestCalls.getOfficeRequest,
    update: requestCalls.updateOfficeRequest,
    side: ['state', 'note'],
    keepsDraft: true,
  },
  choices: { state: requestStates },
})
