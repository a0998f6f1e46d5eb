import { locales, type Locale } from './locale'

/** A text and the language that it is in. */
export type Text = { text: string; lang: Locale }

/** A row with a field in both languages: `title` in Mongolian, `title_en` in English. */
type Bilingual<Field extends string> = { readonly [Name in Field | `${Field}_en`]: string | null }

/**
 * A field in the reader's language, or in the other one where it was not written.
 * @param read what is shown of a stored text; an empty one counts as not written
 * @returns the text with its language, which the page marks where it is not its own
 */
export function bilingual<Field extends string>(
  row: Bilingual<Field>,
  field: Field,
  locale: Locale,
  read: (text: string) => string = (text) => text,
): Text {
  const texts = { mn: read(row[field] ?? ''), en: read(row[`${field}_en`] ?? '') }
  const lang = texts[locale] ? locale : texts.mn ? 'mn' : texts.en ? 'en' : locale
  return { text: texts[lang], lang }
}

/** The `lang` of an element that holds a text: undefined where it is in the language of its page. */
export const langOf = (lang: Locale, page: Locale): Locale | undefined => (lang === page ? undefined : lang)

/** The languages that a field is written in, the original first. */
export function writtenIn<Field extends string>(row: Bilingual<Field>, field: Field): Locale[] {
  return locales.filter((locale) => row[locale === 'mn' ? field : (`${field}_en` as const)])
}
