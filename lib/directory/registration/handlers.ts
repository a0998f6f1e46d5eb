import type { Handlers } from '@/lib/api/handlers'
import { messageText } from '@/lib/i18n/messages'
import type { directoryRegistrationCalls } from './calls'
import { registerCompany, registerConsultant } from './mutations'

export const directoryRegistrationHandlers: Handlers<typeof directoryRegistrationCalls> = {
  // What a caller says of approval counts from staff alone.
  insertYellowRegistration: async ({ input, files, account, lang }) => ({
    message: messageText(lang, 'directory.register.done.title'),
    kind: 'directory_companies',
    id: await registerCompany(input, files.image, input.approval && account !== null),
  }),
  insertYellowConsultant: async ({ input, account, lang }) => ({
    message: messageText(lang, 'directory.register.done.title'),
    kind: 'directory_people',
    id: await registerConsultant(input, input.approval && account !== null),
  }),
}
