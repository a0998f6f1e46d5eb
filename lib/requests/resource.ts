import { resource } from '@/lib/api/resource'
import { requestCalls } from './calls'
import { requestSorts } from './schema'

/** What people asked of the office through the site, newest first. It is read here and answered by mail. */
export const requestResource = resource({
  name: 'requests',
  list: {
    call: requestCalls.listOfficeRequests,
    rows: 'request',
    columns: {
      purpose: 'own',
      created_at: 'dateTime',
      name: 'text',
      email: 'mailto',
      phone_number: 'phone',
      business_type: 'text',
    },
    heading: 'name',
    pageSizes: [10, 20, 30],
    search: true,
    sorts: requestSorts,
  },
})
