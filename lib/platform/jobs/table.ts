import * as z from 'zod'
import { drawnAtPublication } from '@/db/card-kinds'
import { plannedTables } from '@/db/page-tags'

/**
 * A lane is a queue of its own with so many workers in each process: nobody waits for a code behind other mail, and
 * what is due at a moment waits for no mail server. A new job is told of at once (`LISTEN`); one for a later moment is
 * found within `pollMilliseconds` of it.
 */
export const lanes = {
  codes: { workers: 2, pollMilliseconds: 500 },
  mail: { workers: 2, pollMilliseconds: 500 },
  // What is to appear at a moment is seen within a second of it, its page made anew included.
  moments: { workers: 1, pollMilliseconds: 200 },
  other: { workers: 2, pollMilliseconds: 500 },
} as const
export type Lane = keyof typeof lanes

/** Longer than any job may take: what a worker has held longer than this was left by a process that is gone. */
export const abandonedSeconds = 300

type JobKind = {
  lane: Lane
  payload: z.ZodType
  /** After so long a job has failed; below `abandonedSeconds`. */
  secondsMax: number
  /** Added by itself at these minutes, in UTC; several instances add it once. */
  crontab?: string
  /** Whether it is added at the start when its last time was missed, of the last hour. */
  catchesUp?: boolean
}

const mail = z.object({ mailId: z.number().int() })
const nothing = z.object({})

/** Every job there is: its lane, what it is about, and how long it may take. What it does stands in `handlers.ts`. */
export const jobTable = {
  sendCode: { lane: 'codes', payload: mail, secondsMax: 120 },
  // A document may have to be drawn first.
  sendMail: { lane: 'mail', payload: mail, secondsMax: 240 },
  sendBulkMail: { lane: 'mail', payload: nothing, secondsMax: 240 },
  expireScheduled: { lane: 'moments', payload: z.object({ table: z.enum(plannedTables) }), secondsMax: 10 },
  tendSchedules: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  tendOutbox: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  releaseAbandonedJobs: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  indexPending: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '* * * * *', catchesUp: true },
  // After the hour's deletions of personal data and of the bin.
  removeUnusedWords: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '47 * * * *' },
  emptyBin: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '37 * * * *', catchesUp: true },
  sumUpCategoryCounts: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '27 * * * *' },
  freeUnanswered: { lane: 'other', payload: nothing, secondsMax: 120, crontab: '* * * * *' },
  remindOfMeetings: {
    lane: 'other',
    payload: nothing,
    secondsMax: 120,
    crontab: '* * * * *',
    catchesUp: true,
  },
  drawShareCards: {
    lane: 'other',
    payload: z.object({ kind: z.enum(drawnAtPublication), id: z.number().int() }),
    secondsMax: 60,
  },
  deleteOldPreviews: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '37 * * * *' },
  deleteExpiredData: {
    lane: 'other',
    payload: nothing,
    secondsMax: 240,
    crontab: '17 * * * *',
    catchesUp: true,
  },
  // In the morning in Ulaanbaatar, when mail is read.
  askOwners: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '30 1 * * *', catchesUp: true },
  sweepFiles: {
    lane: 'other',
    payload: nothing,
    secondsMax: 240,
    // The early morning in Ulaanbaatar.
    crontab: '40 19 * * *',
    catchesUp: true,
  },
} as const satisfies Record<string, JobKind>

export type JobName = keyof typeof jobTable
export type JobPayload<N extends JobName> = z.infer<(typeof jobTable)[N]['payload']>

/** The jobs of one lane. */
export function jobsOf(lane: Lane): JobName[] {
  return (Object.keys(jobTable) as JobName[]).filter((name) => jobTable[name].lane === lane)
}
