import { nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'

export type PersonNames = { name: string; name_en: string }

/** Returns a participant's name in a language or, if this name is missing, in the other language. */
export const personName = (person: PersonNames, locale: Locale = 'mn'): string => nameIn(person, locale).text
