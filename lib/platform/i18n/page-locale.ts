import { notFound } from 'next/navigation'
import { isLocale, type Locale } from './locale'

/** The language of a public page, from its path. The folders of calls are no languages: `/api/mm` is not there. */
export async function pageLocale(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  return isLocale(locale) ? locale : notFound()
}
