import { Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { AppLink } from '@/components/ui/app-link'
import { homeOf, openSites, type SiteKey } from '@/lib/platform/site/sites'
import { telHref } from './site-data'
import styles from './sites-bar.module.css'

/** The contact bar of the event and of the directory, with the sister sites and the phone number. */
export function SitesBar({ site, phone }: { site: SiteKey; phone: string | undefined }) {
  const t = useTranslations('site.footer')
  const locale = useLocale()
  return (
    <div className={styles.bar}>
      <nav className={styles.sites} aria-label={t('sites')}>
        <ul>
          {openSites.map(({ key, label }) => (
            <li key={key}>
              <AppLink href={homeOf(key)} aria-current={key === site ? 'true' : undefined}>
                {label[locale]}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {phone && (
        <a className={styles.phone} href={telHref(phone)}>
          <Phone className="icon" size={15} aria-hidden />
          <span className="num">{phone}</span>
        </a>
      )}
    </div>
  )
}
