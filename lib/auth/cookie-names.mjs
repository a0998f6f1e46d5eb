/**
 * The cookies that the product reads. The gateway hands on no other. Plain JavaScript, because the gateway loads it.
 */

/** Of us alone. Under https their names begin with `__Host-`. */
const hostNames = ['strata-member', 'strata-browser', 'strata-owner', 'strata-participant']
/** Of next-auth, in which a sign-in is kept until it is done. Under https their names begin with `__Secure-`. */
const signInNames = ['callback-url', 'pkce.code_verifier', 'state', 'nonce'].map(
  (name) => `next-auth.${name}`,
)

/** @param {string} name @param {string} siteUrl */
export function hostCookieName(name, siteUrl) {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}

/** @param {string} name @param {string} siteUrl */
function secureCookieName(name, siteUrl) {
  return siteUrl.startsWith('https:') ? `__Secure-${name}` : name
}

/** The session of staff. @param {string} siteUrl */
export function sessionCookieName(siteUrl) {
  return secureCookieName('strata-session', siteUrl)
}

/** @param {string} siteUrl @returns {Set<string>} */
export function cookieNames(siteUrl) {
  return new Set([
    'lang',
    sessionCookieName(siteUrl),
    ...hostNames.map((name) => hostCookieName(name, siteUrl)),
    hostCookieName('next-auth.csrf-token', siteUrl),
    ...signInNames.map((name) => secureCookieName(name, siteUrl)),
  ])
}

/**
 * What of a `Cookie` header is ours, each name once.
 * @param {string} header @param {ReadonlySet<string>} names
 * @returns empty when nothing is
 */
export function ownCookies(header, names) {
  /** @type {Map<string, string>} */
  const own = new Map()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
    if (names.has(name) && !own.has(name)) own.set(name, pair.trim())
  }
  return [...own.values()].join('; ')
}
