import { nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'

export type PersonNames = { name: string; name_en: string }

/** The name of a participant when both names are known. */
export const personName = (person: PersonNames, locale: Locale = 'mn'): string => nameIn(person, locale).text
