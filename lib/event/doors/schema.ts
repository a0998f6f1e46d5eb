import * as z from 'zod'
import { emptyIsMissing, id, lenientOptional, text } from '@/lib/platform/api/fields'
import { message } from '@/lib/platform/i18n/message-key'

const verdicts = ['admitted', 'again', 'other_edition', 'unknown'] as const
export type Verdict = (typeof verdicts)[number]

export const doorLettersMax = 60
/** So many scans are sent at once; a longer queue goes in several sendings. */
export const scansMax = 200
/** So many people of the list come in one answer. */
export const guestsMax = 5_000

const chosenEvent = lenientOptional(emptyIsMissing, id.optional())
const moment = z.iso.datetime({ offset: true, error: 'validation.date' })

const scan = z.object({
  /** Given by the device: a scan that is sent again is the same one. */
  id: z.uuid(message('validation.wrong')),
  /** What the camera read or somebody typed. */
  text: text({ max: 200 }),
  door: text({ max: doorLettersMax, required: 'validation.door.name' }),
  /** By the clock of the device, which may show anything. */
  scanned_at: z.string(message('validation.date')),
  /** What the device said when it had no line. */
  verdict_offline: z.enum(verdicts, message('validation.wrong')).nullable().default(null),
})

export const scansInput = z.object({
  event: chosenEvent,
  /** What the device's clock shows now, by which its scans are set right. */
  sent_at: moment,
  scans: z
    .array(scan, message('validation.door.scans'))
    .min(1, message('validation.door.scans'))
    .max(scansMax, message('validation.door.scans')),
})
export type ScansInput = z.output<typeof scansInput>

/** Whom a scan was about; empty for a code that nobody has. */
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
  /** When and where the pass was let in first; of another edition its name. */
  first: z.object({ door: z.string(), at: z.string() }).nullable(),
  edition: z.string(),
})
export type ScanResult = z.infer<typeof scanResult>

/** Somebody of the list that a device keeps: no address and no number of theirs is on it. */
const guest = z.object({
  id: z.number().int(),
  code: z.string(),
  name: z.string(),
  company: z.string(),
  country: z.string(),
})
export type Guest = z.infer<typeof guest>

/** So many people are offered for what somebody at a door looks for. */
export const doorFoundMax = 20

export const doorSearchInput = z.object({
  event: chosenEvent,
  term: text({ max: 100, required: 'validation.door.term' }),
})
export type DoorSearchInput = z.output<typeof doorSearchInput>
/** Whose number or address it is; neither is in the answer. */
export const doorFound = z.object({ guests: z.array(guest) })

export const doorListInput = z.object({
  event: chosenEvent,
  /** The last one that the device has. */
  after: lenientOptional(
    emptyIsMissing,
    z.coerce
      .number<number | string>(message('validation.id'))
      .int(message('validation.id'))
      .min(0, message('validation.id'))
      .max(2_147_483_647, message('validation.id'))
      .optional(),
  ),
  /** Since when admissions are asked for: the `now` of an earlier answer. */
  since: lenientOptional(emptyIsMissing, moment.optional()),
})
export type DoorListInput = z.output<typeof doorListInput>

export const doorList = z.object({
  /** Null while no edition is live. */
  event: z.object({ id: z.number().int(), event: z.string() }).nullable(),
  guests: z.array(guest),
  /** More follow after the last of them. */
  hasMore: z.boolean(),
  /** Who came in since then, at any door. */
  admitted: z.array(z.object({ id: z.number().int(), door: z.string(), at: z.string() })),
  now: z.string(),
  registered: z.number().int(),
  /** How many came in, by door. */
  doors: z.array(z.object({ door: z.string(), admitted: z.number().int() })),
  /** The last that came in, newest first. */
  latest: z.array(
    z.object({ id: z.string(), name: z.string(), company: z.string(), door: z.string(), at: z.string() }),
  ),
})
export type DoorList = z.infer<typeof doorList>
