import { Mail, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { usePageLanguage } from '#page-language'
import { Portrait } from '@/components/association/portrait'
import { contactHref, type FooterInfoItem } from '@/components/site/site-data'
import { MoreLink } from '@/components/ui/more-link'
import { bilingualText } from '@/lib/platform/i18n/bilingual'
import type { Person } from '@/lib/content/people/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import styles from './contact-person.module.css'

type Props = {
  /** The employee whose e-mail address the text links to; null if it links to none. */
  person: Person | null
  contacts: readonly FooterInfoItem[]
}

/**
 * The contact for questions: a person of the office with portrait and e-mail address or, without a person,
 * the association's e-mail address. Below it is the association's telephone number. If there is no address
 * and no number, there is a link to the contact page.
 */
export function ContactPerson({ person, contacts }: Props) {
  const t = useTranslations('pageText')
  const locale = usePageLanguage()
  const name = person && bilingualText(person, 'name', locale)
  const position = person && bilingualText(person, 'position', locale)
  const phone = contacts.find(({ type }) => type === 'phone')
  const mail = contacts.find(({ type }) => type === 'email')
  const address = person?.email ?? mail?.information
  return (
    <div className={styles.contact}>
      {person && name && (
        <div className={styles.person}>
          <Portrait name={name.text} picture={person.profile} small />
          <p>
            <b lang={name.lang}>{name.text}</b>
            {position?.text && <span lang={position.lang}>{position.text}</span>}
          </p>
        </div>
      )}
      {address && (
        <a href={`mailto:${address}`}>
          <Mail className="icon" size={18} aria-hidden />
          <span>{address}</span>
        </a>
      )}
      {phone && (
        <a href={contactHref(phone)} className="num">
          <Phone className="icon" size={18} aria-hidden />
          {phone.information}
        </a>
      )}
      {!address && !phone && <MoreLink href={associationPaths.contact}>{t('ask')}</MoreLink>}
    </div>
  )
}
