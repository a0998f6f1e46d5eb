import type { Locale } from '@/lib/platform/i18n/locale'
import { writeInLatin, hasCyrillic, cyrillicReadingsOf } from '@/lib/platform/search/latin'
import { termLettersMax } from './limits'

const alphabets: Record<Locale, RegExp> = {
  mn: /^[\p{Script=Cyrillic}\s]*$/u,
  en: /^[A-Za-z\s]*$/,
}

/** Whether a term has only digits and spaces, like a registration number: it is valid in every language. */
const isDigitsAndSpaces = (term: string) => /^[\d\s]+$/.test(term)

/** Whether a term is written in the alphabet of a language, or has only digits and spaces. */
export const isInAlphabet = (term: string, locale: Locale): boolean =>
  alphabets[locale].test(term) || isDigitsAndSpaces(term)

/** The letters of the alphabetical index in each language. */
export const indexLetters: Record<Locale, readonly string[]> = {
  mn: [...'АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯ'],
  en: [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'],
}

/** Mongolian replacements for the Latin letters that the transliteration leaves as they are. */
const latinOnly: Record<string, string> = { q: 'к', w: 'в', x: 'х', j: 'ж' }

const transliterateToCyrillic = (word: string) =>
  (cyrillicReadingsOf(word)[0] ?? '').replace(/[a-z]/g, (letter) => latinOnly[letter] ?? '')

/**
 * Converts a term to a language's alphabet: transliterates letters of other alphabets and replaces digits and
 * signs with spaces.
 * @returns an empty text when no letter is left
 */
export function transliterateToAlphabet(term: string, locale: Locale): string {
  return term
    .slice(0, termLettersMax)
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .map((word) => {
      if (locale === 'en') return writeInLatin(word).replace(/[^a-z]/g, '')
      return (
        hasCyrillic(word) ? word.replace(/[a-z]+/g, transliterateToCyrillic) : transliterateToCyrillic(word)
      ).replace(/[^\p{Script=Cyrillic}]/gu, '')
    })
    .filter(Boolean)
    .join(' ')
}
