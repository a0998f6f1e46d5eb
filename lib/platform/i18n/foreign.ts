import type { Locale } from './locale'

/**
 * The language of words whose writer did not say it: Cyrillic letters on an English page are Mongolian. Latin letters
 * may be a name in any language, and are read as they stand.
 * @returns undefined where the words need no mark
 */
export function foreignLang(words: string, locale: Locale): Locale | undefined {
  return locale !== 'mn' && /\p{Script=Cyrillic}/u.test(words) ? 'mn' : undefined
}
