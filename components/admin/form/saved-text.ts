import { useTranslations } from 'next-intl'
import { mainSite } from '@/lib/site/sites.mjs'
import { useCurrentSite } from '../shell/use-current-site'

/**
 * What is said of a save. The specification has words of their own for what is added to the event and the directory;
 * of the association's screens it has one sentence for both.
 */
export function useSavedText(): (isNew: boolean) => string {
  const t = useTranslations('ui.toast')
  const site = useCurrentSite()
  return (isNew) => t(isNew && site !== mainSite.key ? 'added' : 'saved')
}
