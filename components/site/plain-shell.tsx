import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SoftNavigation } from '@/components/ui/soft-navigation'
import { homeOf, siteOf, type SiteKey } from '@/lib/site/sites.mjs'
import { LanguageSwitch } from './language-switch'
import styles from './plain-shell.module.css'
import { SisterSites } from './sister-sites'
import { SkipLink } from './skip-link'

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
        <div className="contact-bar bedrock">
          <div className="wrap">
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
        <div className="site-header">
          <div className={`wrap ${styles.name}`}>{site.name[locale]}</div>
        </div>
      </header>
      <main id="main">{children}</main>
      <footer>
        <div className="ground-edge" />
        <div className="site-footer bedrock">
          <div className="wrap">
            <p className="site-footer__legal">{t('footer.rights')}</p>
          </div>
        </div>
      </footer>
    </>
  )
}
