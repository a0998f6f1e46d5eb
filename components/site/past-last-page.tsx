import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { NotFoundMarker } from './not-found-marker'

/** What stands for the rows of a page that a list does not reach: it says so, and leads to the first. Answers 404. */
export function PastLastPage({ firstHref }: { firstHref: string }) {
  const t = useTranslations('ui.pagination')
  return (
    <>
      <NotFoundMarker />
      <EmptyState
        title={t('noPage')}
        action={
          <LinkButton variant="quiet" href={firstHref}>
            {t('toFirst')}
          </LinkButton>
        }
      />
    </>
  )
}
