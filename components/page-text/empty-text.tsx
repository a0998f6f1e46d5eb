import { useTranslations } from 'next-intl'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/states'
import { associationPaths } from '@/lib/platform/site/association-paths'

/** The placeholder for a text that staff have not written yet. */
export function EmptyText() {
  const t = useTranslations('pageText')
  return (
    <EmptyState
      title={t('empty')}
      hint={t('emptyHint')}
      action={
        <LinkButton variant="quiet" href={associationPaths.home}>
          {t('home')}
        </LinkButton>
      }
    />
  )
}
