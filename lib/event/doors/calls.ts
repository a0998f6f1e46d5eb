import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doorFound, doorList, doorListInput, doorSearchInput, scanResult, scansInput } from './schema'

export const doorCalls = {
  getDoorList: call('GET /mw/admin/get/door-list', {
    summary: 'Who may come in, for a device to keep; later those that came after, and who was let in',
    access: 'admin',
    input: doorListInput,
    answer: doorList,
  }),
  findDoorGuests: call('GET /mw/admin/get/door-guests', {
    summary: 'Whose phone number or e-mail address somebody at a door says; a device finds names by itself',
    access: 'admin',
    input: doorSearchInput,
    answer: doorFound,
  }),
  insertScans: call('POST /mw/admin/insert/scans', {
    summary:
      'Passes that were shown at a door: each is let in once, a scan that is sent again is the same one',
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
    // All doors of a hall may share one address.
    rate: { points: 1_200, perSeconds: 60 },
  }),
}
