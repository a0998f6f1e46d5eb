import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { NotFoundMarker } from './not-found-marker'

/**
 * Replaces the rows on a page past the end of a list: says that there is no such page and links to the first
 * one. Answers 404.
 */
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
