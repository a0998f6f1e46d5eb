import { usePageLanguage } from '#page-language'
import { formatDate, formatDateTime, formatTime, formatTonnes } from './format'

/**
 * Returns functions that format dates, times and masses in the language of the page, for components. Pages
 * know their language, and call the functions of `format.ts`.
 */
export function useFormats() {
  const language = usePageLanguage()
  return {
    date: (iso: string) => formatDate(iso, language),
    dateTime: (iso: string) => formatDateTime(iso, language),
    time: (iso: string) => formatTime(iso),
    tonnes: (tonnes: number) => formatTonnes(tonnes, language),
  }
}
