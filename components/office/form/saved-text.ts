import { useTranslations } from 'next-intl'

/** Returns the message after a save: added or changed. */
export function useSavedText(): (isNew: boolean) => string {
  const t = useTranslations('ui.toast')
  return (isNew) => t(isNew ? 'added' : 'saved')
}
