import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { importFromThread } from '@/lib/platform/files/import-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { pools } from '@/lib/platform/pool/pool'
import type { clauseCalls } from './calls'
import { exportClauses } from './export'
import { importClauses } from './import'
import { deleteClause, insertClause, updateClause } from './mutations'
import { getClause, listAdminClauses } from './queries'
import { makeClauseTemplate } from './template'

export const clauseHandlers: Handlers<typeof clauseCalls> = {
  listAdminClauses: ({ input }) => listAdminClauses(input),
  getClause: async ({ input }) => ({ record: await getClause(input.id) }),
  exportClauses: async ({ input: { kind, ...filter }, signal }) => ({
    body: await exportClauses(kind, filter, signal),
    kind,
    name: appendTodaysDate(messageText('mn', 'admin.clauses.sheet')),
  }),
  getClauseTemplate: ({ signal }) => makeClauseTemplate(signal),
  insertClause: ({ input }) => insertClause(input),
  updateClause: ({ input }) => updateClause(input),
  importClauses: ({ input, files, lang, signal }) => {
    const portions = pools.sheets.stream('clausePortions', { path: files.file.path }, signal)
    return importFromThread(portions, lang, (rows) => importClauses(rows, input))
  },
  deleteClause: ({ input }) => deleteClause(input.id),
}
