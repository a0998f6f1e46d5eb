import { callFolders } from '../site/sites.mjs'

/**
 * What every request must keep to before anything of it is read or handed on. The application's parsers take time that
 * grows faster than their input, and next-auth reads a body whole.
 */

const urlLengthMax = 4_096
const parametersMax = 100
const headersMax = 100
/** Of sign-in and of every route that is no call and no upload. */
const formBytesMax = 64 * 1024
/** Of the largest call; the dispatcher knows the limit of each. */
const bodyBytesMax = 320 * 1024 * 1024

const readMethods = ['GET', 'HEAD', 'OPTIONS']
/** Everything else is a page or a file, which takes no body. */
const writable = new RegExp(`^(?:${['/admin', '/api', ...callFolders].join('|')})/`)
const takesLargeBodies = new RegExp(`^(?:${['/admin', '/api/uploads', ...callFolders].join('|')})(?:[/?]|$)`)

/**
 * @param {import('node:http').IncomingMessage} request its address as `readRequestLine` gives it
 * @returns {405 | 413 | 414 | 431 | null} the status of the refusal, null for a request within its bounds
 */
export function statusBeyondBounds({ method = '', url = '', headers, rawHeaders }) {
  if (rawHeaders.length / 2 > headersMax) return 431
  if (url.length > urlLengthMax || parameterCount(url) > parametersMax) return 414
  if (!readMethods.includes(method) && !writable.test(url)) return 405
  return Number(headers['content-length'] ?? 0) > bodyBytesMaxOf(url) ? 413 : null
}

/** The most bytes that the body of a request may have, whether or not it names its length. @param {string} url */
export function bodyBytesMaxOf(url) {
  return takesLargeBodies.test(url) ? bodyBytesMax : formBytesMax
}

/** @param {string} url */
function parameterCount(url) {
  const query = url.indexOf('?')
  return query < 0 ? 0 : url.slice(query).split('&').length
}

/** Every cookie that the product sets; a long one of next-auth comes in numbered parts. */
const ownCookie =
  /^(?:lang|(?:__Host-|__Secure-)?(?:strata-(?:session|member|owner|participant|browser)|next-auth\.[a-z-]{1,20}(?:\.[a-z_]{1,20})?)(?:\.\d)?)$/

/**
 * The cookies of a request that are ours, each once.
 * @param {string} header `Cookie`
 * @returns {string} the header to hand on, empty where none is ours
 */
export function keepOwnCookies(header) {
  /** @type {Map<string, string>} */
  const cookies = new Map()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
    if (ownCookie.test(name) && !cookies.has(name)) cookies.set(name, pair.trim())
  }
  return [...cookies.values()].join('; ')
}
