import { bilingualText, type TextWithLang } from './bilingual'
import { type Locale, locales } from './locale'

/** Legal forms and Roman numerals that stay in capitals. */
const fixedWords: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'ХХК',
    'ХК',
    'ТББ',
    'ХЗХ',
    'ХХН',
    'ТӨХК',
    'ОНӨХК',
    'ТӨААТҮГ',
    'ОНӨААТҮГ',
    'УҮГ',
    'НҮТББ',
    'LLC',
    'JSC',
    'NGO',
    'LLP',
    'PLC',
    'II',
    'III',
    'IV',
  ].map((word) => [word, word]),
)
const latinForms: Readonly<Record<string, string>> = {
  LTD: 'Ltd',
  INC: 'Inc',
  CO: 'Co',
  CORP: 'Corp',
  GMBH: 'GmbH',
  PTY: 'Pty',
  OF: 'of',
  AND: 'and',
}

/** Normalises a name for storage: in capitals, with single spaces. */
export function upperCaseName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleUpperCase('mn')
}

/**
 * Formats a stored name for display: capitalises each word, except words with a spelling of their own, such
 * as `ХХК`, `GmbH` and `of`. A name that is not stored in capitals is shown as it is.
 * @example displayName('АЛТАН ХӨНДИЙ ИНЖЕНЕРИНГ ХХК') // Алтан Хөндий Инженеринг ХХК
 */
export function displayName(name: string): string {
  if (name !== name.toLocaleUpperCase('mn')) return name
  return name.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const form = fixedWords[word] ?? (at > 0 ? latinForms[word] : undefined)
    if (form) return form
    return word.charAt(0) + word.slice(1).toLocaleLowerCase('mn')
  })
}

/** Replaces the literal text `NULL`, which imported data has in place of a missing value, by ''. */
export function emptyIfNullText(text: string): string {
  return text.trim().toUpperCase() === 'NULL' ? '' : text
}

/** Returns a record's name in the reader's language, or in the other language if that name is missing. */
export const nameIn = (row: { name: string; name_en: string }, locale: Locale): TextWithLang =>
  bilingualText(row, 'name', locale, (name) => displayName(emptyIfNullText(name)))

/** Returns a listing's text in the reader's language, or in the other language if that text is missing. */
export const textIn = <Field extends string>(
  row: InBoth<Field>,
  field: Field,
  locale: Locale,
): TextWithLang => bilingualText(row, field, locale, emptyIfNullText)

type InBoth<Field extends string> = { readonly [Name in Field | `${Field}_en`]: string }

/** Returns the languages that a listing has a name in. */
export function nameLanguages({ name, name_en }: { name: string; name_en: string }): Locale[] {
  return locales.filter((locale) => emptyIfNullText(locale === 'mn' ? name : name_en))
}
