import type { Account } from '@/lib/platform/accounts/schema'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { mayAccess } from '@/lib/platform/auth/roles'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { listingRequestCalls } from '../requests/calls'
import type { directoryRegistrationCalls } from './calls'
import { checkCompany, registerCompany, registerConsultant } from './mutations'

/**
 * Whether it is published at once. A stranger's `approval` is ignored.
 * @throws Problem forbidden for staff who may not approve a request either
 */
function isPublished({ approval }: { approval: boolean }, account: Account | null): boolean {
  if (!approval || !account) return false
  if (!mayAccess(account.account_role, listingRequestCalls.decideListingRequest.access))
    throw new Problem('forbidden')
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
      // A request with the hidden field filled is dropped silently, before its picture is drawn.
      if (input.website) return registrationAnswer('directory_companies', null, lang)
      await checkCompany(input, isPublished(input, account))
      return undefined
    },
    handle: async ({ input, files, account, lang }) => {
      const id = await registerCompany(input, files.image, isPublished(input, account))
      return registrationAnswer('directory_companies', id, lang)
    },
  },
  insertYellowConsultant: async ({ input, account, lang }) => {
    const id = await registerConsultant(input, isPublished(input, account))
    return registrationAnswer('directory_people', id, lang)
  },
}
