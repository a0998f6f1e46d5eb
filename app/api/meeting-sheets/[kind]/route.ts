import { audit } from '@/lib/wiring/calls/audit'
import { Problem } from '@/lib/platform/api/problem'
import { messageText } from '@/lib/platform/i18n/messages'
import { drawMeetingSheets, sheetFiles } from '@/lib/meetings/sheets/sheets'
import { sheetQuery } from '@/lib/meetings/sheets/schema'
import { officeFile } from '../../office-file'

/** Run sheets of persons or rooms as one A4 document. They are of persons, so who took them is written down. */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return officeFile(request, params, {
    name: 'meeting sheets',
    kinds: sheetFiles,
    make: async (kind, { query, account, signal }) => {
      const search = sheetQuery.safeParse(query)
      if (!search.success) throw new Problem('bad_input')
      const body = await drawMeetingSheets(search.data, new Date(), signal)
      await audit(account, { route: `GET /api/meeting-sheets/${kind}` }, search.data, {
        kind: 'meetings',
        record_id: null,
      })
      return { body, title: messageText(search.data.lang, `meetingOffice.sheet.${search.data.by}`) }
    },
  })
}
