import type { NextConfig } from 'next'
import { locales } from '@/lib/platform/i18n/locale'

type Rules<Name extends 'redirects' | 'rewrites'> = Awaited<ReturnType<NonNullable<NextConfig[Name]>>>
export type Redirect = Rules<'redirects'>[number]
export type Rewrite = Extract<Rules<'rewrites'>, unknown[]>[number]

/** What a site asks of its addresses beyond what is done for every site. */
export type SiteRoutes = { redirects: Redirect[]; rewrites: Rewrite[] }

/** Readers who chose English. */
export const choseEnglish = [{ type: 'cookie' as const, key: 'lang', value: 'en' }]

/** Each language: the prefix of its public addresses, and the folder that its pages are made under. */
export const languages = locales.map((locale) => ({
  prefix: locale === 'mn' ? '' : `/${locale}`,
  inner: `/${locale}`,
}))
