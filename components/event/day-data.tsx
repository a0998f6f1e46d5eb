import { JsonLd } from '@/components/site/json-ld'
import type { Edition, EventDay } from '@/lib/event/editions/schema'
import { listOrganisers } from '@/lib/event/partners/queries'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import { localePath, type Locale } from '@/lib/platform/i18n/locale'
import { editionJsonLdId, eventJsonLd } from '@/lib/event/agenda/event-data'
import { pathsOf } from '@/lib/platform/site/event-paths'
import { absoluteUrl } from '@/lib/platform/site/metadata'

type Props = {
  edition: Edition
  day: EventDay
  /** The path of the page about the day, without the language. */
  path: string
  locale: Locale
}

/** Structured data of a day for search engines, in the page about that day. */
export async function DayJsonLd({ edition, day, path, locale }: Props) {
  const organisers = await listOrganisers(edition.id)
  const names = [bilingualText(edition, 'event', locale).text, bilingualText(day, 'day', locale).text]
  const data = {
    ...eventJsonLd(locale, { edition, days: [day] }, organisers, pathsOf(edition).home),
    '@id': undefined,
    superEvent: { '@type': 'Event', '@id': editionJsonLdId(pathsOf(edition).home) },
    name: names.join(', '),
    url: absoluteUrl(localePath(locale, path)),
  }
  return <JsonLd data={data} />
}
