import { locales, type Locale } from '@/lib/platform/i18n/locale'

/** Where visitors see what the office writes: a path without a language, and the languages that it is there in. */
export type LivePage = { path: string; locales: readonly Locale[] }

/**
 * A page in the languages that it is written in; without one it is in both.
 * @param languages whether there is a text in each language
 */
export function livePage(path: string, languages?: Readonly<Record<Locale, boolean>>): LivePage {
  return { path, locales: locales.filter((locale) => !languages || languages[locale]) }
}
