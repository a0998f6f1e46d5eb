import { clsx } from 'clsx'
import { Clock, ExternalLink, Mail, MapPin, Phone, Share2, type LucideIcon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { InLanguage } from '@/components/ui/in-language'
import { SocialIcon } from '@/components/ui/social-icon'
import type { ContactKind } from '@/lib/content/contact/schema'
import { contactHref, type FooterInfoItem, type SocialLink } from './site-data'
import { DirectionsMap, DirectionsText } from './way-map'
import styles from './contact-facts.module.css'

const icons = { phone: Phone, email: Mail, link: ExternalLink }
const labels = { phone: 'phone', email: 'email', link: 'web' } as const

type Props = {
  contacts: FooterInfoItem[]
  texts: Record<ContactKind, string>
  social?: SocialLink[]
}

/** The contacts of a site's organisation: telephone, mail, address and hours. */
export function ContactFacts({ contacts, texts, social = [] }: Props) {
  const t = useTranslations('association.contact')
  return (
    <dl className={styles.facts}>
      {contacts.map((contact) => (
        <ContactFact key={contact.id} icon={icons[contact.type]} label={t(labels[contact.type])}>
          <a href={contactHref(contact)} className="num">
            {contact.information}
          </a>
        </ContactFact>
      ))}
      <ContactFact icon={MapPin} label={t('address')}>
        <InLanguage of={texts.address} />
      </ContactFact>
      <ContactFact icon={Clock} label={t('hours')}>
        <span className="num">
          <InLanguage of={texts.hours} />
        </span>
      </ContactFact>
      {social.length > 0 && (
        <ContactFact icon={Share2} label={t('social')}>
          <span className={styles.social}>
            {social.map((link) => (
              <a key={link.id} href={link.link} aria-label={link.icon} rel="noopener" target="_blank">
                <SocialIcon name={link.icon} size={20} />
              </a>
            ))}
          </span>
        </ContactFact>
      )}
    </dl>
  )
}

type PlaceProps = Props & {
  className?: string
  /** The name of the office, if the page shows another place too. */
  officeName?: string
}

/** The contacts of a site's organisation, and the directions to its office. */
export function ContactAndDirections({ className, officeName, ...facts }: PlaceProps) {
  return (
    <div className={clsx(styles.contact, className)}>
      {officeName && <h2 className={styles.office}>{officeName}</h2>}
      <ContactFacts {...facts} />
      <DirectionsMap note={facts.texts.map} />
      <div className={styles.way}>
        <DirectionsText />
      </div>
    </div>
  )
}

function ContactFact(props: { icon: LucideIcon; label: string; children: ReactNode }) {
  const { icon: Icon, label, children } = props
  return (
    <div>
      <dt>
        <Icon className="icon" size={20} aria-hidden />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
