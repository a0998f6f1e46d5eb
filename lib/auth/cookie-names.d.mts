export type HostCookie = 'strata-member' | 'strata-browser' | 'strata-owner' | 'strata-participant'
export function hostCookieName(name: HostCookie, siteUrl: string): string
export function sessionCookieName(siteUrl: string): string
export function cookieNames(siteUrl: string): Set<string>
export function ownCookies(header: string, names: ReadonlySet<string>): string
