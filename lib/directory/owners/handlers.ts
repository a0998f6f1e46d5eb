import type * as z from 'zod'
import type { Handlers } from '@/lib/api/handlers'
import { Problem } from '@/lib/api/problem'
import { browserOf, newBrowser } from '@/lib/auth/browser'
import { closeCodeSessions, holderOfToken, openCodeSession } from '@/lib/auth/code-session'
import { inEvenTime } from '@/lib/auth/even-time'
import {
  isPass,
  type Receiver,
  rememberBrowser,
  sendCode,
  sendFirstCode,
  spendCode,
} from '@/lib/auth/one-time-code'
import { messageText } from '@/lib/i18n/messages'
import type { directoryOwnerCalls } from './calls'
import { confirmListing, saveOwnCompany, saveOwnConsultant, withdrawChange } from './mutations'
import { isOwner, ownerOf, ownListing, owns } from './queries'

type LoginAnswer = z.input<typeof directoryOwnerCalls.ownerLogin.answer>

export const directoryOwnerHandlers: Handlers<typeof directoryOwnerCalls> = {
  ownerLogin: ({ input, lang, asker, setHeader }) => {
    const receiver = { audience: 'owner', email: input.email } as const satisfies Receiver
    const browser = browserOf(asker.cookies) ?? newBrowser()
    const askForCode = async () => {
      if (isPass(receiver, input.pass)) await rememberBrowser(receiver, browser.hash)
      const send = input.again ? sendCode : sendFirstCode
      const asked = { browserHash: browser.hash, address: asker.address }
      await send(receiver, asked, lang, await isOwner(receiver.email))
      setHeader('set-cookie', browser.cookie)
      return { message: messageText(lang, 'directory.owner.code.sent') }
    }
    const enter = async () => {
      // A wrong code is an answer and no Problem, so the try that it counted is committed with it.
      if (!(await spendCode(receiver, browser.hash, input.code)))
        return { message: messageText(lang, 'problems.code_wrong') }
      await rememberBrowser(receiver, browser.hash)
      const { token, cookie } = await openCodeSession(receiver)
      setHeader('set-cookie', browser.cookie)
      setHeader('set-cookie', cookie)
      return { token, user: await ownerOf(receiver.email) }
    }
    return inEvenTime<LoginAnswer>(input.code ? enter() : askForCode())
  },
  getOwner: async ({ input, holder }) => {
    const asked = input.token ? await holderOfToken('owner', input.token) : holder
    return { user: asked && (await ownerOf(asked.email)) }
  },
  endOwnerSession: async ({ holder, setHeader }) => {
    setHeader('set-cookie', await closeCodeSessions(holder))
    return {}
  },
  getOwnListing: async ({ input, holder }) => {
    // Of another's there is nothing to be seen, and not that it exists either.
    const listing = (await owns(holder.email, input)) ? await ownListing(input) : null
    if (!listing) throw new Problem('not_found')
    return { listing }
  },
  updateOwnCompany: ({ input, files, holder }) => saveOwnCompany(input, files.image, holder),
  updateOwnConsultant: ({ input, holder }) => saveOwnConsultant(input, holder),
  withdrawOwnChange: async ({ input, holder }) => {
    await withdrawChange(input, holder)
    return {}
  },
  confirmListing: async ({ input, lang }) => {
    await confirmListing(input.token)
    return { message: messageText(lang, 'directory.confirm.done.title') }
  },
}
