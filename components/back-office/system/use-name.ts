import { useTranslations } from 'next-intl'
import { isTextKey } from '../../office/composed-texts'

/** Returns a function that gives a name its text; a name that only another version of Strata knows stays as it is. */
export function useName(group: 'jobNames' | 'partNames'): (name: string) => string {
  const t = useTranslations(`admin.system.${group}`)
  return (name) => (isTextKey(t, name) ? t(name) : name)
}
