import * as z from 'zod'
import { emptyToUndefined, id, preprocessOptional, text, wholeNumber } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

const verdicts = ['admitted', 'again', 'other_edition', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export const doorLettersMax = 60
/** The most scans in one request; a device sends a longer queue in several requests. */
export const scansMax = 200
/** The most guests that one answer of the guest list contains. */
export const guestsMax = 5_000

const chosenEvent = preprocessOptional(emptyToUndefined, id.optional())
const moment = z.iso.datetime({ offset: true, error: 'validation.date' })

const scan = z.object({
  /** A UUID that the device generates, so that the server recognises a scan that is sent again. */
  id: z.uuid(message('validation.wrong')),
  /** The text that the camera read or somebody typed. */
  text: text({ max: 200 }),
  door: text({ max: doorLettersMax, required: 'validation.door.name' }),
  /** The time of the scan by the clock of the device, which may be wrong. */
  scanned_at: z.string(message('validation.date')),
  /** The result that the device showed while it was offline; null for a scan made online. */
  verdict_offline: z.enum(verdicts, message('validation.wrong')).nullable().default(null),
})

export const scansInput = z.object({
  event: chosenEvent,
  /** The time of sending by the clock of the device; the server corrects the times of the scans by it. */
  sent_at: moment,
  scans: z
    .array(scan, message('validation.door.scans'))
    .min(1, message('validation.door.scans'))
    .max(scansMax, message('validation.door.scans')),
})
export type ScansInput = z.output<typeof scansInput>

/** The result of a scan. The fields of the guest are empty for an unknown code. */
export const scanResult = z.object({
  id: z.string(),
  verdict: z.enum(verdicts),
  verdict_offline: z.enum(verdicts).nullable(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
  door: z.string(),
  scanned_at: z.string(),
  /**
   * The first admission of the pass; null if there is none. `edition`: the name of the pass's edition.
   */
  first: z.object({ door: z.string(), at: z.string() }).nullable(),
  edition: z.string(),
})
export type ScanResult = z.infer<typeof scanResult>

/** A guest in a device's list, without e-mail address and phone number. */
const guest = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
})
export type Guest = z.infer<typeof guest>

/** The most people that a search at a door returns. */
export const doorFoundMax = 20

export const doorSearchInput = z.object({
  event: chosenEvent,
  term: text({ max: 100, required: 'validation.door.term' }),
})
export type DoorSearchInput = z.output<typeof doorSearchInput>
/** The found guests; their phone numbers and e-mail addresses are not in the answer. */
export const doorFound = z.object({ guests: z.array(guest) })

export const doorListInput = z.object({
  event: chosenEvent,
  /** The number of the last guest that the device has; the answer contains guests with higher numbers. */
  after: preprocessOptional(emptyToUndefined, wholeNumber('validation.id', { min: 0 }).optional()),
  /** The `now` of an earlier answer. The answer has the admissions since then and a few from just before. */
  since: preprocessOptional(emptyToUndefined, moment.optional()),
})
export type DoorListInput = z.output<typeof doorListInput>

export const doorList = z.object({
  /** Null when the requested edition is unknown, or when none is live. */
  event: z.object({ id: z.number().int(), event: z.string() }).nullable(),
  guests: z.array(guest),
  /** Whether the edition has more guests after the last one of this answer. */
  hasMore: z.boolean(),
  /** Admissions at any door: all of them, or only those that `since` selects. */
  admitted: z.array(z.object({ id: z.number().int(), door: z.string(), at: z.string() })),
  now: z.string(),
  registered: z.number().int(),
  /** The number of guests admitted at each door. */
  doors: z.array(z.object({ door: z.string(), admitted: z.number().int() })),
  /** The most recent admissions, newest first. */
  latest: z.array(
    z.object({ id: z.string(), name: z.string(), company: z.string(), door: z.string(), at: z.string() }),
  ),
})
export type DoorList = z.infer<typeof doorList>
