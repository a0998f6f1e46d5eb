import { useTranslations } from 'next-intl'
import { RichText } from '@/components/site/rich-text'
import type { Locale } from '@/lib/i18n/locale'

/** A part of the text that staff wrote for a page, with a quiet line where it is not in the page's language. */
export function PageText({ html, lang, locale }: { html: string; lang: Locale; locale: Locale }) {
  const t = useTranslations('site')
  if (!html) return null
  return <RichText html={html} lang={lang} note={lang === locale ? undefined : t('original')} />
}
