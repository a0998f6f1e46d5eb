import { useTranslations } from 'next-intl'
import { PageBody } from '@/components/site/page-body'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { eventPaths } from '@/lib/platform/site/event-paths'

/** Replaces the registration form while no edition is live. */
export function RegistrationClosed() {
  const t = useTranslations('event.register.closed')
  return (
    <PageBody>
      <EmptyState
        title={t('title')}
        hint={t('hint')}
        action={
          <LinkButton variant="outline" href={eventPaths.home}>
            {t('action')}
          </LinkButton>
        }
      />
    </PageBody>
  )
}
