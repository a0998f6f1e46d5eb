import { usePageLanguage } from '#page-language'
import type { Text } from '@/lib/platform/i18n/bilingual'

/** A text that may be in another language than its page: then it says so, to screen readers and browsers alike. */
export function InLanguage({ of: { text, lang } }: { of: Text }) {
  return lang === usePageLanguage() ? text : <span lang={lang}>{text}</span>
}
