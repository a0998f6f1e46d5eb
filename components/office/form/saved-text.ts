import { useTranslations } from 'next-intl'

/** What is said of a save: that something was added, or that it was changed. */
export function useSavedText(): (isNew: boolean) => string {
  const t = useTranslations('ui.toast')
  return (isNew) => t(isNew ? 'added' : 'saved')
}
