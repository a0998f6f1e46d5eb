import { useTranslations } from 'next-intl'

/** Returns a function for the message after a save: «added» for a new record, otherwise «saved». */
export function useSaveMessage(): (isNew: boolean) => string {
  const t = useTranslations('ui.toast')
  return (isNew) => t(isNew ? 'added' : 'saved')
}
