import { Mail, Phone } from 'lucide-react'
import { useLocale } from 'next-intl'
import { SearchSheet } from '@/components/site-search/search-sheet'
import { telHref, type FooterInfoItem, type MenuItem, type TickerItem } from '@/components/site/site-data'
import { SiteHeader } from '@/components/site/site-header'
import { homeOf, siteOf } from '@/lib/platform/site/sites'
import { AssociationLogo } from './logo'
import { Ticker } from './ticker'
import styles from './header.module.css'

type Props = {
  menu: MenuItem[]
  /** The contact bar shows the first phone and the first e-mail address. */
  contacts: FooterInfoItem[]
  ticker: TickerItem[]
  /** The header's only button with a filled background. */
  action: { label: string; href: string }
}

/** The association's header: contact bar with the ticker, main menu, search. */
export function AssociationHeader({ menu, contacts, ticker, action }: Props) {
  const locale = useLocale()
  const site = siteOf('mm')
  const phone = contacts.find((contact) => contact.type === 'phone')?.information
  const mail = contacts.find((contact) => contact.type === 'email')?.information
  const bar = (
    <>
      <div className={styles.contacts}>
        {phone && (
          <a href={telHref(phone)}>
            <Phone className="icon" size={15} aria-hidden />
            <span className="num">{phone}</span>
          </a>
        )}
        {mail && (
          <a href={`mailto:${mail}`}>
            <Mail className="icon" size={15} aria-hidden />
            {mail}
          </a>
        )}
      </div>
      <Ticker items={ticker} />
    </>
  )
  return (
    <SiteHeader
      site="mm"
      bar={bar}
      logo={<AssociationLogo href={homeOf('mm')} name={site.shortName[locale]} full={site.name[locale]} />}
      menu={menu}
      search={<SearchSheet site="mm" />}
      action={action}
      phone={phone}
      mail={mail}
    />
  )
}
