import { audit } from '@/lib/wiring/calls/audit'
import { lang } from '@/lib/platform/api/fields'
import { Problem } from '@/lib/platform/api/problem'
import { tableKinds } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { exportMeetings } from '@/lib/meetings/office/export'
import { meetingFilter } from '@/lib/meetings/office/schema'
import { officeFile } from '../../office-file'

const exportFilter = meetingFilter.extend({ lang })

/** The meetings that the list shows as a file, in its language. They are of persons, so who took it is written down. */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return officeFile(request, params, {
    name: 'meeting exports',
    kinds: tableKinds,
    make: async (kind, { query, account, signal }) => {
      const search = exportFilter.safeParse(query)
      if (!search.success) throw new Problem('bad_input')
      const body = await exportMeetings(kind, search.data, search.data.lang, signal)
      await audit(account, { route: `GET /api/meetings/${kind}` }, search.data, {
        kind: 'meetings',
        record_id: null,
      })
      return { body, title: messageText(search.data.lang, 'admin.meetingList.sheetName') }
    },
  })
}
