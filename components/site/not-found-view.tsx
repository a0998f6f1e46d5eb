import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { homeOf, mainSite, siteOf, type SiteKey } from '@/lib/platform/site/sites'
import { MessagePage } from './blank-page'
import { NotFoundMarker } from './not-found-marker'
import styles from './not-found-view.module.css'

/**
 * The not-found page of a site, with links to the site's home and to the main site. For a site that is not
 * open, the page says so and links only to the main site. Answers 404.
 */
export function NotFoundView({ site: key }: { site: SiteKey }) {
  const t = useTranslations('site.notFound')
  const locale = useLocale()
  const site = siteOf(key)
  return (
    <MessagePage>
      <NotFoundMarker />
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{site.isOpen ? t('text') : t('notOpen', { site: site.name[locale] })}</p>
      <div className={styles.ways}>
        {site.isOpen && <LinkButton href={homeOf(key)}>{t('home')}</LinkButton>}
        {key !== mainSite.key && (
          <LinkButton variant={site.isOpen ? 'quiet' : 'fill'} href={homeOf(mainSite.key)}>
            {t('main')}
          </LinkButton>
        )}
      </div>
    </MessagePage>
  )
}
