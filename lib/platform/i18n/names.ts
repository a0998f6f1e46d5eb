import { bilingual, type Text } from './bilingual'
import { type Locale, locales } from './locale'

/** Legal forms and other words that stay in capitals, or have a writing of their own. */
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

/** As names are stored: in capitals, the spaces single. */
export function storedName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLocaleUpperCase('mn')
}

/**
 * A stored name as it is shown: words with a capital first, legal forms kept; initials, such as «Д.», stay. A name
 * that was not stored in capitals is shown as it is.
 * @example shownName('АЛТАН ХӨНДИЙ ИНЖЕНЕРИНГ ХХК') // Алтан Хөндий Инженеринг ХХК
 */
export function shownName(name: string): string {
  if (name !== name.toLocaleUpperCase('mn')) return name
  return name.replace(/[\p{L}\p{M}]+/gu, (word, at: number) => {
    const form = fixedWords[word] ?? (at > 0 ? latinForms[word] : undefined)
    if (form) return form
    return word.charAt(0) + word.slice(1).toLocaleLowerCase('mn')
  })
}

/** The literal text `NULL` stands for nothing in what was imported. */
export function withoutNull(text: string): string {
  return text.trim().toUpperCase() === 'NULL' ? '' : text
}

/** A name in both languages as stored, shown in the reader's or in the other one. */
export const nameIn = (row: { name: string; name_en: string }, locale: Locale): Text =>
  bilingual(row, 'name', locale, (name) => shownName(withoutNull(name)))

/** A text of a listing in the reader's language, or in the other one where it has none there. */
export const filledIn = <Field extends string>(row: InBoth<Field>, field: Field, locale: Locale): Text =>
  bilingual(row, field, locale, withoutNull)

type InBoth<Field extends string> = { readonly [Name in Field | `${Field}_en`]: string }

/** The languages that a listing has a name in. */
export function writtenNames({ name, name_en }: { name: string; name_en: string }): Locale[] {
  return locales.filter((locale) => withoutNull(locale === 'mn' ? name : name_en))
}
