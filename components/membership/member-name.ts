import { bilingual } from '@/lib/i18n/bilingual'
import type { Locale } from '@/lib/i18n/locale'

/** What a member is called, with the language of the name where it is not that of the page. */
export function memberName(
  { name, name_en = '' }: { name: string; name_en?: string },
  locale: Locale,
): { text: string; lang: Locale | undefined } {
  const { text, lang } = bilingual({ name, name_en }, 'name', locale)
  return { text, lang: lang === locale ? undefined : lang }
}
