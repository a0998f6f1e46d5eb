import { useParams } from 'next/navigation'
import { isLocale, type Locale, defaultLocale } from './locale'

/** Returns the page's language, read from the path without a React provider. The default is Mongolian. */
export function usePageLanguage(): Locale {
  const locale = useParams<{ locale?: string }>()?.locale
  return isLocale(locale) ? locale : defaultLocale
}
