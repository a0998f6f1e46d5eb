import * as z from 'zod'
import {
  email,
  emptyToUndefined,
  flag,
  id,
  preprocess,
  preprocessOptional,
  requiredFile,
  text,
  version,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { message } from '@/lib/platform/i18n/message-key'
import { languagesField, meetingLanguages, reasonLettersMax, userTypes } from '../schema'

export const userPageSizes = [20, 50, 100] as const
const nameLettersMax = 300
export const phoneLettersMax = 100

/** The columns by which the office's list can be sorted; by default the newest participants come first. */
export const userSorts = ['name', 'name_en', 'email', 'phone_number', 'user_type'] as const
export type UserSort = (typeof userSorts)[number]
/** The columns of the office's grid that can be filtered by a part of their text. */
export const userFilters = ['name', 'name_en', 'email', 'phone_number'] as const

const part = text({ max: 200 }).optional()
export const userListing = z.object({
  ...listingFields({ limit: userPageSizes[0], limitMax: 100, sorts: userSorts }),
  type: preprocessOptional(
    emptyToUndefined,
    z.enum(['all', ...userTypes], message('validation.meeting.userType')).default('all'),
  ),
  name: part,
  name_en: part,
  email: part,
  phone_number: part,
})
export type UserListing = z.output<typeof userListing>

/** A participant as a row of the office's list. */
export const meetingUser = z.object({
  id: z.number().int(),
  name: z.string(),
  name_en: z.string(),
  email: z.string(),
  phone_number: z.string(),
  user_type: z.enum(userTypes),
  languages: z.array(z.enum(meetingLanguages)),
  /** When the participant was blocked; null if the participant is not blocked. */
  blocked_at: z.string().nullable(),
  created_at: z.string(),
  version: z.number().int(),
})
export type MeetingUserRow = z.infer<typeof meetingUser>
export const meetingUserRecord = meetingUser.extend({
  /** The number of upcoming meetings of the participant that wait for an answer or were accepted. */
  coming: z.number().int(),
})
export type MeetingUserRecord = z.infer<typeof meetingUserRecord>

const fields = {
  name: text({ max: nameLettersMax, required: 'validation.meeting.name' }),
  name_en: text({ max: nameLettersMax, required: 'validation.meeting.nameEn' }),
  email: email('validation.meeting.email'),
  // Phone numbers are written in many ways, so their format is not checked.
  phone_number: text({ max: phoneLettersMax }),
  user_type: preprocess(emptyToUndefined, z.enum(userTypes, message('validation.meeting.userType'))),
  languages: languagesField,
}
export const userInsert = z.object(fields)
export type UserInsert = z.output<typeof userInsert>
/**
 * A changed participant. If a request lacks the field `languages`, which the specification's call does not
 * have, the stored languages stay.
 */
export const userUpdate = z.object({
  id,
  version,
  ...fields,
  languages: preprocessOptional((value) => value, languagesField.optional()),
})
export type UserUpdate = z.output<typeof userUpdate>

/** Blocking is separate from the form: it does not change the form's fields, so it needs no version. */
export const userBlock = z.object({
  id,
  blocked: flag(true),
  /** The reason that the other sides of the cancelled meetings get by mail. */
  reason: text({ max: reasonLettersMax }),
})
export type UserBlock = z.output<typeof userBlock>

/**
 * A file of participants to import. With `dryRun` nothing is written, and the answer says what would change.
 */
export const userImport = z.object({
  dryRun: flag(false),
  file: requiredFile('validation.meeting.file'),
})
export type UserImport = z.output<typeof userImport>
