import { JsonLd } from '@/components/site/json-ld'
import type { LiveEdition } from '@/lib/event/editions/schema'
import { listOrganisers } from '@/lib/event/partners/queries'
import type { Locale } from '@/lib/platform/i18n/locale'
import { eventData } from '@/lib/event/agenda/event-data'

type Props = {
  locale: Locale
  datedEdition: LiveEdition
  /** The home of its pages, without a language. */
  home: string
}

/**
 * Structured data of the edition for search engines, on every page of its site, as each may be found
 * separately.
 */
export async function EditionData({ locale, datedEdition, home }: Props) {
  return (
    <JsonLd data={eventData(locale, datedEdition, await listOrganisers(datedEdition.edition.id), home)} />
  )
}
