import { getTranslations } from 'next-intl/server'
import { PageTitle } from '@/components/site/page-title'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { eventPaths } from '@/lib/platform/site/event-paths'

/** Stands in for a page of the archived site that is temporarily under maintenance. */
export async function ArchiveMaintenance({ title, lang }: { title: string; lang?: string | undefined }) {
  const [t, common] = await Promise.all([getTranslations('event.archive'), getTranslations('common')])
  return (
    <>
      <PageTitle
        crumbs={[{ label: common('home'), href: eventPaths.archive }, { label: title }]}
        title={title}
        {...(lang ? { titleLang: lang } : {})}
      />
      <div className="wrap section">
        <EmptyState
          title={t('maintenance')}
          hint={t('maintenanceHint')}
          action={
            <LinkButton variant="quiet" href={eventPaths.archive}>
              {t('home')}
            </LinkButton>
          }
        />
      </div>
    </>
  )
}
