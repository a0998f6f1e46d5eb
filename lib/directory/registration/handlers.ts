import type { Account } from '@/lib/platform/accounts/schema'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { mayAccess } from '@/lib/platform/auth/roles'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { listingRequestCalls } from '../requests/calls'
import type { directoryRegistrationCalls } from './calls'
import { checkCompanyForm, registerCompany, registerConsultant } from './mutations'

/**
 * Whether a new listing is published at once. The server ignores the `approval` of callers who are not signed
 * in.
 * @throws Problem forbidden for staff who may not approve requests
 */
function isPublishedAtOnceOrThrow({ approval }: { approval: boolean }, account: Account | null): boolean {
  if (!approval || !account) return false
  if (!mayAccess(account, listingRequestCalls.decideListingRequest.access)) throw new Problem('forbidden')
  return true
}

const registrationAnswer = (
  kind: 'directory_companies' | 'directory_people',
  id: number | null,
  lang: Locale,
) => ({
  message: messageText(lang, 'directory.register.done.title'),
  kind,
  id,
})

export const directoryRegistrationHandlers: Handlers<typeof directoryRegistrationCalls> = {
  insertYellowRegistration: {
    check: async ({ input, account, lang }) => {
      // Only bots fill the hidden field `website`: drops their request before the server stores its picture.
      if (input.website) return registrationAnswer('directory_companies', null, lang)
      await checkCompanyForm(input, isPublishedAtOnceOrThrow(input, account))
      return undefined
    },
    handle: async ({ input, files, account, lang }) => {
      const id = await registerCompany(input, files.image, isPublishedAtOnceOrThrow(input, account))
      return registrationAnswer('directory_companies', id, lang)
    },
  },
  insertYellowConsultant: async ({ input, account, lang }) => {
    const id = await registerConsultant(input, isPublishedAtOnceOrThrow(input, account))
    return registrationAnswer('directory_people', id, lang)
  },
}
