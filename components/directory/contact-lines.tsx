import { Globe, Mail, Phone, Printer } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { telHref } from '@/components/site/site-data'
import type { ListingCard } from '@/lib/directory/listings/cards'
import { formatPhone, webHref } from '@/lib/directory/contacts'
import styles from './contact-lines.module.css'
import { WebAddress } from './web-address'

type Contact = ListingCard['contacts'][number]
type ContactType = Contact['contact_type']

const order: readonly ContactType[] = ['phone', 'fax', 'email', 'website']
const icons = { phone: Phone, fax: Printer, email: Mail, website: Globe }

function hrefOf({ contact_type: type, contact_value: value }: Contact): string | null {
  if (type === 'phone') return telHref(value)
  if (type === 'email') return `mailto:${value}`
  return type === 'website' ? webHref(value) : null
}

/** All contacts of a listing, sorted by kind; contacts of one kind keep the order of the listing. */
export function ContactLines({ contacts }: { contacts: readonly Contact[] }) {
  const t = useTranslations('directory.company')
  const sortedContacts = order.flatMap((type) => contacts.filter(({ contact_type }) => contact_type === type))
  return (
    <ul>
      {sortedContacts.map((contact, at) => {
        const { contact_type: type, contact_value: value } = contact
        const Icon = icons[type]
        const href = hrefOf(contact)
        const content = (
          <>
            <Icon className="icon" size={19} aria-hidden />
            <span className="sr-only">{t(type)}: </span>
            <span className={type === 'phone' || type === 'fax' ? 'num' : undefined}>
              {type === 'website' ? (
                <WebAddress address={value} />
              ) : type === 'email' ? (
                value
              ) : (
                formatPhone(value)
              )}
            </span>
            {type === 'fax' && <small aria-hidden>{t('fax')}</small>}
          </>
        )
        return (
          <li key={at}>
            {href ? (
              <a
                className={styles.line}
                href={href}
                {...(type === 'website' && { target: '_blank', rel: 'noopener nofollow ugc' })}
              >
                {content}
              </a>
            ) : (
              <p className={styles.line}>{content}</p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
