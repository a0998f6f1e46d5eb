import type { AimagCode } from '@/db/schema/columns'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * The aimags and the capital, as squares of a sketch of the country: `row` and `column` from the north-west,
 * in the order in which they are read. `letters` are those of number plates, for squares too small for a name.
 */
export const aimags = [
  { code: 'MN-046', mn: 'Увс', en: 'Uvs', letters: { mn: 'УВ', en: 'UV' }, row: 1, column: 2 },
  { code: 'MN-041', mn: 'Хөвсгөл', en: 'Khövsgöl', letters: { mn: 'ХӨ', en: 'KS' }, row: 1, column: 4 },
  { code: 'MN-067', mn: 'Булган', en: 'Bulgan', letters: { mn: 'БУ', en: 'BU' }, row: 1, column: 5 },
  { code: 'MN-049', mn: 'Сэлэнгэ', en: 'Selenge', letters: { mn: 'СЭ', en: 'SE' }, row: 1, column: 6 },
  { code: 'MN-071', mn: 'Баян-Өлгий', en: 'Bayan-Ölgii', letters: { mn: 'БӨ', en: 'BO' }, row: 2, column: 1 },
  { code: 'MN-043', mn: 'Ховд', en: 'Khovd', letters: { mn: 'ХО', en: 'KD' }, row: 2, column: 2 },
  { code: 'MN-057', mn: 'Завхан', en: 'Zavkhan', letters: { mn: 'ЗА', en: 'ZA' }, row: 2, column: 3 },
  { code: 'MN-073', mn: 'Архангай', en: 'Arkhangai', letters: { mn: 'АР', en: 'AR' }, row: 2, column: 4 },
  { code: 'MN-035', mn: 'Орхон', en: 'Orkhon', letters: { mn: 'ОР', en: 'OR' }, row: 2, column: 5 },
  { code: 'MN-037', mn: 'Дархан-Уул', en: 'Darkhan-Uul', letters: { mn: 'ДА', en: 'DA' }, row: 2, column: 6 },
  { code: 'MN-039', mn: 'Хэнтий', en: 'Khentii', letters: { mn: 'ХЭ', en: 'KE' }, row: 2, column: 7 },
  { code: 'MN-061', mn: 'Дорнод', en: 'Dornod', letters: { mn: 'ДО', en: 'DO' }, row: 2, column: 8 },
  { code: 'MN-065', mn: 'Говь-Алтай', en: 'Govi-Altai', letters: { mn: 'ГА', en: 'GA' }, row: 3, column: 3 },
  {
    code: 'MN-069',
    mn: 'Баянхонгор',
    en: 'Bayankhongor',
    letters: { mn: 'БХ', en: 'BH' },
    row: 3,
    column: 4,
  },
  { code: 'MN-055', mn: 'Өвөрхангай', en: 'Övörkhangai', letters: { mn: 'ӨВ', en: 'OV' }, row: 3, column: 5 },
  { code: 'MN-047', mn: 'Төв', en: 'Töv', letters: { mn: 'ТӨ', en: 'TO' }, row: 3, column: 6 },
  { code: 'MN-1', mn: 'Улаанбаатар', en: 'Ulaanbaatar', letters: { mn: 'УБ', en: 'UB' }, row: 3, column: 7 },
  { code: 'MN-051', mn: 'Сүхбаатар', en: 'Sükhbaatar', letters: { mn: 'СҮ', en: 'SU' }, row: 3, column: 8 },
  { code: 'MN-053', mn: 'Өмнөговь', en: 'Ömnögovi', letters: { mn: 'ӨМ', en: 'OM' }, row: 4, column: 5 },
  { code: 'MN-059', mn: 'Дундговь', en: 'Dundgovi', letters: { mn: 'ДУ', en: 'DU' }, row: 4, column: 6 },
  { code: 'MN-064', mn: 'Говьсүмбэр', en: 'Govisümber', letters: { mn: 'ГС', en: 'GS' }, row: 4, column: 7 },
  { code: 'MN-063', mn: 'Дорноговь', en: 'Dornogovi', letters: { mn: 'ДГ', en: 'DG' }, row: 4, column: 8 },
] as const satisfies readonly {
  code: AimagCode
  mn: string
  en: string
  letters: Record<Locale, string>
  row: number
  column: number
}[]
export type { AimagCode }
/** How many organisations are in each aimag, by its code; an aimag without any is missing. */
export type AimagCounts = Partial<Record<AimagCode, number>>

/** The most characters of a sum. */
export const sumLettersMax = 100

/** Returns the code if it is of an aimag; otherwise null. */
export const knownAimagOrNull = (code: string | null): AimagCode | null =>
  aimags.find((each) => each.code === code)?.code ?? null

/** Returns the name of an aimag; empty for an empty or unknown code. */
export const aimagName = (code: string, locale: Locale): string =>
  aimags.find((each) => each.code === code)?.[locale] ?? ''

/** Lists the aimags by name, as the options of a field: the capital comes first. */
export function aimagOptions(locale: Locale): { value: AimagCode; label: string }[] {
  const capital: AimagCode = 'MN-1'
  return aimags
    .map((each) => ({ value: each.code, label: each[locale] }))
    .sort(
      (a, b) =>
        Number(b.value === capital) - Number(a.value === capital) || a.label.localeCompare(b.label, locale),
    )
}

/** Removes what people leave out of names: capitals, hyphens, and the dots of Latin letters. */
const comparable = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\s\p{M}-]+/gu, '')
    .toLocaleLowerCase('mn')

/**
 * Finds the aimag that a text means: its code, or its name in either language, with or without the word aimag.
 * @returns null for any other text
 */
export function findAimag(text: string): AimagCode | null {
  const words = text.trim().replace(/ (?:аймаг|хот|нийслэл|province|city)$/iu, '')
  return (
    aimags.find(({ code, mn, en }) => [code, mn, en].some((name) => comparable(name) === comparable(words)))
      ?.code ?? null
  )
}
