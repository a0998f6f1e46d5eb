import * as z from 'zod'
import {
  email,
  emptyIsMissing,
  flag,
  id,
  lang,
  lenientOptional,
  optionalDay,
  page,
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

/** An address alone asks for a code; with the code of the mail it opens a session. */
export const participantLoginForm = z.object({
  email: email('validation.required'),
  /** Six digits; anything else is a wrong code and not a wrong form. */
  code: text({ max: 40 }),
  /** From the link of a code mail: the bearer reads the address's mail. */
  pass: text({ max: 100 }),
  /** Asked for by hand: then it is told how long to wait, where a first asking passes in silence. */
  again: flag(false),
})

const integer = z.number().int()
/** A moment, as an ISO date and time with its offset. */
const moment = z.string()

/** The other side of a meeting, or somebody of the list. */
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

/** Who has come in, with what the frame of every page shows. */
export const participant = person.extend({
  email: z.string(),
  languages: z.array(z.enum(meetingLanguages)),
  /** The path of the calendar that has the plan. */
  feed: z.string(),
  /** Requests and proposals that wait for this one's answer. */
  waiting: integer,
  /** The days that have hours, in their order, as `yyyy-mm-dd`. */
  days: z.array(z.string()),
})
export type Participant = z.infer<typeof participant>

const hour = z.object({ meeting_date: z.string(), meeting_time: z.string() })
/** A day and hour by the clocks of Ulaanbaatar. */
export type MeetingTime = z.infer<typeof hour>

/** Another time that one side proposes, in place of the one that was asked for or agreed. */
const proposal = z.object({
  by: z.enum(['me', 'other']),
  from: hour,
  to: hour,
  /** The room at the proposed time. */
  room: room.nullable(),
  /** What its side said to it; empty for nothing. */
  note: z.string(),
})
export type Proposal = z.infer<typeof proposal>

/** A meeting as one of its sides sees it. */
export const ownMeeting = z.object({
  id: integer,
  meeting_number: z.string(),
  meeting_status: z.enum(meetingStatuses),
  /** `yyyy-mm-dd` and `hh:mm` by the clocks of Ulaanbaatar. */
  meeting_date: z.string(),
  meeting_time: z.string(),
  starts_at: moment,
  is_sender: z.boolean(),
  /** Who asked for it, and so whose purpose it has; null for the staff, who booked it. */
  asked_by: z.enum(['me', 'other']).nullable(),
  other: person,
  room: room.nullable(),
  meeting_description: z.string(),
  needs_interpreter: z.boolean(),
  /** The name of the one that staff booked for it; empty for none. */
  interpreter: z.string(),
  /** Whose answer is waited for. */
  waits_for: z.enum(['me', 'other']).nullable(),
  answer_by: moment.nullable(),
  /** Of a request its hour is the proposed one already; an accepted meeting keeps its own until the answer. */
  proposal: proposal.nullable(),
  cancelled_as: z.enum(cancelWays).nullable(),
  /** Which side ended it; null for staff and for time. */
  cancelled_by: z.enum(['me', 'other']).nullable(),
  cancel_reason: z.string(),
  is_past: z.boolean(),
  version: integer,
})
export type OwnMeeting = z.infer<typeof ownMeeting>

/** One meeting in full. */
export const ownMeetingInFull = ownMeeting.extend({
  /** How to reach the other side; only of a meeting that was accepted. */
  contact: z.object({ email: z.string(), phone_number: z.string() }).nullable(),
  history: z.array(
    z.object({
      kind: z.enum(meetingEventKinds),
      /** Null is the staff, or time. */
      by: z.enum(['me', 'other']).nullable(),
      meeting_date: z.string().nullable(),
      meeting_time: z.string().nullable(),
      note: z.string(),
      created_at: moment,
    }),
  ),
})
export type OwnMeetingInFull = z.infer<typeof ownMeetingInFull>

/** An hour of one's own plan: free, busy by one's own word, past, or with a meeting (held by a proposal as well). */
const planHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  starts_at: moment,
  state: z.enum(['free', 'busy', 'past', 'meeting', 'proposed']),
  meeting: ownMeeting.nullable(),
})
export type PlanHour = z.infer<typeof planHour>

export const planQuery = z.object({
  /** Without one: the day of the present hour, or else the first to come, or else the last. */
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
  type: lenientOptional(
    emptyIsMissing,
    z.enum(['all', ...userTypes], message('validation.wrong')).default('all'),
  ),
  /** Names are ordered by the alphabet of this language. */
  lang,
  ...page({ limit: peoplePerPage, limitMax: 100 }),
})
export type PeopleQuery = z.output<typeof peopleQuery>

/** Somebody of the list, with how one stands to them. */
const listedPerson = person.extend({
  /** Hours that both have free and that a room is free at. */
  free: integer,
  /**
   * `answer`: this one's request or proposal waits for my answer; `waiting`: mine for theirs; `meeting`: the next
   * accepted meeting with them.
   */
  relation: z.enum(['none', 'answer', 'waiting', 'meeting']),
  /** The meeting that the relation is, with its day and hour. */
  meeting: z.object({ id: integer, meeting_date: z.string(), meeting_time: z.string() }).nullable(),
})
export type ListedPerson = z.infer<typeof listedPerson>
export const people = z.object({
  people: z.array(listedPerson),
  total: integer,
  totalPages: integer,
  /** How many there are of each type under the same search. */
  types: z.object({ all: integer, Exhibitor: integer, Sponsor: integer, Attendee: integer }),
})

/** An hour as one sees it who wants to meet somebody. `no_room`: both are free, but every room is taken. */
const hourStates = ['free', 'mine', 'theirs', 'pending', 'no_room', 'past'] as const
export type HourState = (typeof hourStates)[number]
const askableHour = z.object({
  time_id: integer,
  meeting_time: z.string(),
  starts_at: moment,
  state: z.enum(hourStates),
  /** The room that would be taken, of a free hour. */
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

/** Requests of the days to come, and what became of those that were answered. */
export const requests = z.object({
  /** What others asked for, and other times that they propose for what is agreed; first what waits for my answer. */
  received: z.array(ownMeeting),
  /**
   * The same that I asked for or propose, their other times for it among it; then what was declined or let pass,
   * newest first.
   */
  sent: z.array(ownMeeting),
})
export type MeetingRequests = z.infer<typeof requests>
