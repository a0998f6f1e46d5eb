import { usePageLanguage } from '#page-language'
import type { Text } from '@/lib/platform/i18n/bilingual'
import { languageRuns } from '@/lib/platform/i18n/foreign'

/**
 * A text that may be in another language than its page: then it says so, to screen readers and browsers alike. In words
 * whose language nobody knows, such as a sentence around a name, what is in other letters is marked.
 */
export function InLanguage({ of }: { of: Text | string }) {
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
