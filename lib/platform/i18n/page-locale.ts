import { notFound } from 'next/navigation'
import { isLocale, type Locale } from './locale'

/**
 * Returns a public page's language from its path. The name of a folder of calls is no language: `/api/mm` is
 * not found.
 */
export async function requirePageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
