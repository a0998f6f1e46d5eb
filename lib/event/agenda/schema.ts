import * as z from 'zod'
import {
  flag,
  id,
  preprocess,
  preprocessOptional,
  optionalId,
  pageFields,
  requiredFile,
  text,
  version,
  numeric,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { type ErrorKey, message } from '@/lib/platform/i18n/message-key'

export const sessionKinds = ['talk', 'keynote', 'panel', 'workshop', 'ceremony', 'break'] as const
export type SessionKind = (typeof sessionKinds)[number]

export const agendaPageSizes = [10, 20, 50] as const
export const sessionPageSizes = [20, 50, 100] as const

const sessionSpeaker = z.object({ id: z.number().int(), name: z.string(), name_en: z.string() })

/**
 * A session. Its times are in Ulaanbaatar time, both as minutes since midnight and as text such as `09:30`.
 */
const session = z.object({
  id: z.number().int(),
  event_date_id: z.number().int(),
  /** The hall; null when the session is for everybody. */
  hall_id: z.number().int().nullable(),
  hall_name: z.string(),
  hall_name_en: z.string(),
  starts_minutes: z.number().int(),
  ends_minutes: z.number().int(),
  start_time: z.string(),
  end_time: z.string(),
  kind: z.enum(sessionKinds),
  title: z.string(),
  title_en: z.string(),
  summary: z.string(),
  summary_en: z.string(),
  speakers: z.string(),
  speakers_en: z.string(),
  presenters: z.array(sessionSpeaker),
  /** When the session was added, as an ISO date and time. */
  created_at: z.string(),
})
export type Session = z.infer<typeof session>

/** A designed picture of a day; `agenda_image` is the address of its file under /files/. */
const agendaItem = z.object({
  id: z.number().int(),
  agenda_image: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
})
export type AgendaItem = z.infer<typeof agendaItem>

/** A day of the agenda, with its sessions and with its pictures in one language. */
export const agendaDay = z.object({
  event_date_id: z.number().int(),
  /** The place of the day among the days of its edition, from 1. */
  number: z.number().int(),
  day: z.string(),
  day_en: z.string(),
  event_date: z.string(),
  agenda_items: z.array(agendaItem),
  sessions: z.array(session),
})
export type AgendaDay = z.infer<typeof agendaDay>

/** A hall, whose name is the heading of its column in the agenda. */
export type AgendaHall = { id: number; hall_name: string; hall_name_en: string; seats: number | null }

const languageId = numeric(z.literal([1, 2], message('validation.agenda.language')))
const defaultChoiceToUndefined = (value: unknown) =>
  value === 'all' || value === 'live' || value === '' || value === null ? undefined : value

/** The query for an agenda. Without `event` it is the agenda of the live edition. */
export const agendaQuery = z.object({
  event: preprocessOptional(defaultChoiceToUndefined, id.optional()),
  language: preprocess((value) => defaultChoiceToUndefined(value) ?? 1, languageId),
})

export const agendaListQuery = z.object({
  event: preprocessOptional(defaultChoiceToUndefined, id.optional()),
  language: preprocessOptional(defaultChoiceToUndefined, languageId.optional()),
  ...pageFields({ limit: agendaPageSizes[0], limitMax: 50 }),
})
export type AgendaListQuery = z.output<typeof agendaListQuery>

/** A designed picture as a row of the office's list. */
export const agendaPicture = z.object({
  id: z.number().int(),
  event_date_id: z.number().int(),
  language_id: z.number().int(),
  agenda_image: z.string(),
  event_date: z.string(),
  day: z.string(),
  event: z.string(),
  language: z.string(),
  version: z.number().int(),
})
export type AgendaPicture = z.infer<typeof agendaPicture>
/** A designed picture for its form, whose file field is called `image`. */
export const agendaPictureRecord = agendaPicture.extend({ image: z.string() })
export type AgendaPictureRecord = z.infer<typeof agendaPictureRecord>

/** The number of a required choice; an empty choice becomes 0 and is refused. */
const requiredId = (errorKey: ErrorKey) => wholeNumber(errorKey, { min: 1 })

const pictureFields = {
  language_id: languageId,
  event_date_id: requiredId('validation.agenda.day'),
}
export const agendaPictureInsert = z.object({
  ...pictureFields,
  image: requiredFile('validation.image'),
})
export type AgendaPictureInsert = z.output<typeof agendaPictureInsert>
/** The form that changes a designed picture; without a new file the stored picture stays. */
export const agendaPictureUpdate = z.object({ id, version, ...pictureFields, image: z.unknown().optional() })
export type AgendaPictureUpdate = z.output<typeof agendaPictureUpdate>

const clock = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/

/**
 * Converts a time of day, such as `9:30`, to minutes since midnight; `24:00` is the end of the day. Returns
 * null for any other text.
 */
export function parseClockMinutes(time: string): number | null {
  if (time === '24:00') return 1_440
  const [, hours, minutes] = clock.exec(time) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

const timeField = (errorKey: ErrorKey) =>
  text({ max: 8, required: errorKey })
    .refine((value) => parseClockMinutes(value) !== null, message('validation.agenda.time'))
    .meta({ pattern: clock.source })

const speakersMax = 30
const speakerIds = preprocess(
  (value) => {
    if (value === undefined || value === null || value === '') return []
    return typeof value === 'string' ? value.split(',') : value
  },
  z
    .array(id, message('validation.agenda.speakers'))
    .max(speakersMax, message('validation.agenda.speakers'))
    .transform((ids) => [...new Set(ids)]),
)

/** The text fields of a session, which the form and the import of a file share. */
export const sessionTexts = {
  title: text({ max: 300, required: 'validation.agenda.title' }),
  title_en: text({ max: 300 }),
  summary: text({ max: 4_000 }),
  summary_en: text({ max: 4_000 }),
  speakers: text({ max: 500 }),
  speakers_en: text({ max: 500 }),
}

const sessionFields = {
  event_date_id: requiredId('validation.agenda.day'),
  hall_id: optionalId,
  start_time: timeField('validation.agenda.start'),
  end_time: timeField('validation.agenda.end').meta({ example: '11:00' }),
  kind: preprocess(
    (value) => (value === '' || value === undefined ? 'talk' : value),
    z.enum(sessionKinds, message('validation.agenda.kind')),
  ),
  ...sessionTexts,
  presenter_ids: speakerIds,
}

const inOrder = [
  ({ start_time, end_time }: { start_time: string; end_time: string }) => {
    const [start, end] = [parseClockMinutes(start_time), parseClockMinutes(end_time)]
    return start === null || end === null || start < end
  },
  { ...message('validation.agenda.order'), path: ['end_time'] },
] as [(times: { start_time: string; end_time: string }) => boolean, { error: string; path: string[] }]

export const sessionInsert = z.object(sessionFields).refine(...inOrder)
export type SessionForm = z.output<typeof sessionInsert>
export const sessionUpdate = z.object({ id, version, ...sessionFields }).refine(...inOrder)
export type SessionUpdate = z.output<typeof sessionUpdate>

export const sessionListQuery = z.object({
  event: preprocessOptional(defaultChoiceToUndefined, id.optional()),
  day: preprocessOptional(defaultChoiceToUndefined, id.optional()),
  ...pageFields({ limit: sessionPageSizes[0], limitMax: 100 }),
})
export type SessionListQuery = z.output<typeof sessionListQuery>

/** A session as a row of the office's list, with its day, hall and time as texts. */
export const sessionRow = session.extend({ event_date: z.string(), hall: z.string(), time: z.string() })
export type SessionRow = z.infer<typeof sessionRow>
export const sessionRecord = session.extend({
  /** The edition of the session's day. */
  event_id: z.number().int(),
  presenter_ids: z.array(z.number().int()),
  version: z.number().int(),
})
export type SessionRecord = z.infer<typeof sessionRecord>

/** What can be chosen when staff edit a session: the edition's days, halls and key speakers. */
export const sessionChoices = z.object({
  days: z.array(z.object({ id: z.number().int(), name: z.string() })),
  halls: z.array(z.object({ id: z.number().int(), name: z.string() })),
  presenters: z.array(z.object({ id: z.number().int(), name: z.string() })),
})
export type SessionChoices = z.infer<typeof sessionChoices>

/** A file of sessions to import. With `dryRun` nothing is written, and the answer says what would change. */
export const sessionImport = z.object({
  event: preprocessOptional(defaultChoiceToUndefined, id.optional()),
  dryRun: flag(false),
  file: requiredFile('validation.agenda.file'),
})
