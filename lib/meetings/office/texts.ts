import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * What the office shows of meetings in two languages: the list, the door of a room and the sheets. The office's own
 * texts are Mongolian alone, but for those of the list; a page gives these to its screen.
 */
export type MeetingTexts = (typeof mn)['meetingOffice']
/** What the list of meetings says in English beside `MeetingTexts`, as the office's catalogue. */
export const englishOffice = {
  admin: en.admin,
  common: en.common,
  ui: en.ui,
  validation: { meeting: en.validation.meeting },
}
export type EnglishOffice = typeof englishOffice

export const meetingTexts: Record<Locale, MeetingTexts> = { mn: mn.meetingOffice, en: en.meetingOffice }
