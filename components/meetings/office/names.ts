import { nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'

export type PersonNames = { name: string; name_en: string }

/** A participant's name in a language, or in the other language where that name is missing. */
export const personName = (person: PersonNames, locale: Locale = 'mn'): string => nameIn(person, locale).text
