import { bilingualText, type TextWithLang } from '@/lib/platform/i18n/bilingual'
import { type Locale, otherLocale } from '@/lib/platform/i18n/locale'
import { excerptOf, hasMatch, type MarkedPart, markMatches } from './mark'

/** The approximate maximum length of an excerpt. */
const excerptLettersMax = 180

/** A text with its matches marked, and its language. */
export type MarkedText = { parts: MarkedPart[]; lang: Locale }

/** The plain texts of a record that a search found. */
export type FoundTexts = { title: string; title_en: string; text: string; text_en: string }

/**
 * Returns what shows a reader why a record was found: its title, and the part of its text around the first
 * match. If only the other language has a match, the excerpt is of the text or title in that language.
 * @param matchedWords as in `SearchHit`
 */
export function markTitleAndExcerpt(
  record: FoundTexts,
  matchedWords: readonly string[],
  locale: Locale,
): { title: MarkedText; excerpt: MarkedText } {
  const title = bilingualText(record, 'title', locale)
  const markText = ({ text, lang }: TextWithLang): MarkedText => ({
    parts: markMatches(text, matchedWords),
    lang,
  })
  return { title: markText(title), excerpt: markText(excerptFor(record, title, matchedWords, locale)) }
}

function excerptFor(
  record: FoundTexts,
  title: TextWithLang,
  matchedWords: readonly string[],
  locale: Locale,
): TextWithLang {
  const ownText = bilingualText(record, 'text', locale)
  const other = otherLocale(locale)
  const isSeen = hasMatch(ownText.text, matchedWords) || hasMatch(title.text, matchedWords)
  const elsewhere = [bilingualText(record, 'text', other), bilingualText(record, 'title', other)]
  const visibleText =
    (isSeen ? undefined : elsewhere.find(({ text }) => hasMatch(text, matchedWords))) ?? ownText
  const text = visibleText.text.replace(/\s+/g, ' ').trim()
  return { text: excerptOf(text, matchedWords, excerptLettersMax), lang: visibleText.lang }
}
