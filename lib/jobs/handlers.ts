import { askOwners } from '@/lib/directory/owners/mutations'
import { sumUpCategoryCounts } from '@/lib/directory/categories/counts'
import { sweepUnusedFiles } from '@/lib/files/sweep'
import { makeMailFiles } from '@/lib/mail/attachments'
import { sendBulkMail } from '@/lib/mail/bulk'
import { sendMail, tendOutbox } from '@/lib/mail/send'
import { deleteExpiredPersonalData } from '@/lib/personal-data/expiry'
import { indexPending } from '@/lib/search/index-records'
import { removeUnusedWords } from '@/lib/search/rebuild'
import { emptyBin } from '@/lib/records/bin/mutations'
import { freeUnanswered, remindOfMeetings } from '@/lib/meetings/waiting'
import { deleteOldPreviews } from '@/lib/previews/mutations'
import { expireScheduled, tendSchedules } from '@/lib/schedule/expiry'
import { drawShareCards } from '@/lib/site/cards/publication'
import { releaseAbandonedJobs } from './abandoned'
import type { JobName, JobPayload } from './table'

const indexingMilliseconds = 180_000

/**
 * What each job does. A job that throws is tried again, later each time; one that was on its way when its process
 * was killed is done again, so each must bear being done twice.
 */
export const jobHandlers: {
  [N in JobName]: (payload: JobPayload<N>, signal: AbortSignal) => Promise<void>
} = {
  sendCode: ({ mailId }, signal) => sendMail(mailId, makeMailFiles, signal),
  sendMail: ({ mailId }, signal) => sendMail(mailId, makeMailFiles, signal),
  sendBulkMail: (_, signal) => sendBulkMail(makeMailFiles, signal),
  expireScheduled: ({ table }) => expireScheduled(table),
  tendSchedules,
  sumUpCategoryCounts,
  drawShareCards: ({ kind, id }, signal) => drawShareCards(kind, String(id), signal),
  deleteOldPreviews,
  freeUnanswered,
  remindOfMeetings,
  tendOutbox,
  releaseAbandonedJobs,
  // A restore of everything is more than one job may take: what is left is the next one's, a minute later.
  indexPending: (_, signal) =>
    indexPending(AbortSignal.any([signal, AbortSignal.timeout(indexingMilliseconds)])),
  removeUnusedWords: async () => void (await removeUnusedWords()),
  emptyBin,
  deleteExpiredData: deleteExpiredPersonalData,
  askOwners,
  sweepFiles: sweepUnusedFiles,
}
