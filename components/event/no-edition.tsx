import { useTranslations } from 'next-intl'
import { MessagePage } from '@/components/site/blank-page'
import { LinkButton } from '@/components/ui/button'
import { homeOf, mainSite } from '@/lib/platform/site/sites'

/** Replaces a page of the live edition while no edition is live. */
export function NoEdition() {
  const t = useTranslations('event.noEdition')
  return (
    <MessagePage>
      <h1 className="display">{t('title')}</h1>
      <p className="lead">{t('text')}</p>
      <LinkButton href={homeOf(mainSite.key)}>{t('main')}</LinkButton>
    </MessagePage>
  )
}
