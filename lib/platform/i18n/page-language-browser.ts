import { useParams } from 'next/navigation'
import { isLocale, type Locale, defaultLocale } from './locale'

/** The language of the page, for components that also run in the browser: from the path, and with no provider. */
export function usePageLanguage(): Locale {
  const locale = useParams<{ locale?: string }>()?.locale
  return isLocale(locale) ? locale : defaultLocale
}
