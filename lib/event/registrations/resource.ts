import { resource } from '@/lib/platform/api/resource'
import { registrationCalls } from './calls'

const columns = {
  company: 'text',
  last_name: 'text',
  first_name: 'text',
  country_name: 'text',
  email: 'mailto',
  phone_number: 'phone',
  created_at: 'dateTime',
  admitted_at: 'dateTime',
} as const
const fields = {
  company: 'text',
  last_name: 'text',
  first_name: 'text',
  country: {
    kind: 'select',
    from: { call: registrationCalls.listAdminCountries, rows: 'country', value: 'code', label: 'name' },
  },
  email: 'email',
  phone_number: 'phone',
} as const

/** The page sizes that the specification gives for the list of registrations. */
export const registrationPageSizes = [50, 100, 150] as const

/**
 * The registrations of an edition. The list is a separate component, because its search needs both a category
 * and a term.
 */
export const registrationResource = resource({
  name: 'registrations',
  kind: 'event_registrations',
  list: {
    call: registrationCalls.listAdminRegistrations,
    rows: 'register',
    columns,
    heading: 'company',
    pageSizes: registrationPageSizes,
    download: registrationCalls.exportRegistrations,
  },
  form: {
    fields,
    record: registrationCalls.getRegistration,
    insert: registrationCalls.insertRegistration,
    update: registrationCalls.updateRegistration,
  },
  remove: registrationCalls.deleteRegistration,
})

/** The registrations of the last `newDays` days, and all registrations that staff added. */
export const newRegistrationResource = resource({
  name: 'newRegistrations',
  kind: 'event_registrations',
  list: {
    call: registrationCalls.listAdminNewRegistrations,
    rows: 'register',
    columns,
    heading: 'company',
    pageSizes: registrationPageSizes,
  },
  form: {
    fields,
    record: registrationCalls.getRegistration,
    insert: registrationCalls.insertRegistration,
    update: registrationCalls.updateRegistration,
  },
  note: true,
})
