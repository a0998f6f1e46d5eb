import { ExternalLink } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { InLanguage } from '@/components/ui/in-language'
import { shortDateRange } from '@/lib/event/editions/event-dates'
import type { EditionWithDays } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import styles from './contact-venue.module.css'

/**
 * Returns the address of a search for the venue on OpenStreetMap. The page loads nothing from there before
 * the reader follows the link.
 */
const mapHref = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** Where and when an edition takes place, above the contacts of its organisers. */
export function ContactVenue({ live: { edition, days } }: { live: EditionWithDays }) {
  const t = useTranslations('event.contact')
  const way = useTranslations('site.way')
  const locale = useLocale()
  const [venue, address, place] = [
    bilingualText(edition, 'venue', locale),
    bilingualText(edition, 'address', locale),
    bilingualText(edition, 'place', locale),
  ]
  if (!venue.text) return null
  const dates = shortDateRange(
    days.map(({ event_date }) => event_date),
    locale,
  )
  return (
    <section className={styles.venue} aria-labelledby="venue">
      <h2 className="h4" id="venue">
        {t('venue')}
      </h2>
      <p className={styles.name}>
        <InLanguage of={venue} />
      </p>
      <p className="lead">
        <InLanguage of={address.text ? address : place} />
      </p>
      {dates && <p className="num secondary">{dates}</p>}
      <LinkButton
        className={styles.route}
        href={mapHref(`${venue.text}, ${place.text}`)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {way('route')}
        <ExternalLink className="icon" size={18} aria-hidden />
      </LinkButton>
    </section>
  )
}
