import { isLocale, type Locale } from './locale'

/** The language of a public page, from its path. Rewrites let no other first segment through. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : 'mn'
}
