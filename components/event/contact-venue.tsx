import { Landmark } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { ContactFact } from '@/components/site/contact-facts'
import type { Edition } from '@/lib/event/editions/schema'
import { bilingual } from '@/lib/i18n/bilingual'

/** The house in which an edition is held, among the facts of the contact page. */
export function ContactVenue({ edition }: { edition: Edition }) {
  const t = useTranslations('event.contact')
  const locale = useLocale()
  const [venue, address] = (['venue', 'address'] as const).map((field) => bilingual(edition, field, locale))
  if (!venue?.text) return null
  return (
    <ContactFact icon={Landmark} label={t('venue')}>
      <span lang={venue.lang}>{venue.text}</span>
      {address?.text && (
        <span lang={address.lang}>
          <br />
          {address.text}
        </span>
      )}
    </ContactFact>
  )
}
