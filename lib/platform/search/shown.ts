import { bilingual, type Text } from '@/lib/platform/i18n/bilingual'
import { type Locale, otherLocale } from '@/lib/platform/i18n/locale'
import { excerptOf, hasMatch, type MarkedPart, markMatches } from './mark'

/** Three lines of a wide screen. */
const excerptLettersMax = 180

/** A text with what matched in it, and the language that it is in. */
export type MarkedText = { parts: MarkedPart[]; lang: Locale }

/** The plain texts of a record that a search found. */
export type FoundTexts = { title: string; title_en: string; text: string; text_en: string }

/**
 * What shows a reader why a record was found: its title, and of its text the part around the first match. Where nothing
 * in the reader's language matched, the excerpt is of the other one.
 * @param matched as `SearchHit` names them
 */
export function markedTexts(
  record: FoundTexts,
  matched: readonly string[],
  locale: Locale,
): { title: MarkedText; excerpt: MarkedText } {
  const title = bilingual(record, 'title', locale)
  const marked = ({ text, lang }: Text): MarkedText => ({ parts: markMatches(text, matched), lang })
  return { title: marked(title), excerpt: marked(excerptFor(record, title, matched, locale)) }
}

function excerptFor(record: FoundTexts, title: Text, matched: readonly string[], locale: Locale): Text {
  const own = bilingual(record, 'text', locale)
  const other = otherLocale(locale)
  const isSeen = hasMatch(own.text, matched) || hasMatch(title.text, matched)
  const elsewhere = [bilingual(record, 'text', other), bilingual(record, 'title', other)]
  const shown = (isSeen ? undefined : elsewhere.find(({ text }) => hasMatch(text, matched))) ?? own
  const text = shown.text.replace(/\s+/g, ' ').trim()
  return { text: excerptOf(text, matched, excerptLettersMax), lang: shown.lang }
}
