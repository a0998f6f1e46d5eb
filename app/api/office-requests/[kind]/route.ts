import { audit } from '@/lib/wiring/calls/audit'
import { Problem } from '@/lib/platform/api/problem'
import { tableKinds } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import { exportRequests } from '@/lib/office/requests/export'
import { requestExport } from '@/lib/office/requests/schema'
import { officeFile } from '../../office-file'

/**
 * The requests that the list shows, by the same filters, as a file. Personal data leaves the office with it, so who
 * took it is written down.
 */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return officeFile(request, params, {
    name: 'request exports',
    kinds: tableKinds,
    make: async (kind, { query, account, signal }) => {
      const filter = requestExport.safeParse(query)
      if (!filter.success) throw new Problem('bad_input')
      const body = await exportRequests(kind, filter.data, signal)
      await audit(account, { route: `GET /api/office-requests/${kind}` }, filter.data, {
        kind: 'office_requests',
        record_id: null,
      })
      return { body, title: messageText('mn', 'admin.requests.sheet') }
    },
  })
}
