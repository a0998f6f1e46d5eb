import * as z from 'zod'
import { emptyIsMissing, lenient } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { meetingLanguages } from './limits'

export * from './limits'

export const userTypes = ['Exhibitor', 'Sponsor', 'Attendee'] as const
export type UserType = (typeof userTypes)[number]

export const meetingStatuses = ['pending', 'accepted', 'cancelled'] as const
export type MeetingStatus = (typeof meetingStatuses)[number]

/** How a meeting came to be cancelled. */
export const cancelWays = ['declined', 'cancelled', 'taken_back', 'expired', 'staff'] as const
export type CancelWay = (typeof cancelWays)[number]

export const meetingEventKinds = [
  'asked',
  'booked',
  'accepted',
  'declined',
  'proposed',
  'proposal_declined',
  'proposal_expired',
  'moved',
  'interpreter',
  'cancelled',
  'taken_back',
  'expired',
] as const
export type MeetingEventKind = (typeof meetingEventKinds)[number]

/** Several of them, each once, as an array or as text between commas. */
export const languagesField = lenient(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : (emptyIsMissing(value) ?? [])),
  z
    .array(z.enum(meetingLanguages, message('validation.wrong')), message('validation.wrong'))
    .transform((languages) => meetingLanguages.filter((language) => languages.includes(language))),
)

/** Whether two who meet need somebody between them: both said what they speak, and have nothing in common. */
export const haveNoLanguageInCommon = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((language) => other.includes(language))

/** The number that people call a meeting by: `M-0147`. */
export const meetingNumber = (id: number): string => `M-${String(id).padStart(4, '0')}`
