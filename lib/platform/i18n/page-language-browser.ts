import { useParams } from 'next/navigation'
import { isLocale, type Locale, defaultLocale } from './locale'

/** Returns the page's language from the path, by default Mongolian; it needs no provider. */
export function usePageLanguage(): Locale {
  const locale = useParams<{ locale?: string }>()?.locale
  return isLocale(locale) ? locale : defaultLocale
}
