import { notFound } from 'next/navigation'
import { isLocale, type Locale } from './locale'

/**
 * Returns a public page's language from its path. A path that begins with something else, such as `/api/mm`,
 * is not found.
 */
export async function requirePageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
