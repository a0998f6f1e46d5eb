import { appendTodaysDate } from '@/lib/platform/api/answer-file'
import type { Handlers } from '@/lib/platform/api/handlers'
import { Problem } from '@/lib/platform/api/problem'
import { tooHeavyProblem } from '@/lib/platform/files/import-file'
import { badRowsMax } from '@/lib/platform/files/sheet-portions'
import { describeBadRows } from '@/lib/platform/files/report-rows'
import { pools, TaskLimit } from '@/lib/platform/pool/pool'
import type { agendaCalls, sessionCalls } from './calls'
import { importRowsMax } from './import'
import {
  deleteAgendaPicture,
  deleteSession,
  importSessions,
  insertAgendaPicture,
  insertSession,
  updateAgendaPicture,
  updateSession,
} from './mutations'
import { messageText } from '@/lib/platform/i18n/messages'
import {
  requestedOrLiveEditionId,
  getAgendaPicture,
  getSession,
  listAgendaPictures,
  listRequestedAgenda,
  listSessionChoices,
  listSessions,
} from './queries'
import { buildSessionSheet } from './sheet'
import { makeSessionTemplate } from './template'

export const agendaHandlers: Handlers<typeof agendaCalls> = {
  listAgenda: async ({ input }) => ({ agenda: await listRequestedAgenda(input.event, input.language) }),
  listAdminAgendaPictures: ({ input }) => listAgendaPictures(input),
  getAgendaPicture: async ({ input }) => ({ record: await getAgendaPicture(input.id) }),
  insertAgendaPicture: ({ input, files }) => insertAgendaPicture(input, files.image),
  updateAgendaPicture: ({ input, files }) => updateAgendaPicture(input, files.image),
  deleteAgendaPicture: ({ input }) => deleteAgendaPicture(input.id),
}

export const sessionHandlers: Handlers<typeof sessionCalls> = {
  listAdminEventSessions: ({ input }) => listSessions(input),
  exportSessions: async ({ input, signal }) => {
    const eventId = await requestedOrLiveEditionId(input.event)
    if (eventId === null) throw new Problem('not_found')
    const name = appendTodaysDate(messageText('mn', 'event.agenda.title'))
    return { body: await buildSessionSheet(eventId, signal), kind: 'xlsx', name }
  },
  listAdminSessionChoices: ({ input }) => listSessionChoices(input.event),
  getSession: async ({ input }) => ({ record: await getSession(input.id) }),
  insertSession: ({ input }) => insertSession(input),
  updateSession: ({ input }) => updateSession(input),
  deleteSession: ({ input }) => deleteSession(input.id),
  getSessionTemplate: ({ signal }) => makeSessionTemplate(signal),
  importSessions: async ({ input, files, lang, signal }) => {
    const file = { path: files.file.path, rowsMax: importRowsMax }
    const table = await pools.sheets.run('readSheetTable', file, signal).catch((error: unknown) => {
      if (!(error instanceof TaskLimit)) throw error
      throw tooHeavyProblem()
    })
    const { rows, inserts, updates, unchanged, bad } = await importSessions(table, input)
    return {
      ...{ rows, unchanged, inserted: inserts.length, updated: updates.length, bad: bad.length },
      badRows: describeBadRows(bad.slice(0, badRowsMax), lang),
    }
  },
}
