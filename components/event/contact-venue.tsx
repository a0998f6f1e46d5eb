import { ExternalLink, Landmark } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { ContactFact } from '@/components/site/contact-facts'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingualText } from '@/lib/platform/i18n/bilingual'

/**
 * Returns the address of a search for the venue on OpenStreetMap. The page loads nothing from there before
 * the reader follows the link.
 */
const mapHref = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** The venue of an edition, among the facts of the contact page. */
export function ContactVenue({ edition }: { edition: Edition }) {
  const t = useTranslations('event.contact')
  const locale = useLocale()
  const way = useTranslations('site.way')
  const [venue, address, place] = [
    bilingualText(edition, 'venue', locale),
    bilingualText(edition, 'address', locale),
    bilingualText(edition, 'place', locale),
  ]
  if (!venue.text) return null
  return (
    <ContactFact icon={Landmark} label={t('venue')}>
      <span lang={venue.lang}>{venue.text}</span>
      {address.text && (
        <span lang={address.lang}>
          <br />
          {address.text}
        </span>
      )}
      <br />
      <a href={mapHref(`${venue.text}, ${place.text}`)} target="_blank" rel="noopener noreferrer">
        {way('route')}
        <ExternalLink className="icon" size={18} aria-hidden />
      </a>
    </ContactFact>
  )
}
