import { locales, type Locale } from '@/lib/platform/i18n/locale'

/** The public page of a record of the office: its path without a language, and the languages it exists in. */
export type LivePage = { path: string; locales: readonly Locale[] }

/**
 * Returns a page with the languages in which it has a text; without `hasTextByLocale`, with both languages.
 * @param hasTextByLocale whether there is a text in each language
 */
export function livePage(path: string, hasTextByLocale?: Readonly<Record<Locale, boolean>>): LivePage {
  return { path, locales: locales.filter((locale) => !hasTextByLocale || hasTextByLocale[locale]) }
}
