import * as z from 'zod'
import {
  email,
  emptyToUndefined,
  flag,
  id,
  lang,
  preprocessOptional,
  optionalDay,
  pageFields,
  text,
} from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'
import {
  cancelWays,
  languagesField,
  meetingEventKinds,
  meetingLanguages,
  meetingStatuses,
  userTypes,
} from '../schema'

/**
 * The login. An e-mail address alone requests a mail with a code; the address with that code opens a session.
 */
export const participantLoginForm = z.object({
  email: email('validation.required'),
  /** The code of six digits; empty to request one. Other texts count as wrong codes, not as invalid forms. */
  code: text({ max: 40 }),
  /** The secret in the link of a code mail, which proves that the mail was read. */
  pass: text({ max: 100 }),
  /**
   * Whether the resend button was pressed. Only then the answer says how long to wait before the next mail.
   */
  again: flag(false),
})

const integer = z.number().int()
/** A moment as an ISO date and time with its offset. */
const moment = z.string()

/** The fields of a participant that every other participant sees. */
const person = z.object({
  id: integer,
  name: z.string(),
  name_en: z.string(),
  user_type: z.enum(userTypes),
})
export type MeetingPerson = z.infer<typeof person>

const room = z.object({
  id: integer,
  room_number: z.string(),
  capacity: integer,
  room_pic: z.string().nullable(),
})
export type MeetingRoom = z.infer<typeof room>

/** The logged-in participant, with what the frame of every page shows. */
export const participant = person.extend({
  email: z.string(),
  languages: z.array(z.enum(meetingLanguages)),
  /** The path of the calendar feed with the participant's plan. */
  feed: z.string(),
  /** The number of requests and proposed times that wait for this participant's answer. */
  waiting: integer,
  /** The days that have hours, in their order, as `yyyy-mm-dd`. */
  days: z.array(z.string()),
})
export type Participant = z.infer<typeof participant>

const hour = z.object({ meeting_date: z.string(), meeting_time: z.string() })
/** A day and a time in Ulaanbaatar's time. */
export type MeetingTime = z.infer<typeof hour>

/** Another time that one side proposes instead of the requested or agreed time. */
const proposal = z.object({
  by: z.enum(['me', 'other']),
  from: hour,
  to: hour,
  /** The room at the proposed time. */
  room: room.nullable(),
  /** The note of the side that proposes the time; may be empty. */
  note: z.string(),
})
export type Proposal = z.infer<typeof proposal>

/** A meeting as one of its sides sees it. */
export const ownMeeting = z.object({
  id: integer,
  meeting_number: z.string(),
  meeting_status: z.enum(meetingStatuses),
  /** The day as `yyyy-mm-dd` and the time as `hh:mm`, both in Ulaanbaatar's time. */
  meeting_date: z.string(),
  meeting_time: z.string(),
  starts_at: moment,
  is_sender: z.boolean(),
  /** The side that sent the request and wrote its purpose; null when the staff booked the meeting. */
  asked_by: z.enum(['me', 'other']).nullable(),
  other: person,
  room: room.nullable(),
  meeting_description: z.string(),
  needs_interpreter: z.boolean(),
  /** The name of the interpreter whom staff assigned; empty without one. */
  interpreter: z.string(),
  /** The side for whose answer the meeting waits; null if it waits for none, or the deadline has passed. */
  waits_for: z.enum(['me', 'other']).nullable(),
  answer_by: moment.nullable(),
  /**
   * The other time that one side proposed. A request has already moved to this time; an accepted meeting
   * keeps its own time until the answer.
   */
  proposal: proposal.nullable(),
  cancelled_as: z.enum(cancelWays).nullable(),
  /** The side that ended the meeting; null if neither side did. */
  cancelled_by: z.enum(['me', 'other']).nullable(),
  cancel_reason: z.string(),
  is_past: z.boolean(),
  version: integer,
})
export type OwnMeeting = z.infer<typeof ownMeeting>

/** A meeting with all that its own page shows. */
export const ownMeetingInFull = ownMeeting.extend({
  /** The e-mail address and phone number of the other side, only while the meeting is accepted. */
  contact: z.object({ email: z.string(), phone_number: z.string() }).nullable(),
  history: z.array(
    z.object({
      kind: z.enum(meetingEventKinds),
      /** The side that caused the event; null for the staff, or when a deadline passed. */
      by: z.enum(['me', 'other']).nullable(),
      meeting_date: z.string().nullable(),
      meeting_time: z.string().nullable(),
      note: z.string(),
      created_at: moment,
    }),
  ),
})
export type OwnMeetingInFull = z.infer<typeof ownMeetingInFull>

