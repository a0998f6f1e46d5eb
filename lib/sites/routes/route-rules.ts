import type { NextConfig } from 'next'
import { locales } from '@/lib/platform/i18n/locale'

type Rules<Name extends 'redirects' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[Name]>>>
export type Redirect = Rules<'redirects'>[number]
export type Rewrite = Extract<Rules<'rewrites'>, unknown[]>[number]

/** The rules of a site beyond those that are common to all sites. */
export type SiteRoutes = { redirects: Redirect[]; rewrites: Rewrite[] }

export const choseEnglish = [{ type: 'cookie' as const, key: 'lang', value: 'en' }]

/** Each language with the prefix of its public addresses and the folder of its pages. */
export const languages = locales.map((locale) => ({
  prefix: locale === 'mn' ? '' : `/${locale}`,
  inner: `/${locale}`,
}))
