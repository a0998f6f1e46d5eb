import { audit } from '@/lib/wiring/calls/audit'
import { type DirectorySource, exportDirectory } from '@/lib/directory/exports/export'
import { tableKinds } from '@/lib/platform/files/table-file'
import { messageText } from '@/lib/platform/i18n/messages'
import type { ActivityKind } from '@/lib/platform/records/schema'
import { officeFile } from './office-file'

/** A part of the directory as a file. The whole of it leaves the office, so who took it is written down. */
export function directoryExport(
  request: Request,
  params: Promise<{ kind: string }>,
  source: DirectorySource,
  recordKind: ActivityKind,
): Promise<Response> {
  return officeFile(request, params, {
    name: `directory exports of ${source}`,
    kinds: tableKinds,
    make: async (kind, { account, signal }) => {
      const body = await exportDirectory(source, kind, signal)
      await audit(
        account,
        { route: `GET /api/directory-${source}/${kind}` },
        {},
        {
          kind: recordKind,
          record_id: null,
        },
      )
      return { body, title: messageText('mn', `admin.directoryImport.sheets.${source}`) }
    },
  })
}
