import { useLocale, useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { homeOf, mainSite, siteOf, type SiteKey } from '@/lib/site/sites.mjs'
import { BlankPage } from './blank-page'
import { NotFoundMarker } from './not-found-marker'

/**
 * There is nothing at this address of a site: what happened, and the way home. A site that is not open says so and
 * leads to the main one. Answers 404.
 */
export function NotFoundView({ site: key }: { site: SiteKey }) {
  const t = useTranslations('site.notFound')
  const locale = useLocale()
  const site = siteOf(key)
  return (
    <BlankPage>
      <NotFoundMarker />
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{site.isOpen ? t('text') : t('notOpen', { site: site.name[locale] })}</p>
      <LinkButton href={homeOf(site.isOpen ? key : mainSite.key)}>
        {t(site.isOpen ? 'home' : 'main')}
      </LinkButton>
    </BlankPage>
  )
}
