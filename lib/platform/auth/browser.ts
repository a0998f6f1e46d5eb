import { createHash, randomBytes } from 'node:crypto'
import { cookieOf, hostCookieName, setCookie } from './cookie'

/** Half a year: who comes in for the assessment of the next year may well be asked anew. */
export const browserSeconds = 180 * 24 * 60 * 60

const noncePattern = /^[\w-]{43}$/
const cookieName = () => hostCookieName('strata-browser')

/** A browser as the cookie tells it from others; the nonce itself stays in the cookie. */
export type Browser = {
  hash: string
  /** The `Set-Cookie` value by which it is told from others again. */
  cookie: string
}

function browserOfNonce(nonce: string): Browser {
  return {
    hash: createHash('sha256').update(nonce).digest('hex'),
    cookie: setCookie(cookieName(), nonce, browserSeconds),
  }
}

/**
 * The browser that sends a request; null when it has not been told one from others yet.
 * @param cookies the request's `Cookie` header
 */
export function browserOf(cookies: string | null): Browser | null {
  const nonce = cookieOf(cookies, cookieName())
  return nonce !== undefined && noncePattern.test(nonce) ? browserOfNonce(nonce) : null
}

/** A browser that is told from others from now on, once its cookie is set. */
export function newBrowser(): Browser {
  return browserOfNonce(randomBytes(32).toString('base64url'))
}
