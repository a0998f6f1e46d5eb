import * as z from 'zod'
import {
  email,
  emptyIsMissing,
  flag,
  id,
  lenient,
  lenientOptional,
  requiredFile,
  text,
  version,
} from '@/lib/platform/api/fields'
import { listing } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { languagesField, meetingLanguages, reasonLettersMax, userTypes } from '../schema'

export const userPageSizes = [20, 50, 100] as const
const nameLettersMax = 300
export const phoneLettersMax = 100

/** What the office's list is sorted by; without one the newest come first. */
export const userSorts = ['name', 'name_en', 'email', 'phone_number', 'user_type'] as const
export type UserSort = (typeof userSorts)[number]
/** What each column of the office's grid can be narrowed by: a part of its text. */
export const userFilters = ['name', 'name_en', 'email', 'phone_number'] as const

const part = text({ max: 200 }).optional()
export const userListing = z.object({
  ...listing({ limit: userPageSizes[0], limitMax: 100, sorts: userSorts }),
  type: lenientOptional(
    emptyIsMissing,
    z.enum(['all', ...userTypes], message('validation.meeting.userType')).default('all'),
  ),
  name: part,
  name_en: part,
  email: part,
  phone_number: part,
})
export type UserListing = z.output<typeof userListing>

/** A participant as the office reads them. */
export const meetingUser = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  email: z.string(),
  phone_number: z.string(),
  user_type: z.enum(userTypes),
  languages: z.array(z.enum(meetingLanguages)),
  /** Since when they are kept out; null for those who may come in. */
  blocked_at: z.string().nullable(),
  created_at: z.string(),
  version: z.number().int(),
})
export type MeetingUserRow = z.infer<typeof meetingUser>
export const meetingUserRecord = meetingUser.extend({
  /** Meetings of theirs to come that wait for an answer or were accepted. */
  coming: z.number().int(),
})
export type MeetingUserRecord = z.infer<typeof meetingUserRecord>

const fields = {
  name: text({ max: nameLettersMax, required: 'validation.meeting.name' }),
  name_en: text({ max: nameLettersMax, required: 'validation.meeting.nameEn' }),
  email: email('validation.meeting.email'),
  // Numbers are written in many ways, so their form is not checked.
  phone_number: text({ max: phoneLettersMax }),
  user_type: lenient(emptyIsMissing, z.enum(userTypes, message('validation.meeting.userType'))),
  languages: languagesField,
}
export const userInsert = z.object(fields)
export type UserInsert = z.output<typeof userInsert>
/** Languages that are not sent stay as they are: the specification's call knows of none. */
export const userUpdate = z.object({
  id,
  version,
  ...fields,
  languages: lenientOptional((value) => value, languagesField.optional()),
})
export type UserUpdate = z.output<typeof userUpdate>

/** Apart from the form: who blocks says nothing of the fields, so no version stands in the way. */
export const userBlock = z.object({
  id,
  blocked: flag(true),
  /** What those are told whose meetings are cancelled by it. */
  reason: text({ max: reasonLettersMax }),
})
export type UserBlock = z.output<typeof userBlock>

/** A file of participants. With `dryRun` nothing is written and the answer tells what would be. */
export const userImport = z.object({
  dryRun: flag(false),
  file: requiredFile('validation.meeting.file'),
})
export type UserImport = z.output<typeof userImport>
