import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * The name of a category in the reader's language, or in the other language if the category has no name in
 * the reader's.
 */
export function categoryName(category: { name: string; name_en: string }, locale: Locale): TextWithLang {
  return bilingualText(category, 'name', locale)
}
