import { call } from '@/lib/api/call'
import { logoBytesMax } from '../limits'
import { companyForm, consultantForm, registeredListing } from './schema'

/** What is written about a person is deleted with the person's data, so the audit log holds no copy. */
const unauditedOwner = ['registrantName', 'registrantPosition', 'registrantEmail', 'registrantPhone'] as const
const unauditedPerson = [
  'nameMn',
  'nameEn',
  'professionMn',
  'professionEn',
  'phone',
  'adviceMn',
  'adviceEn',
] as const

/** Many may come from one address, but nobody registers a hundred companies in an hour. */
const rate = { points: 30, perSeconds: 600, counts: 'accepted' } as const

export const directoryRegistrationCalls = {
  insertYellowRegistration: call('POST /yellow-page/insert/yellow-registration', {
    summary:
      'Ask for a company to be listed; with `approval` from signed-in staff it is published at once. Lists come as JSON or as repeated fields',
    access: 'public',
    knowsStaff: true,
    input: companyForm,
    files: { image: { kinds: ['image'], keep: 'public', fileBytesMax: logoBytesMax } },
    answer: registeredListing,
    stale: ['GET /yellow-page/get/new-request', 'GET /yellow-page/get/company-list'],
    unaudited: unauditedOwner,
    rate,
  }),
  insertYellowConsultant: call('POST /yellow-page/insert/yellow-consultant', {
    summary: 'Ask for a consulting engineer to be listed, as for a company',
    access: 'public',
    knowsStaff: true,
    input: consultantForm,
    answer: registeredListing,
    stale: ['GET /yellow-page/get/new-request', 'GET /yellow-page/get/consultant-list'],
    unaudited: [...unauditedPerson, ...unauditedOwner],
    rate,
  }),
}
