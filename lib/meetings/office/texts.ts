import en from '@/messages/en.json'
import mn from '@/messages/mn.json'
import type { Locale } from '@/lib/platform/i18n/locale'

/**
 * The texts about meetings that the office shows in two languages: in the list of meetings, on door displays
 * and on run sheets. The other texts of the office are only Mongolian, except `englishOffice`. A page passes
 * these texts to its screen.
 */
export type MeetingTexts = (typeof mn)['meetingOffice']
/** The general English texts of the office that the list of meetings shows besides `MeetingTexts`. */
export const englishOffice = {
  admin: en.admin,
  common: en.common,
  ui: en.ui,
  validation: { meeting: en.validation.meeting },
}
export type EnglishOffice = typeof englishOffice

export const meetingTexts: Record<Locale, MeetingTexts> = { mn: mn.meetingOffice, en: en.meetingOffice }
