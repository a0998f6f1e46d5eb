import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * The name of a category in the reader's language. A category without a name in this language gets its name
 * in the other language.
 */
export function categoryName(category: { name: string; name_en: string }, locale: Locale): TextWithLang {
  return bilingualText(category, 'name', locale)
}
