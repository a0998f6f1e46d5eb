import { usePageLanguage } from '#page-language'
import { formatDate, formatDateTime, formatTonnes } from './format'

/** Dates and masses as the language of the page writes them, for components; pages call the functions of `format`. */
export function useFormats() {
  const language = usePageLanguage()
  return {
    date: (iso: string) => formatDate(iso, language),
    dateTime: (iso: string) => formatDateTime(iso, language),
    tonnes: (tonnes: number) => formatTonnes(tonnes, language),
  }
}
