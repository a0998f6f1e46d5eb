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

/** With an address alone a code is sent; with the code of the mail a session opens. */
export const participantLoginForm = z.object({
  email: email('validation.required'),
  /** Six digits; anything else counts as a wrong code and not as an invalid form. */
  code: text({ max: 40 }),
  /** From the link of a code mail, which proves that the mail was read. */
  pass: text({ max: 100 }),
  /** Sent by the resend button: the answer then says how long to wait, which a first request does not. */
  again: flag(false),
})

const integer = z.number().int()
/** A moment, as an ISO date and time with its offset. */
const moment = z.string()

/** The other side of a meeting, or a participant of the list. */
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

/** The logged-in participant, with the content of every page's frame. */
export const participant = person.extend({
  email: z.string(),
  languages: z.array(z.enum(meetingLanguages)),
  /** The path of the calendar feed of the plan. */
  feed: z.string(),
  /** The number of requests and proposals that wait for this participant's answer. */
  waiting: integer,
  /** The days that have hours, in their order, as `yyyy-mm-dd`. */
  days: z.array(z.string()),
})
export type Participant = z.infer<typeof participant>

const hour = z.object({ meeting_date: z.string(), meeting_time: z.string() })
/** A day and hour in Ulaanbaatar's time. */
export type MeetingTime = z.infer<typeof hour>

/** Another time that one side proposes, instead of the requested or agreed one. */
const proposal = z.object({
  by: z.enum(['me', 'other']),
  from: hour,
  to: hour,
  /** The room at the proposed time. */
  room: room.nullable(),
  /** The note of the proposing side; may be empty. */
  note: z.string(),
})
export type Proposal = z.infer<typeof proposal>

/** A meeting for one of its sides. */
export const ownMeeting = z.object({
  id: integer,
  meeting_number: z.string(),
  meeting_status: z.enum(meetingStatuses),
  /** `yyyy-mm-dd` and `hh:mm` in Ulaanbaatar's time. */
  meeting_date: z.string(),
  meeting_time: z.string(),
  starts_at: moment,
  is_sender: z.boolean(),
  /** The side that sent the request, to whom its purpose belongs; null when the staff booked it. */
  asked_by: z.enum(['me', 'other']).nullable(),
  other: person,
  room: room.nullable(),
  meeting_description: z.string(),
  needs_interpreter: z.boolean(),
  /** The name of the interpreter whom staff booked; empty for none. */
  interpreter: z.string(),
  /** The side whose answer it waits for. */
  waits_for: z.enum(['me', 'other']).nullable(),
  answer_by: moment.nullable(),
  /** A request's hour is already the proposed one; an accepted meeting keeps its own until the answer. */
  proposal: proposal.nullable(),
  cancelled_as: z.enum(cancelWays).nullable(),
  /** The side that ended it; null for staff and for expiry. */
  cancelled_by: z.enum(['me', 'other']).nullable(),
  cancel_reason: z.string(),
  is_past: z.boolean(),
  version: integer,
})
export type OwnMeeting = z.infer<typeof ownMeeting>

/** One meeting in full. */
export const ownMeetingInFull = ownMeeting.extend({
  /** The contacts of the other side; only for a meeting that was accepted. */
  contact: z.object({ email: z.string(), phone_number: z.string() }).nullable(),
  history: z.array(
    z.object({
      kind: z.enum(meetingEventKinds),
      /** Null for the staff, or for an event of time. */
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
 * An hour of the participant's own plan: free, marked as busy, past, or with a meeting (also when a proposal
 * holds it).
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
  /** Without a day: the day of the present hour, or else the next one, or else the last. */
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
  /** Names are sorted by the alphabet of this language. */
  lang,
  ...pageFields({ limit: peoplePerPage, limitMax: 100 }),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** A participant of the list, with the relation to them. */
const listedPerson = person.extend({
  /** The number of hours at which both and a room are free. */
  free: integer,
  /**
   * `answer`: this one's request or proposal waits for my answer; `waiting`: mine for theirs; `meeting`: the next
   * accepted meeting with them.
   */
  relation: z.enum(['none', 'answer', 'waiting', 'meeting']),
  /** The meeting behind the relation, with its day and hour. */
  meeting: z.object({ id: integer, meeting_date: z.string(), meeting_time: z.string() }).nullable(),
})
export type ListedPerson = z.infer<typeof listedPerson>
export const people = z.object({
  people: z.array(listedPerson),
  total: integer,
  totalPages: integer,
  /** How many there are of each type for the same search. */
  types: z.object({ all: integer, Exhibitor: integer, Sponsor: integer, Attendee: integer }),
})

/** An hour for a participant who wants to meet another. `no_room`: both are free, but every room is taken. */
const hourStates = ['free', 'mine', 'theirs', 'pending', 'no_room', 'past'] as const
export type HourState = (typeof hourStates)[number]
const askableHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  starts_at: moment,
  state: z.enum(hourStates),
  /** The room that a request would book at a free hour. */
  room: room.nullable(),
})
export type AskableHour = z.infer<typeof askableHour>
export const personQuery = z.object({ id })
export const askablePerson = z.object({
  person: person.extend({
    languages: z.array(z.enum(meetingLanguages)),
    relation: listedPerson.shape.relation,
    meeting: listedPerson.shape.meeting,
    /** Whether the two have no language in common. */
    needs_interpreter: z.boolean(),
  }),
  days: z.array(z.object({ day: z.string(), free: integer, hours: z.array(askableHour) })),
})
export type AskablePerson = z.infer<typeof askablePerson>

export const busyForm = z.object({ time_id: id, busy: flag(true) })
export const settingsForm = z.object({ languages: languagesField })

/** Upcoming requests, and the results of those that were answered. */
export const requests = z.object({
  /** Requests of others, and their proposals for agreed meetings; first those that wait for my answer. */
  received: z.array(ownMeeting),
  /**
   * My requests and proposals, including the other sides' counter-proposals; then declined and expired ones,
   * newest first.
   */
  sent: z.array(ownMeeting),
})
export type MeetingRequests = z.infer<typeof requests>
