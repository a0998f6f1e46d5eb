import type { TextWithLang } from '@/lib/platform/i18n/bilingual'
import { foreignLang } from '@/lib/platform/i18n/foreign'
import { locales, type Locale } from '@/lib/platform/i18n/locale'
import { messageText } from '@/lib/platform/i18n/messages'
import { siteOf } from '@/lib/platform/site/sites'

const { name, shortName } = siteOf('mm')
const bodies = [
  'association.about.Office',
  'association.activity.committee.environment_committee.title',
  'association.activity.committee.legal_committee.title',
  'association.activity.committee.logistics_committee.title',
  'association.activity.committee.public_relations_committee.title',
] as const

/**
 * The names of the association, its office and its committees in both languages. News store the publisher in
 * one language only.
 */
const organisations: readonly Readonly<Record<Locale, string>>[] = [
  ...[shortName, name],
  ...bodies.map((key) => ({ mn: messageText('mn', key), en: messageText('en', key) })),
]

/**
 * Returns the publisher of a news item, in the reader's language if it is the association, its office or one
 * of its committees.
 */
export function publisherName(publisher: string, locale: Locale): TextWithLang {
  const match = organisations.find((names) => locales.some((each) => names[each] === publisher))
  if (match) return { text: match[locale], lang: locale }
  return { text: publisher, lang: foreignLang(publisher, locale) ?? locale }
}
