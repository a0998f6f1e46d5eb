import { usePageLanguage } from '#page-language'
import { foreignLang } from '@/lib/platform/i18n/foreign'

/** Words of ours around words that a reader typed, which may be in another language. */
export function WithTerm({ text, term }: { text: string; term: string }) {
  const lang = foreignLang(term, usePageLanguage())
  // Words of ours are in the page's letters, so what is in others stands there once.
  const at = lang ? text.indexOf(term) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <span lang={lang}>{term}</span>
      {text.slice(at + term.length)}
    </>
  )
}
