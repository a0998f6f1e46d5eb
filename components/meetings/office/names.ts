import { nameIn } from '@/lib/platform/i18n/names'
import type { Locale } from '@/lib/platform/i18n/locale'

export type PersonNames = { name: string; name_en: string }

/** What a participant is called where one knows both names. */
export const personName = (person: PersonNames, locale: Locale = 'mn'): string => nameIn(person, locale).text
