import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyStateArt } from '@/components/ui/states'
import { officePaths } from '@/lib/platform/site/office-paths'
import { PageWithoutSidebar } from './lone-page'

/** Explains that there is no such screen or record, and links to the dashboard. */
export function AdminNotFound() {
  const t = useTranslations('admin.notFound')
  return (
    <PageWithoutSidebar>
      <EmptyStateArt />
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <LinkButton href={officePaths.dashboard}>{t('back')}</LinkButton>
    </PageWithoutSidebar>
  )
}
