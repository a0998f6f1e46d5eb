import { call } from '@/lib/platform/api/call'
import { logoSideMax } from '@/lib/platform/files/kinds'
import { logoBytesMax } from '../limits'
import { companyForm, consultantForm, registeredListing } from './schema'

/** Fields that the audit log omits: it would keep personal data after the person's data is deleted. */
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

/**
 * The limit for one IP address, which all visitors in a hall may share. Only accepted forms count, so that
 * mistakes lock no one out.
 */
const rate = { points: 120, perSeconds: 600, counts: 'accepted' } as const

export const directoryRegistrationCalls = {
  insertYellowRegistration: call('POST /yellow-page/insert/yellow-registration', {
    summary:
      'Request the listing of a company; with `approval` from staff who may approve requests it is published at once. Lists are JSON or repeated fields',
    access: 'public',
    knowsStaff: true,
    input: companyForm,
    files: {
      image: { kinds: ['image'], storage: 'public', fileBytesMax: logoBytesMax, sideMax: logoSideMax },
    },
    answer: registeredListing,
    invalidates: ['GET /yellow-page/get/new-request', 'GET /yellow-page/get/company-list'],
    auditOmits: unauditedOwner,
    rate,
  }),
  insertYellowConsultant: call('POST /yellow-page/insert/yellow-consultant', {
    summary: 'Request the listing of a consulting engineer, like that of a company',
    access: 'public',
    knowsStaff: true,
    input: consultantForm,
    answer: registeredListing,
    invalidates: ['GET /yellow-page/get/new-request', 'GET /yellow-page/get/consultant-list'],
    auditOmits: [...unauditedPerson, ...unauditedOwner],
    rate,
  }),
}
