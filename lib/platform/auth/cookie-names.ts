// The cookies that the application reads. The gateway (`gateway/thread.ts`) removes all other cookies.

/** Cookies of the application whose names begin with `__Host-` under https. */
const hostNames = ['strata-member', 'strata-browser', 'strata-owner', 'strata-participant'] as const
export type HostCookie = (typeof hostNames)[number]
const csrfName = 'next-auth.csrf-token'
/**
 * Cookies in which next-auth stores the state of a sign-in until it is complete. Under https their names
 * begin with `__Secure-`.
 */
const signInNames = ['callback-url', 'pkce.code_verifier', 'state', 'nonce'].map(
  (name) => `next-auth.${name}`,
)

export function hostCookieName(name: HostCookie | typeof csrfName, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Host-${name}` : name
}

function secureCookieName(name: string, siteUrl: string): string {
  return siteUrl.startsWith('https:') ? `__Secure-${name}` : name
}

export function sessionCookieName(siteUrl: string): string {
  return secureCookieName('strata-session', siteUrl)
}

export function stateCookieName(siteUrl: string): string {
  return secureCookieName('next-auth.state', siteUrl)
}

export function cookieNames(siteUrl: string): Set<string> {
  return new Set([
    'lang',
    sessionCookieName(siteUrl),
    ...hostNames.map((name) => hostCookieName(name, siteUrl)),
    hostCookieName(csrfName, siteUrl),
    ...signInNames.map((name) => secureCookieName(name, siteUrl)),
  ])
}

/**
 * Returns the cookies of a `Cookie` header that have one of the `names`; for each name only the first cookie.
 * @returns '' if there are none
 */
export function filterCookies(header: string, names: ReadonlySet<string>): string {
  const ownPairs = new Map<string, string>()
  for (const pair of header.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim()
    if (names.has(name) && !ownPairs.has(name)) ownPairs.set(name, pair.trim())
  }
  return [...ownPairs.values()].join('; ')
}
