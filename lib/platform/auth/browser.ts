import { createHash, randomBytes } from 'node:crypto'
import { cookieOf, hostCookieName, buildSetCookie } from './cookie'

/** How long a browser is remembered: half a year, so next year's assessment may need a new code. */
export const browserSeconds = 180 * 24 * 60 * 60

const noncePattern = /^[\w-]{43}$/
const cookieName = () => hostCookieName('strata-browser')

/** A browser identified by its cookie. Only the hash of the cookie's nonce is stored. */
export type BrowserIdentity = {
  hash: string
  /** The `Set-Cookie` value that identifies the browser. */
  cookie: string
}

function identityOfNonce(nonce: string): BrowserIdentity {
  return {
    hash: createHash('sha256').update(nonce).digest('hex'),
    cookie: buildSetCookie(cookieName(), nonce, browserSeconds),
  }
}

/**
 * Returns the browser that sends a request; null when it has no cookie yet.
 * @param cookies the request's `Cookie` header
 */
export function browserIdentityOf(cookies: string | null): BrowserIdentity | null {
  const nonce = cookieOf(cookies, cookieName())
  return nonce !== undefined && noncePattern.test(nonce) ? identityOfNonce(nonce) : null
}

/** Makes the identity of a new browser; it takes effect when the answer sets its `cookie`. */
export function createBrowserIdentity(): BrowserIdentity {
  return identityOfNonce(randomBytes(32).toString('base64url'))
}
