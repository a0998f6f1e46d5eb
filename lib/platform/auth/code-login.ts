import type { Client } from '@/lib/platform/api/client'
import { countTryOrRefuse } from '@/lib/platform/api/rate-limit'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { browserIdentityOf, createBrowserIdentity } from './browser'
import { type CodeAudience, openCodeSession } from './code-session'
import { answerAfterMinimumTime } from './even-time'
import {
  isValidPass,
  rememberBrowser,
  createCodeAndQueueMail,
  createCodeUnlessRecent,
  redeemCode,
} from './one-time-code'
import { codesAskedRate } from './way-in'

type LoginForm = { email: string; code: string; pass: string; again: boolean }
type Login<Entered> = {
  audience: CodeAudience
  form: LoginForm
  lang: Locale
  client: Client
  setHeader: (name: string, value: string) => void
  /** Whether the address may sign in; if not, the answer is the same and no mail is sent. */
  isKnown: (email: string) => Promise<boolean>
  /** The message of the answer to a request for a code, whether a mail is sent or not. */
  sentMessage: string
  /** Returns the answer after a sign-in. @param token of the session */
  entered: (token: string) => Promise<Entered>
}

/**
 * Signs in by a code. A request with an e-mail address alone causes a code to be mailed to it; a request with
 * that code opens a session. All answers are delayed to a minimum time, so that they do not reveal whether an
 * address is known.
 */
export function requestCodeOrLogIn<Entered>(login: Login<Entered>): Promise<Entered | { message: string }> {
  const { audience, form, lang, client, setHeader } = login
  const receiver = { audience, email: form.email }
  const browser = browserIdentityOf(client.cookies) ?? createBrowserIdentity()
  const sendCodeAndSetBrowserCookie = async () => {
    await countTryOrRefuse('codes asked', codesAskedRate, client.address)
    if (isValidPass(receiver, form.pass)) await rememberBrowser(receiver, browser.hash)
    const send = form.again ? createCodeAndQueueMail : createCodeUnlessRecent
    const codeClient = { browserHash: browser.hash, address: client.address }
    await send(receiver, codeClient, lang, await login.isKnown(form.email))
    setHeader('set-cookie', browser.cookie)
    return { message: login.sentMessage }
  }
  const logInWithCode = async () => {
    // A wrong code is answered without a Problem, which would roll back the count of the try.
    if (!(await redeemCode(receiver, browser.hash, form.code)))
      return { message: messageText(lang, 'problems.code_wrong') }
    await rememberBrowser(receiver, browser.hash)
    const { token, cookie } = await openCodeSession(receiver)
    setHeader('set-cookie', browser.cookie)
    setHeader('set-cookie', cookie)
    return login.entered(token)
  }
  return answerAfterMinimumTime<Entered | { message: string }>(
    form.code ? logInWithCode() : sendCodeAndSetBrowserCookie(),
  )
}
