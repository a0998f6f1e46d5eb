import { remindOfReviews } from '@/lib/assessment/reviews/reminders'
import { askOwnersToConfirmListings } from '@/lib/directory/owners/mutations'
import { sumUpCategoryCounts } from '@/lib/directory/categories/counts'
import { purgeEdge } from '@/lib/platform/edge/purge'
import { runNightlyBackup } from '@/lib/platform/backup/nightly'
import { sweepFilesAndLog } from '@/lib/platform/files/sweep'
import { makeMailFiles } from '@/lib/wiring/attachments'
import { sendBulkMail } from '@/lib/platform/mail/bulk'
import { sendMail, expireSecretsAndRequeueMail } from '@/lib/platform/mail/send'
import { visitOutsideLinks } from '@/lib/office/links/outside'
import { settleEndedPages } from '@/lib/office/links/settle'
import { deleteExpiredPersonalData } from '@/lib/office/personal-data/expiry'
import { indexPending } from '@/lib/platform/search/index-records'
import { drawMonthCovers } from '@/lib/content/month-news/covers'
import { readPdfTexts } from '@/lib/platform/search/pdf-texts'
import { removeUnusedWords } from '@/lib/platform/search/rebuild'
import { deleteExpiredBinEntries } from '@/lib/office/bin/mutations'
import { expireUnansweredMeetings, remindOfMeetings } from '@/lib/meetings/booking/waiting'
import { deleteOldPreviews } from '@/lib/content/previews/mutations'
import { expireCacheTagsOfTable, planMissingExpiryJobs } from '@/lib/platform/schedule/expiry'
import { deleteOldSearchMisses } from '@/lib/sites/search/misses'
import { storeShareCards } from '@/lib/sites/cards/publication'
import { deleteOldDrafts } from '@/lib/platform/records/drafts/mutations'
import { deleteOldAuditRows } from '@/lib/wiring/calls/audit'
import { deleteExpiredCounts } from '@/lib/platform/api/rate-limit'
import { releaseAbandonedJobs } from '@/lib/platform/jobs/abandoned'
import { deleteOldFailedJobs } from '@/lib/platform/jobs/failed'
import type { JobName, JobPayload } from '@/lib/platform/jobs/table'

const indexingMilliseconds = 180_000
/** The last visits then have the rest of their job's time. */
const visitingMilliseconds = 200_000
/** A PDF that is begun then has the rest of its job's time. */
const pdfReadingMilliseconds = 150_000

/**
 * The handler of each job. A job that throws is retried with growing delays, and a job whose process was
 * killed runs again, so every handler must be idempotent.
 */
export const jobHandlers: {
  [N in JobName]: (payload: JobPayload<N>, signal: AbortSignal) => Promise<void>
} = {
  sendCode: ({ mailId }, signal) => sendMail(mailId, makeMailFiles, signal),
  sendMail: ({ mailId }, signal) => sendMail(mailId, makeMailFiles, signal),
  sendBulkMail: (_, signal) => sendBulkMail(makeMailFiles, signal),
  expireScheduled: async ({ table }) => {
    await settleEndedPages(table)
    await expireCacheTagsOfTable(table)
  },
  purgeEdge,
  tendSchedules: planMissingExpiryJobs,
  sumUpCategoryCounts,
  drawShareCards: ({ kind, id }, signal) => storeShareCards(kind, String(id), signal),
  deleteOldPreviews,
  freeUnanswered: expireUnansweredMeetings,
  remindOfMeetings,
  remindOfReviews,
  tendOutbox: expireSecretsAndRequeueMail,
  releaseAbandonedJobs,
  // Stops early: indexing everything after a restore takes longer than one job may, and the next job
  // continues a minute later.
  indexPending: (_, signal) =>
    indexPending(AbortSignal.any([signal, AbortSignal.timeout(indexingMilliseconds)])),
  drawMonthCovers: (_, signal) =>
    drawMonthCovers(AbortSignal.any([signal, AbortSignal.timeout(pdfReadingMilliseconds)])),
  readPdfTexts: (_, signal) =>
    readPdfTexts(AbortSignal.any([signal, AbortSignal.timeout(pdfReadingMilliseconds)])),
  removeUnusedWords: async () => void (await removeUnusedWords()),
  emptyBin: deleteExpiredBinEntries,
  deleteExpiredData: async () => {
    await deleteExpiredPersonalData()
    await deleteOldSearchMisses()
    await deleteExpiredCounts()
    await deleteOldAuditRows()
    await deleteOldDrafts()
    await deleteOldFailedJobs()
  },
  askOwners: askOwnersToConfirmListings,
  sweepFiles: sweepFilesAndLog,
  visitOutsideLinks: (_, signal) =>
    visitOutsideLinks(AbortSignal.any([signal, AbortSignal.timeout(visitingMilliseconds)])),
  backUp: (_, signal) => runNightlyBackup(signal),
}