/**
 * An hour in the plan of a participant: free, marked as busy, past, with a meeting, or held for an accepted
 * meeting that one side proposes to move to this hour.
 */
const planHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  starts_at: moment,
  state: z.enum(['free', 'busy', 'past', 'meeting', 'proposed']),
  meeting: ownMeeting.nullable(),
})
export type PlanHour = z.infer<typeof planHour>

export const planQuery = z.object({
  /**
   * The day of the plan; if it is missing or has no hours, the first day with hours that is not past, else
   * the last day with hours.
   */
  day: optionalDay,
})
export const plan = z.object({
  day: z.string().nullable(),
  days: z.array(z.object({ day: z.string(), meetings: integer })),
  hours: z.array(planHour),
  accepted: integer,
  pending: integer,
})
export type Plan = z.infer<typeof plan>

export const peoplePerPage = 24
export const peopleQuery = z.object({
  search: text({ max: 100 }),
  type: preprocessOptional(
    emptyToUndefined,
    z.enum(['all', ...userTypes], message('validation.wrong')).default('all'),
  ),
  /** The language in whose alphabetical order the names are sorted. */
  lang,
  ...pageFields({ limit: peoplePerPage, limitMax: 100 }),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** A listed participant, with the number of common free hours and the meeting with the reader. */
const listedPerson = person.extend({
  /** The number of upcoming hours at which both participants and a room are free. */
  free: integer,
  /**
   * `answer`: a request or proposed time of theirs waits for the reader's answer; `waiting`: there is another
   * pending meeting of the two; `meeting`: there is an accepted meeting of the two.
   */
  relation: z.enum(['none', 'answer', 'waiting', 'meeting']),
  /** The meeting that determines the relation, with its day and time; null for the relation `none`. */
  meeting: z.object({ id: integer, meeting_date: z.string(), meeting_time: z.string() }).nullable(),
})
export type ListedPerson = z.infer<typeof listedPerson>
export const people = z.object({
  people: z.array(listedPerson),
  total: integer,
  totalPages: integer,
  /** The number of participants of each type that the same search finds. */
  types: z.object({ all: integer, Exhibitor: integer, Sponsor: integer, Attendee: integer }),
})

/**
 * The states of an hour for a participant who wants to meet another. `mine`: the participant is busy;
 * `theirs`: the other participant is; `pending`: the two have a request or a meeting at this hour; `no_room`:
 * no large enough room is free.
 */
const hourStates = ['free', 'mine', 'theirs', 'pending', 'no_room', 'past'] as const
export type HourState = (typeof hourStates)[number]
const askableHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  starts_at: moment,
  state: z.enum(hourStates),
  /** The smallest free room with enough seats, which a request would book; null if the hour is not free. */
  room: room.nullable(),
})
export type AskableHour = z.infer<typeof askableHour>
export const personQuery = z.object({ id })
export const askablePerson = z.object({
  person: person.extend({
    languages: z.array(z.enum(meetingLanguages)),
    relation: listedPerson.shape.relation,
    meeting: listedPerson.shape.meeting,
    /** Whether the two participants both entered languages and share none. */
    needs_interpreter: z.boolean(),
  }),
  days: z.array(z.object({ day: z.string(), free: integer, hours: z.array(askableHour) })),
})
export type AskablePerson = z.infer<typeof askablePerson>

export const busyForm = z.object({ time_id: id, busy: flag(true) })
export const settingsForm = z.object({ languages: languagesField })
export type SettingsForm = z.output<typeof settingsForm>

/** Requests and proposed times that wait for an answer, and the reader's declined and expired requests. */
export const requests = z.object({
  /**
   * Requests of others, and times that others propose for accepted meetings; first those that wait for the
   * reader's answer.
   */
  received: z.array(ownMeeting),
  /**
   * The reader's requests and proposed times, also a request for which the other side proposes another time;
   * then the reader's declined and expired requests, newest first.
   */
  sent: z.array(ownMeeting),
})
export type MeetingRequests = z.infer<typeof requests>
