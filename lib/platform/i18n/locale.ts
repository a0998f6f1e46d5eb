/** The languages of the public sites. Mongolian is the default and has no prefix in the URL. */
export const locales = ['mn', 'en'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'mn'

/** Returns whether a string, such as the first segment of a path, is a language. */
export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && (locales as readonly string[]).includes(value)
}

export function otherLocale(locale: Locale): Locale {
  return locale === 'mn' ? 'en' : 'mn'
}

/**
 * Returns the path without its language: `/en/mm/about`, `/mn/mm/about` and `/mm/about` all become
 * `/mm/about`.
 */
export function withoutLocale(path: string): string {
  const [, first, second] = path.split('/')
  // `/mn/page/…` is the monthly news, a section whose name equals a language.
  if (first === 'mn' && (second === 'page' || second === undefined)) return path
  if (!isLocale(first)) return path
  return path.slice(first.length + 1) || '/'
}

/** Returns whether a path begins with this language; staff may copy such a path from the address bar. */
function hasLocalePrefix(path: string, locale: Locale): boolean {
  return path.startsWith(`/${locale}`) && /^[/?#]?$/.test(path.charAt(locale.length + 1))
}

/**
 * Returns the public URL of a path in a language.
 * @param path a path without a language, such as `/mm/contact`. A path that begins with this language, and
 * any text that is no path, is returned unchanged.
 * @returns `/mm/contact` in Mongolian, `/en/mm/contact` in English
 */
export function localePath(locale: Locale, path: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) return path
  if (locale === defaultLocale || hasLocalePrefix(path, locale)) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/**
 * Returns the path of the same page in the other language.
 * @param locale the language of the page that is shown
 * @param path the path of that page, with or without the language
 */
export function alternatePath(locale: Locale, path: string): string {
  return localePath(otherLocale(locale), withoutLocale(path))
}
