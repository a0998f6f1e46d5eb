import { drawAnswers } from '@/lib/assessment/member/answers-pdf'
import { clausePortions } from '@/lib/assessment/clauses/rows'
import { drawBadges } from '@/lib/event/registrations/badges-pdf'
import { listingPortions } from '@/lib/directory/imports/rows'
import { readKindAndPortions } from '@/lib/exchange/import'
import { meetingUserPortions } from '@/lib/meetings/users/rows'
import { memberPortions } from '@/lib/content/members/rows'
import { newsPortions } from '@/lib/content/news/rows'
import { drawFirstPage } from '@/lib/platform/files/pdf-page'
import { readPdfPages } from '@/lib/platform/files/pdf-text'
import { writeSheet, writeSheets } from '@/lib/platform/files/sheet'
import { readSheetTable } from '@/lib/platform/files/sheet-table'
import { readWordDocument } from '@/lib/platform/files/word-document'
import { drawSheets } from '@/lib/meetings/sheets/sheets-pdf'
import { sanitiseTextsSync } from '@/lib/content/news/texts'
import { sanitiseAndLiftPicturesSync, sanitiseSync } from '@/lib/platform/rich-text/sanitise'

/**
 * The tasks of the threads. They are bundled separately (`bundle.ts`) and share no variables with the server;
 * arguments and results are copied.
 */
export const tasks = {
  clausePortions,
  drawAnswers,
  drawBadges,
  drawFirstPage,
  drawSheets,
  readKindAndPortions,
  listingPortions,
  meetingUserPortions,
  memberPortions,
  newsPortions,
  sanitiseTextsSync,
  readPdfPages,
  readSheetTable,
  readWordDocument,
  writeSheet,
  writeSheets,
  sanitise: sanitiseSync,
  lift: sanitiseAndLiftPicturesSync,
}

declare module '@/lib/platform/pool/pool' {
  interface ThreadTasks {
    tasks: typeof tasks
  }
}
