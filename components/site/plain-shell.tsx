import { clsx } from 'clsx'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { homeOf, siteOf, type SiteKey } from '@/lib/site/sites.mjs'
import { GroundEdge } from './ground-edge'
import { LanguageSwitch } from './language-switch'
import { SisterSites } from './sister-sites'
import { SkipLink } from './skip-link'
import styles from './plain-shell.module.css'

/** The shell of a site that is not open yet: its name and mineral, its sister sites, the other language. */
export function PlainShell({ site: key, children }: { site: SiteKey; children: ReactNode }) {
  const locale = useLocale()
  const t = useTranslations('site')
  const site = siteOf(key)
  return (
    <>
      <SkipLink />
      <SoftNavigation />
      <header>
        <div className={styles.contactBar}>
          <div className={clsx('wrap', styles.bar)}>
            <nav aria-label={t('footer.sites')}>
              <SisterSites current={key} className={styles.sites} />
            </nav>
            <LanguageSwitch
              home={homeOf(key)}
              texts={{
                label: t('language.label'),
                short: { mn: t('language.mn'), en: t('language.en') },
                full: { mn: t('language.mnFull'), en: t('language.enFull') },
              }}
            />
          </div>
        </div>
        <div className={styles.siteHeader}>
          <div className={clsx('wrap', styles.row, styles.name)}>{site.name[locale]}</div>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer>
        <GroundEdge />
        <div className={styles.siteFooter}>
          <div className={clsx('wrap', styles.frame)}>
            <p className={styles.legal}>{t('footer.rights')}</p>
          </div>
        </div>
      </footer>
    </>
  )
}
