import { usePageLanguage } from '#page-language'
import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import { languageRuns } from '@/lib/platform/i18n/foreign'

/**
 * Marks the language of a text that is not in the page's language, for screen readers and browsers. In a text
 * without a known language, such as an English sentence around a Mongolian name, it marks the Cyrillic words on
 * an English page. It never marks Latin words, because they may be in any language.
 */
export function InLanguage({ of }: { of: TextWithLang | string }) {
  const page = usePageLanguage()
  const runs = typeof of === 'string' ? languageRuns(of, page) : [of]
  return runs.map(({ text, lang }, at) =>
    lang && lang !== page ? (
      <span key={at} lang={lang}>
        {text}
      </span>
    ) : (
      text
    ),
  )
}
