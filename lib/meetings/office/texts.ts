import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * The office's texts about meetings in two languages: the list, the door of a room and the sheets. Other
 * texts of the office are only Mongolian, except those of the list; a page passes these to its screen.
 */
export type MeetingTexts = (typeof mn)['meetingOffice']
/** The English texts of the list of meetings besides `MeetingTexts`, as the office's catalogue. */
export const englishOffice = {
  admin: en.admin,
  common: en.common,
  ui: en.ui,
  validation: { meeting: en.validation.meeting },
}
export type EnglishOffice = typeof englishOffice

export const meetingTexts: Record<Locale, MeetingTexts> = { mn: mn.meetingOffice, en: en.meetingOffice }
