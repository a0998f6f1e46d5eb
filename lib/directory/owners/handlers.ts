import type * as z from 'zod'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { requestCodeOrLogIn } from '@/lib/platform/auth/code-login'
import { endCodeSessionsAndBuildCookieDeletion, findHolderByToken } from '@/lib/platform/auth/code-session'
import { messageText } from '@/lib/platform/i18n/messages'
import type { directoryOwnerCalls } from './calls'
import {
  checkOwnCompanyForm,
  confirmListing,
  saveOrSubmitOwnCompany,
  saveOrSubmitOwnConsultant,
  withdrawChange,
} from './mutations'
import { isOwnerEmail, readOwnerByEmail, getListingWithPendingChange, ownsListing } from './queries'

type LoginAnswer = z.input<typeof directoryOwnerCalls.ownerLogin.answer>

export const directoryOwnerHandlers: Handlers<typeof directoryOwnerCalls> = {
  ownerLogin: ({ input, lang, client, setHeader }) =>
    requestCodeOrLogIn<LoginAnswer>({
      ...{ audience: 'owner', form: input, lang, client, setHeader },
      isKnown: isOwnerEmail,
      sentMessage: messageText(lang, 'directory.owner.code.sent'),
      entered: async (token) => ({ token, user: await readOwnerByEmail(input.email) }),
    }),
  getOwner: async ({ input, holder }) => {
    const owner = input.token ? await findHolderByToken('owner', input.token) : holder
    return { user: owner && (await readOwnerByEmail(owner.email)) }
  },
  endOwnerSession: async ({ holder, setHeader }) => {
    setHeader('set-cookie', await endCodeSessionsAndBuildCookieDeletion(holder))
  },
  getOwnListing: async ({ input, holder }) => {
    // Another owner's listing counts as unknown, too, so that nobody learns which listings exist.
    const listing = (await ownsListing(holder.email, input)) ? await getListingWithPendingChange(input) : null
    if (!listing) throw new Problem('not_found')
    return { listing }
  },
  updateOwnCompany: {
    check: ({ input, holder }) => checkOwnCompanyForm(input, holder),
    handle: ({ input, files, holder }) => saveOrSubmitOwnCompany(input, files.image, holder),
  },
  updateOwnConsultant: ({ input, holder }) => saveOrSubmitOwnConsultant(input, holder),
  withdrawOwnChange: ({ input, holder }) => withdrawChange(input, holder),
  confirmListing: async ({ input, lang }) => {
    await confirmListing(input.token)
    return { message: messageText(lang, 'directory.confirm.done.title') }
  },
}
