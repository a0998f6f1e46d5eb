import type { Locale } from './locale'

/**
 * Returns the `lang` attribute for words whose writer did not state their language: Cyrillic letters on an
 * English page are Mongolian. Latin letters may be a name in any language, and get no attribute.
 * @returns undefined where the words need no attribute
 */
export function foreignLang(words: string, locale: Locale): Locale | undefined {
  return locale !== 'mn' && /\p{Script=Cyrillic}/u.test(words) ? 'mn' : undefined
}

// Matches from a Cyrillic letter to the last one before a Latin letter: «Уул уурхайн» of «Уул уурхайн 101».
const cyrillicRun = /(\p{Script=Cyrillic}(?:[^\p{Script=Latin}]*\p{Script=Cyrillic})?)/u

/** Splits a sentence where its language changes, such as an English sentence around a Mongolian name. */
export function languageRuns(words: string, locale: Locale): { text: string; lang: Locale | undefined }[] {
  return (foreignLang(words, locale) ? words.split(cyrillicRun) : [words])
    .filter(Boolean)
    .map((text) => ({ text, lang: foreignLang(text, locale) }))
}
