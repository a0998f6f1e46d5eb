import { Problem } from '@/lib/platform/api/problem'
import { askedEdition } from '@/lib/event/agenda/queries'
import { agendaQuery } from '@/lib/event/agenda/schema'
import { sessionSheet } from '@/lib/event/agenda/sheet'
import { tableKinds } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { officeFile } from '../../office-file'

/** The sessions of an edition as a workbook, for all staff: in the form that the import takes back. */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return officeFile(request, params, {
    name: 'session sheets',
    access: 'staff',
    kinds: { xlsx: tableKinds.xlsx },
    make: async (_, { query, signal }) => {
      const eventQuery = agendaQuery.pick({ event: true }).safeParse(query)
      const eventId = eventQuery.success ? await askedEdition(eventQuery.data.event) : null
      if (eventId === null) throw new Problem('not_found')
      return {
        body: await sessionSheet(eventId, signal),
        title: messageText('mn', 'event.agenda.title'),
      }
    },
  })
}
