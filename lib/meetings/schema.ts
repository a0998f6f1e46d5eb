import * as z from 'zod'
import { emptyToUndefined, preprocess } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { meetingLanguages } from './limits'

export * from './limits'

export const userTypes = ['Exhibitor', 'Sponsor', 'Attendee'] as const
export type UserType = (typeof userTypes)[number]

export const meetingStatuses = ['pending', 'accepted', 'cancelled'] as const
export type MeetingStatus = (typeof meetingStatuses)[number]

/** How a meeting ended before it took place. */
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

/** A set of languages, sent as an array or as comma-separated text. */
export const languagesField = preprocess(
  (value) => (typeof value === 'string' ? value.split(',').filter(Boolean) : (emptyToUndefined(value) ?? [])),
  z
    .array(z.enum(meetingLanguages, message('validation.wrong')), message('validation.wrong'))
    .transform((languages) => meetingLanguages.filter((language) => languages.includes(language))),
)

/** Whether two participants need an interpreter: both have entered languages, and they share none. */
export const requiresInterpreter = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 0 && other.length > 0 && !one.some((language) => other.includes(language))

/** Formats the number of a meeting as people see it: `M-0147`. */
export const meetingNumber = (id: number): string => `M-${String(id).padStart(4, '0')}`
