import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codeCookieName } from './code-session'
import { cookieNames, filterCookies } from './cookie-names'
import { memberCookieName } from '@/lib/content/members/session'
import { sessionCookieName } from './session'

const load = createRequire(import.meta.url)
/** The package does not export these names. */
const { defaultCookies } = load(join(dirname(load.resolve('next-auth')), 'core/lib/cookie.js')) as {
  defaultCookies(isSecure: boolean): Record<string, { name: string }>
}

describe('the cookies that are handed on', () => {
  it.each(['https://strata.example', 'http://localhost:3000'])(
    'are those of the product at %s',
    (siteUrl) => {
      const { sessionToken: _, ...signIn } = defaultCookies(siteUrl.startsWith('https:'))
      const names = [
        'lang',
        sessionCookieName(siteUrl),
        memberCookieName(siteUrl),
        codeCookieName('owner', siteUrl),
        codeCookieName('participant', siteUrl),
        `${siteUrl.startsWith('https:') ? '__Host-' : ''}strata-browser`,
        ...Object.values(signIn).map(({ name }) => name),
      ]
      expect([...cookieNames(siteUrl)].sort()).toEqual(names.sort())
    },
  )

  it('are each handed on once, and others not at all', () => {
    const names = cookieNames('http://localhost')
    const others = Array.from({ length: 3_800 }, (_, at) => `c${at}=1`).join('; ')
    const header = `a=1; lang=en;strata-member=x=y ; =z; lang; lang=mn; ${others}`
    expect(filterCookies(header, names)).toBe('lang=en; strata-member=x=y')
    expect(filterCookies(others, names)).toBe('')
  })
})
