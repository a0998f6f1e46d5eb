import { clsx } from 'clsx'
import { Mail, Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { SearchSheet } from '@/components/site-search/search-sheet'
import { LanguageSwitch } from '@/components/site/language-switch'
import { MainMenu } from '@/components/site/main-menu'
import { MenuDrawer } from '@/components/site/menu-drawer'
import { telHref, type FooterInfoItem, type MenuItem, type TickerItem } from '@/components/site/site-data'
import { LinkButton } from '@/components/ui/button'
import { homeOf, siteOf } from '@/lib/site/sites.mjs'
import { AssociationLogo } from './logo'
import { Ticker } from './ticker'
import styles from './header.module.css'

type Props = {
  menu: MenuItem[]
  /** The first phone and the first e-mail address stand in the contact bar. */
  contacts: FooterInfoItem[]
  ticker: TickerItem[]
  /** The one filled button of the header. */
  action: { label: string; href: string }
}

/** The association's header: contact bar with the ticker, main menu, drawer on small screens. */
export function AssociationHeader({ menu, contacts, ticker, action }: Props) {
  const t = useTranslations('site')
  const locale = useLocale()
  const site = siteOf('mm')
  const home = homeOf('mm')
  const phone = contacts.find((contact) => contact.type === 'phone')?.information
  const mail = contacts.find((contact) => contact.type === 'email')?.information
  const languageTexts = {
    label: t('language.label'),
    short: { mn: t('language.mn'), en: t('language.en') },
    full: { mn: t('language.mnFull'), en: t('language.enFull') },
  }

  return (
    <header>
      <div className={styles.contactBar}>
        <div className={clsx('wrap', styles.bar)}>
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
          <LanguageSwitch home={home} texts={languageTexts} />
        </div>
      </div>
      <div className={styles.siteHeader}>
        <div className={clsx('wrap', styles.row)}>
          <AssociationLogo href={home} name={site.shortName[locale]} full={site.name[locale]} />
          <MainMenu items={menu} label={t('mainMenu')} />
          <SearchSheet className={styles.search} />
          <LinkButton href={action.href} small className={styles.action}>
            {action.label}
          </LinkButton>
          <div className={styles.small}>
            <LanguageSwitch home={home} texts={languageTexts} single />
            <MenuDrawer
              items={menu}
              texts={{
                label: t('mainMenu'),
                open: t('openMenu'),
                close: t('closeMenu'),
                name: site.shortName[locale],
              }}
              action={action}
              phone={phone}
              mail={mail}
            />
          </div>
        </div>
      </div>
    </header>
  )
}
