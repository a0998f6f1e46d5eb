import * as z from 'zod'
import { tableKinds } from '@/lib/platform/api/answer-file'
import {
  emptyToUndefined,
  id,
  lang,
  preprocessOptional,
  optionalDay,
  optionalId,
  pageFields,
  text,
} from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import { cancelWays, meetingEventKinds, meetingLanguages, meetingStatuses, userTypes } from '../schema'
import { meetingPageSizes } from './limits'

const integer = z.number().int()
/** A moment as an ISO date and time with its offset. */
const moment = z.string()

const type = preprocessOptional(
  emptyToUndefined,
  z.enum(['all', ...meetingStatuses], message('validation.wrong')).default('all'),
)
const meetingFilter = z.object({ type })
export type MeetingFilter = z.output<typeof meetingFilter>
export const meetingExport = meetingFilter.extend({ lang, kind: z.enum(tableKinds) })
export const meetingListing = meetingFilter.extend(
  pageFields({ limit: meetingPageSizes[0], limitMax: meetingPageSizes[2] }),
)
export type MeetingListing = z.output<typeof meetingListing>

/** A meeting as a row of the office's list. */
export const officeMeeting = z.object({
  id: integer,
  meeting_number: z.string(),
  meeting_status: z.enum(meetingStatuses),
  /**
   * The start of the meeting with the offset of Ulaanbaatar, so that the first ten characters are the day
   * there.
   */
  meeting_date: moment,
  /** The start as `hh:mm` in Ulaanbaatar's time. */
  meeting_time: z.string(),
  sender_id: integer,
  sender_name: z.string(),
  sender_name_en: z.string(),
  receiver_id: integer,
  receiver_name: z.string(),
  receiver_name_en: z.string(),
  meeting_description: z.string(),
  /** The room's name. Without a room it is '' and `capacity` null; without a picture `room_pic` is null. */
  room_number: z.string(),
  capacity: integer.nullable(),
  room_pic: z.string().nullable(),
  needs_interpreter: z.boolean(),
  /** The name of the interpreter; empty when there is none. */
  interpreter: z.string(),
  interpreter_id: integer.nullable(),
  /** The deadline for the answer that the meeting waits for; null when it waits for none. */
  answer_by: moment.nullable(),
  version: integer,
  created_at: moment,
})
export type OfficeMeeting = z.infer<typeof officeMeeting>

const side = z.object({
  id: integer,
  name: z.string(),
  name_en: z.string(),
  user_type: z.enum(userTypes),
  email: z.string(),
  phone_number: z.string(),
  languages: z.array(z.enum(meetingLanguages)),
})
export type MeetingSide = z.infer<typeof side>

/** A meeting with all that its own screen shows. */
export const meetingInFull = officeMeeting.extend({
  starts_at: moment,
  room_id: integer.nullable(),
  sender: side,
  receiver: side,
  is_past: z.boolean(),
  cancelled_as: z.enum(cancelWays).nullable(),
  cancel_reason: z.string(),
  /** The start of the other time that one side proposes for an accepted meeting; else null. */
  proposed_at: moment.nullable(),
  history: z.array(
    z.object({
      id: integer,
      kind: z.enum(meetingEventKinds),
      /** The side that caused the event; null for the staff, or when a deadline passed. */
      by: z.enum(['sender', 'receiver']).nullable(),
      starts_at: moment.nullable(),
      note: z.string(),
      created_at: moment,
    }),
  ),
})
export type MeetingInFull = z.infer<typeof meetingInFull>

/** The day of the board; if it is missing, the first day with hours that is not past, else the last day. */
export const boardQuery = z.object({ day: optionalDay })

const boardPerson = z.object({ id: integer, name: z.string(), name_en: z.string() })
/**
 * A meeting on the board, in the room and at the hour booked for it. With `is_proposed` these are the room and
 * hour of another time that a participant proposed.
 */
const boardMeeting = z.object({
  id: integer,
  version: integer,
  meeting_number: z.string(),
  meeting_status: z.enum(meetingStatuses),
  time_id: integer,
  room_id: integer,
  is_proposed: z.boolean(),
  sender: boardPerson,
  receiver: boardPerson,
  needs_interpreter: z.boolean(),
  interpreter: boardPerson.nullable(),
  answer_by: moment.nullable(),
})
export type BoardMeeting = z.infer<typeof boardMeeting>

const boardRoom = z.object({ id: integer, room_number: z.string(), capacity: integer })
const boardHour = z.object({ id: integer, meeting_time: z.string(), starts_at: moment, is_past: z.boolean() })
/** The board: a day of meetings with everything that can collide with a moved meeting. */
export const board = z.object({
  day: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), meetings: integer })),
  rooms: z.array(boardRoom),
  hours: z.array(boardHour),
  meetings: z.array(boardMeeting),
  /** The hours that the participants of this day's meetings have marked as busy. */
  away: z.array(z.object({ time_id: integer, user_id: integer })),
  accepted: integer,
  pending: integer,
})
export type Board = z.infer<typeof board>
export type BoardRoom = z.infer<typeof boardRoom>
export type BoardHour = z.infer<typeof boardHour>

/** A search for participants: each word of the term, in Cyrillic or Latin, must begin a word of the names. */
export const peopleSearch = z.object({ term: text({ max: 100 }) })
export const foundPeople = z.object({
  people: z.array(z.object({ id: integer, label: z.string() })),
})

/** Two participants, or a meeting: then its two participants are meant, and its bookings count as free. */
export const choicesQuery = z.object({
  sender_id: optionalId,
  receiver_id: optionalId,
  meeting: optionalId,
})
export type ChoicesQuery = z.output<typeof choicesQuery>
const choiceStates = ['free', 'sender', 'receiver', 'no_room'] as const
const choiceHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  /** `free`, or why not: which participant is busy (`sender` if both are), or that no room is free. */
  state: z.enum(choiceStates),
  /** The ids of the free rooms, the smallest first, and of the free interpreters. */
  rooms: z.array(integer),
  interpreters: z.array(integer),
})
export type ChoiceHour = z.infer<typeof choiceHour>
export const choices = z.object({
  days: z.array(z.object({ day: z.string(), hours: z.array(choiceHour) })),
  rooms: z.array(boardRoom),
  /** Interpreters who share a language with each participant who entered languages. */
  interpreters: z.array(z.object({ id: integer, name: z.string() })),
  /** Whether the two participants both entered languages and share none. */
  needs_interpreter: z.boolean(),
  /** The hour of the meeting that the query names; null without a meeting, and for a past hour. */
  time_id: integer.nullable(),
})
export type MeetingChoices = z.infer<typeof choices>

export const doorQuery = z.object({ room: id })
/** What the display at the door of a room shows: the accepted meetings of one day in this room. */
export const door = z.object({
  room: boardRoom,
  /** The time of the server's clock, because the clock of a tablet may be wrong. */
  now: moment,
  /**
   * The shown day: the first on which an accepted meeting in this room has not ended; null when there is no
   * such day.
   */
  day: z.string().nullable(),
  meetings: z.array(
    z.object({
      id: integer,
      meeting_time: z.string(),
      starts_at: moment,
      ends_at: moment,
      sender: boardPerson,
      receiver: boardPerson,
      needs_interpreter: z.boolean(),
    }),
  ),
})
export type DoorDisplay = z.infer<typeof door>
export const doorRooms = z.object({ rooms: z.array(boardRoom) })
