import * as z from 'zod'
import { drawnAtPublication } from '@/db/card-kinds'
import { plannedTables } from '@/db/page-tags'

/**
 * A lane is a separate queue with its own workers in each process: codes do not wait behind other mail, and
 * scheduled jobs do not wait for a mail server. Workers are notified of a new job at once (`LISTEN`). A job
 * for a later moment is found within `pollMilliseconds` after that moment.
 */
export const lanes = {
  codes: { workers: 2, pollMilliseconds: 500 },
  mail: { workers: 2, pollMilliseconds: 500 },
  // Polled often, so that a scheduled record is visible soon after its time. Of purges of an edge, which may not
  // answer, only one runs at a time, so the other worker is there for the moments.
  moments: { workers: 2, pollMilliseconds: 200 },
  other: { workers: 2, pollMilliseconds: 500 },
} as const
export type Lane = keyof typeof lanes

/**
 * The time after which a locked job counts as abandoned by a process that has ended; no job may take that
 * long.
 */
export const abandonedSeconds = 300

type JobKind = {
  lane: Lane
  payload: z.ZodType
  /** The time limit of the job, after which it has failed; must be less than `abandonedSeconds`. */
  secondsMax: number
  /** The times, in UTC, at which the job is added automatically; several instances add it only once. */
  crontab?: string
  /**
   * Whether the job is added at the start of a process if a time of `crontab` in the last hour was missed.
   */
  catchesUp?: boolean
}

const mail = z.object({ mailId: z.number().int() })
const nothing = z.object({})
/** Expired tags, and when they expired. Lists of one key are joined while they wait. */
const expiries = z.array(
  z.object({
    tags: z.array(z.string()),
    at: z.number(),
    pauseSeconds: z.number(),
    isRepeated: z.boolean().optional(),
  }),
)

/** All jobs: the lane, payload and time limit of each. Their code is in `lib/wiring/jobs/handlers.ts`. */
export const jobTable = {
  sendCode: { lane: 'codes', payload: mail, secondsMax: 120 },
  // This limit is longer, because a document may have to be rendered first.
  sendMail: { lane: 'mail', payload: mail, secondsMax: 240 },
  sendBulkMail: { lane: 'mail', payload: nothing, secondsMax: 240 },
  expireScheduled: { lane: 'moments', payload: z.object({ table: z.enum(plannedTables) }), secondsMax: 10 },
  purgeEdge: { lane: 'moments', payload: expiries, secondsMax: 30 },
  tendSchedules: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  tendOutbox: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  releaseAbandonedJobs: { lane: 'other', payload: nothing, secondsMax: 60, crontab: '* * * * *' },
  indexPending: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '* * * * *', catchesUp: true },
  drawMonthCovers: {
    lane: 'other',
    payload: nothing,
    secondsMax: 240,
    crontab: '* * * * *',
    catchesUp: true,
  },
  readPdfTexts: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '* * * * *', catchesUp: true },
  // Runs after the hourly deletions of personal data and of the bin, which leave unused words in the index.
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
  // Runs in each working hour of Ulaanbaatar, so that a reminder is sent on its day.
  remindOfReviews: { lane: 'other', payload: nothing, secondsMax: 120, crontab: '5 1-9 * * *' },
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
  // Runs in the morning of Ulaanbaatar, when people read mail.
  askOwners: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '30 1 * * *', catchesUp: true },
  sweepFiles: {
    lane: 'other',
    payload: nothing,
    secondsMax: 240,
    // Runs in the early morning of Ulaanbaatar.
    crontab: '40 19 * * *',
    catchesUp: true,
  },
  // Visits other sites at night in Ulaanbaatar; what is not reached has its turn the next night.
  visitOutsideLinks: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '20 17 * * *' },
  // The backup is a process of its own, which may take longer. It starts at night in Ulaanbaatar.
  backUp: { lane: 'other', payload: nothing, secondsMax: 240, crontab: '10 18 * * *', catchesUp: true },
} as const satisfies Record<string, JobKind>

export type JobName = keyof typeof jobTable
export type JobPayload<N extends JobName> = z.infer<(typeof jobTable)[N]['payload']>

export function jobNamesOf(lane: Lane): JobName[] {
  return (Object.keys(jobTable) as JobName[]).filter((name) => jobTable[name].lane === lane)
}
