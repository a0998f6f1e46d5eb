import { Phone } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { telHref } from '@/components/site/site-data'
import { AppLink } from '@/components/ui/app-link'
import { homeOf, openSites } from '@/lib/site/sites.mjs'
import styles from './event-bar.module.css'

/** What stands in the event's contact bar: the sister sites, the phone. */
export function EventBar({ phone }: { phone: string | undefined }) {
  const t = useTranslations('site.footer')
  const locale = useLocale()
  return (
    <div className={styles.bar}>
      <nav className={styles.sites} aria-label={t('sites')}>
        <ul>
          {openSites.map(({ key, label }) => (
            <li key={key}>
              <AppLink href={homeOf(key)} aria-current={key === 'mw' ? 'true' : undefined}>
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
