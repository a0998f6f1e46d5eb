import { locales, type Locale } from '@/lib/platform/i18n/locale'

/** The public page of a record of the office: a path without a language, and the languages it exists in. */
export type LivePage = { path: string; locales: readonly Locale[] }

/**
 * Makes a page in the languages that it has a text in; without `languages` it is in both.
 * @param languages whether there is a text in each language
 */
export function livePage(path: string, languages?: Readonly<Record<Locale, boolean>>): LivePage {
  return { path, locales: locales.filter((locale) => !languages || languages[locale]) }
}
