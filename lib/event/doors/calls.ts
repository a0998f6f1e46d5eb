import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doorFound, doorList, doorListInput, doorSearchInput, scanResult, scansInput } from './schema'

export const doorCalls = {
  getDoorList: call('GET /mw/admin/get/door-list', {
    summary: 'The guest list, for a device to store; later the new registrations and admissions',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['after', 'since'],
    input: doorListInput,
    answer: doorList,
  }),
  findDoorGuests: call('GET /mw/admin/get/door-guests', {
    summary: 'The guests with a phone number or e-mail address; a device finds names in its stored list',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: doorSearchInput,
    answer: doorFound,
  }),
  insertScans: call('POST /mw/admin/insert/scans', {
    summary: 'Passes scanned at a door: each is admitted once, and a scan sent again counts once',
    access: 'admin',
    invalidates: [
      'GET /mw/admin/get/door-list',
      'GET /mw/admin/get/user-registration',
      'GET /mw/admin/get/new-registration',
      'GET /mw/admin/get/registration-figures',
    ],
    auditOmits: ['scans'],
    input: scansInput,
    answer: z.object({ results: z.array(scanResult) }),
    // A high limit, because all devices at the doors of a hall may share one network address.
    rate: { points: 1_200, perSeconds: 60 },
  }),
}
