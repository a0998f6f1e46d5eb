import { Clock, ExternalLink, Mail, MapPin, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { contactHref, type FooterInfoItem } from '@/components/site/site-data'
import { LinkButton } from '@/components/ui/button'
import type { ContactKind } from '@/lib/contact/schema'
import { OfficeMap } from './office-map'
import { Part } from './part'
import styles from './contact-facts.module.css'

const mapHref = 'https://www.openstreetmap.org/?mlat=47.9189&mlon=106.9176#map=17/47.9189/106.9176'
const icons = { phone: Phone, email: Mail, link: ExternalLink }
const labels = { phone: 'phone', email: 'email', link: 'web' } as const

type Props = {
  contacts: FooterInfoItem[]
  texts: Record<ContactKind, string>
  /** What staff wrote, under the facts. */
  children?: ReactNode
}

/** How the association is reached, beside the way to its office. */
export function ContactFacts({ contacts, texts, children }: Props) {
  const t = useTranslations('association.contact')
  return (
    <Part className={styles.contact}>
      <dl className={styles.facts}>
        {contacts.map((contact) => {
          const Icon = icons[contact.type]
          return (
            <div key={contact.id}>
              <dt>
                <Icon className="icon" size={20} aria-hidden />
                {t(labels[contact.type])}
              </dt>
              <dd>
                <a href={contactHref(contact)} className="num">
                  {contact.information}
                </a>
              </dd>
            </div>
          )
        })}
        <div>
          <dt>
            <MapPin className="icon" size={20} aria-hidden />
            {t('address')}
          </dt>
          <dd>{texts.address}</dd>
        </div>
        <div>
          <dt>
            <Clock className="icon" size={20} aria-hidden />
            {t('hours')}
          </dt>
          <dd className="num">{texts.hours}</dd>
        </div>
      </dl>
      <div>
        <OfficeMap
          texts={{ title: t('map'), square: t('square'), avenue: t('avenue'), office: t('office') }}
        />
        <div className={styles.mapFoot}>
          <LinkButton variant="quiet" href={mapHref} target="_blank" rel="noopener noreferrer">
            {t('openMap')}
            <ExternalLink className="icon" size={18} aria-hidden />
          </LinkButton>
          <span className="small muted">{texts.map}</span>
        </div>
      </div>
      {children}
    </Part>
  )
}
