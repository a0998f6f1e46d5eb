import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { messageText } from '@/lib/platform/i18n/messages'
import type { registrationCalls } from './calls'
import { countriesFor } from './countries'
import { exportRegistrations } from './export'
import { deleteRegistration, insertRegistration, registerVisitor, updateRegistration } from './mutations'
import {
  getPassOfLiveEdition,
  getRegistration,
  getEditionsAndRegistrationCounts,
  listRecentAndStaffRegistrations,
  listRegistrations,
} from './queries'

export const registrationHandlers: Handlers<typeof registrationCalls> = {
  register: async ({ input }) => {
    const { pass, outcome } = await registerVisitor(input)
    return { pass, message: messageText(input.lang, `event.register.${outcome}`) }
  },
  getPass: async ({ input }) => ({ pass: await getPassOfLiveEdition(input.code, input.lang) }),
  listAdminRegistrations: ({ input }) => listRegistrations(input),
  exportRegistrations: async ({ input: { kind, id, ...search }, signal }) => ({
    body: await exportRegistrations(kind, search, id, signal),
    kind,
    name: appendTodaysDate(messageText('mn', 'admin.registrations.sheet')),
  }),
  listAdminNewRegistrations: ({ input }) => listRecentAndStaffRegistrations(input),
  getRegistrationFigures: ({ input }) => getEditionsAndRegistrationCounts(input.event),
  listAdminCountries: () => Promise.resolve({ country: countriesFor('mn') }),
  getRegistration: async ({ input }) => ({ record: await getRegistration(input.id) }),
  insertRegistration: ({ input }) => insertRegistration(input),
  updateRegistration: ({ input }) => updateRegistration(input),
  deleteRegistration: ({ input }) => deleteRegistration(input.id),
}
