import { clsx } from 'clsx'
import { ExternalLink, Mail, Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { contactHref, type FooterInfoItem, type MenuItem, type SocialLink } from '@/components/site/site-data'
import { GroundEdge } from '@/components/site/ground-edge'
import { SisterSites } from '@/components/site/sister-sites'
import { AppLink } from '@/components/ui/app-link'
import { SocialIcon } from '@/components/ui/social-icon'
import type { ContactKind } from '@/lib/contact/schema'
import { homeOf, openSites, siteOf } from '@/lib/site/sites.mjs'
import { AssociationLogo } from './logo'
import styles from './footer.module.css'

type Props = {
  menu: MenuItem[]
  contacts: FooterInfoItem[]
  texts: Pick<Record<ContactKind, string>, 'address' | 'hours'>
  social: SocialLink[]
  year: number
}

const icons = { phone: Phone, email: Mail, link: ExternalLink }

const site = siteOf('mm')

/** The association's footer: bedrock under a drawn edge of ground. */
export function AssociationFooter({ menu, contacts, texts, social, year }: Props) {
  const t = useTranslations('site.footer')
  const locale = useLocale()
  const common = useTranslations('common')
  return (
    <footer>
      <GroundEdge />
      <div className={styles.siteFooter}>
        <div className={clsx('wrap', styles.frame)}>
          <div className={styles.columns}>
            <div>
              <AssociationLogo
                href={homeOf('mm')}
                name={site.shortName[locale]}
                full={site.name[locale]}
                onDark
              />
              <p className={styles.about}>{common('about')}</p>
              {social.length > 0 && (
                <ul className={styles.social} aria-label={t('social')}>
                  {social.map((link) => (
                    <li key={link.id}>
                      <a href={link.link} aria-label={link.icon} rel="noopener" target="_blank">
                        <SocialIcon name={link.icon} size={18} />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
            <div>
              <h2>{t('contact')}</h2>
              <ul>
                {contacts.map((contact) => {
                  const Icon = icons[contact.type]
                  return (
                    <li key={contact.id}>
                      <a href={contactHref(contact)}>
                        <Icon className="icon" size={17} aria-hidden />
                        <span className="num">{contact.information}</span>
                      </a>
                    </li>
                  )
                })}
              </ul>
              <p className={styles.address}>{texts.address}</p>
              <p className={clsx('num', styles.hours)}>{texts.hours}</p>
            </div>
            <nav aria-labelledby="footer-menu">
              <h2 id="footer-menu">{t('menu')}</h2>
              <ul>
                {menu.map((item) => (
                  <li key={item.cid}>
                    <AppLink href={item.href}>{item.label}</AppLink>
                  </li>
                ))}
              </ul>
            </nav>
            {/* While there is but this one, the column is left out. */}
            {openSites.length > 1 && (
              <div className={styles.sites}>
                <h2>{t('sites')}</h2>
                <SisterSites current="mm" />
              </div>
            )}
          </div>
          <div className={styles.legal}>
            <span>{t('copyright', { year: String(year) })}</span>
            <span>{t('rights')}</span>
          </div>
        </div>
      </div>
    </footer>
  )
}
