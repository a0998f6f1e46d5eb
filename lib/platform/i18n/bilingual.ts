import { locales, type Locale } from './locale'

/** A text and its language. */
export type TextWithLang = { text: string; lang: Locale }

/** A row with a field in both languages: `title` in Mongolian, `title_en` in English. */
type Bilingual<Field extends string> = { readonly [Name in Field | `${Field}_en`]: string | null }

/**
 * Returns a field in the reader's language, or in the other language if that text is empty.
 * @param extractText returns the text to show from the stored text; an empty result counts as missing
 * @returns the text with its language, which the page marks if it differs from the page's own
 */
export function bilingualText<Field extends string>(
  row: Bilingual<Field>,
  field: Field,
  locale: Locale,
  extractText: (text: string) => string = (text) => text,
): TextWithLang {
  const texts = { mn: extractText(row[field] ?? ''), en: extractText(row[`${field}_en`] ?? '') }
  const lang = texts[locale] ? locale : texts.mn ? 'mn' : texts.en ? 'en' : locale
  return { text: texts[lang], lang }
}

/** Returns the `lang` of an element with a text: undefined if it is in the language of its page. */
export const langIfDifferent = (lang: Locale, page: Locale): Locale | undefined =>
  lang === page ? undefined : lang

/** Returns the languages that a field has a text in, Mongolian first. */
export function languagesOf<Field extends string>(row: Bilingual<Field>, field: Field): Locale[] {
  return locales.filter((locale) => row[locale === 'mn' ? field : (`${field}_en` as const)])
}

/** The values of `Of` for both languages: under its names, and under those with `_en`. */
type InBothLanguages<Of> = { [Name in keyof Of & string as Name | `${Name}_en`]: Of[Name] }

/** Gives each value to both languages: `{ title: 1 }` becomes `{ title: 1, title_en: 1 }`. */
export const inBothLanguages = <Of extends object>(values: Of): InBothLanguages<Of> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]: [string, unknown]) => [
      [name, value],
      [`${name}_en`, value],
    ]),
  ) as InBothLanguages<Of>
