import { JsonLd } from '@/components/site/json-ld'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { listOrganisers } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventJsonLd } from '@/lib/event/agenda/event-data'

type Props = {
  locale: Locale
  datedEdition: EditionWithDays
  /** The path of the edition's home, without the language. */
  home: string
}

/**
 * Structured data of the edition for search engines. Every page of the edition contains it, because a search
 * engine may find each page separately.
 */
export async function EditionJsonLd({ locale, datedEdition, home }: Props) {
  return (
    <JsonLd data={eventJsonLd(locale, datedEdition, await listOrganisers(datedEdition.edition.id), home)} />
  )
}
