import { clsx } from 'clsx'
import { ExternalLink, Mail, Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/ui/app-link'
import { InLanguage } from '@/components/ui/in-language'
import { SocialIcon } from '@/components/ui/social-icon'
import type { ContactKind } from '@/lib/content/contact/schema'
import { associationPaths } from '@/lib/platform/site/association-paths'
import { openSites, type SiteKey } from '@/lib/platform/site/sites'
import { FooterEdge } from './ground-edge'
import { SisterSites } from './sister-sites'
import { contactHref, type FooterInfoItem, type MenuItem, type SocialLink } from './site-data'
import styles from './site-footer.module.css'

type Props = {
  site: SiteKey
  /** The site's mark and name, for a dark background. */
  logo: ReactNode
  menu: MenuItem[]
  contacts: FooterInfoItem[]
  texts: Pick<Record<ContactKind, string>, 'address' | 'hours'>
  social: SocialLink[]
  year: number
}

const icons = { phone: Phone, email: Mail, link: ExternalLink }

/** A site's footer: a dark area under a drawn edge. */
export function SiteFooter({ site, logo, menu, contacts, texts, social, year }: Props) {
  const t = useTranslations('site.footer')
  const common = useTranslations('common')
  return (
    <footer>
      <FooterEdge />
      <div className={styles.siteFooter}>
        <div className={clsx('wrap', styles.frame)}>
          <div className={styles.columns}>
            <div>
              {logo}
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
              <p className={styles.address}>
                <InLanguage of={texts.address} />
              </p>
              <p className={clsx('num', styles.hours)}>
                <InLanguage of={texts.hours} />
              </p>
            </div>
            <nav aria-labelledby="footer-menu">
              <h2 id="footer-menu">{t('menu')}</h2>
              <ul>
                {menu.map((item) => (
                  <li key={item.cid}>
                    <AppLink href={item.href}>
                      <InLanguage of={item.label} />
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
            {/* The column of sites is omitted while only one site is open. */}
            {openSites.length > 1 && (
              <div className={styles.sites}>
                <h2>{t('sites')}</h2>
                <SisterSites current={site} />
              </div>
            )}
          </div>
          <div className={styles.legal}>
            <span>{t('copyright', { year: String(year) })}</span>
            <AppLink href={associationPaths.privacy}>{t('privacy')}</AppLink>
            <AppLink href={associationPaths.accessibility}>{t('accessibility')}</AppLink>
            <span>{t('rights')}</span>
          </div>
        </div>
      </div>
    </footer>
  )
}
