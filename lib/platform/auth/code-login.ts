import type { Asker } from '@/lib/platform/api/asker'
import { limitRate } from '@/lib/platform/api/rate-limit'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { browserOf, newBrowser } from './browser'
import { type CodeAudience, openCodeSession } from './code-session'
import { inEvenTime } from './even-time'
import { isPass, rememberBrowser, sendCode, sendFirstCode, spendCode } from './one-time-code'
import { codesAskedRate } from './way-in'

type LoginForm = { email: string; code: string; pass: string; again: boolean }
type Login<Entered> = {
  audience: CodeAudience
  form: LoginForm
  lang: Locale
  asker: Asker
  setHeader: (name: string, value: string) => void
  /** Whether the address is somebody's who may come in: else it is answered the same and nothing is mailed. */
  isKnown: (email: string) => Promise<boolean>
  /** What is answered when a code is on its way. */
  sentMessage: string
  /** What is answered to whoever has come in. @param token of the session */
  entered: (token: string) => Promise<Entered>
}

/**
 * The way in by a code: an address alone is sent one, with the code a session is opened. All answers take the same
 * time, and say the same of an address that is nobody's.
 */
export function codeLogin<Entered>(login: Login<Entered>): Promise<Entered | { message: string }> {
  const { audience, form, lang, asker, setHeader } = login
  const receiver = { audience, email: form.email }
  const browser = browserOf(asker.cookies) ?? newBrowser()
  const askForCode = async () => {
    await limitRate('codes asked', codesAskedRate, asker.address)
    if (isPass(receiver, form.pass)) await rememberBrowser(receiver, browser.hash)
    const send = form.again ? sendCode : sendFirstCode
    const codeAsker = { browserHash: browser.hash, address: asker.address }
    await send(receiver, codeAsker, lang, await login.isKnown(form.email))
    setHeader('set-cookie', browser.cookie)
    return { message: login.sentMessage }
  }
  const enter = async () => {
    // A wrong code is an answer and no Problem, so the try that it counted is committed with it.
    if (!(await spendCode(receiver, browser.hash, form.code)))
      return { message: messageText(lang, 'problems.code_wrong') }
    await rememberBrowser(receiver, browser.hash)
    const { token, cookie } = await openCodeSession(receiver)
    setHeader('set-cookie', browser.cookie)
    setHeader('set-cookie', cookie)
    return login.entered(token)
  }
  return inEvenTime<Entered | { message: string }>(form.code ? enter() : askForCode())
}
