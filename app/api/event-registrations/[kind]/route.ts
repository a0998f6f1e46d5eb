import * as z from 'zod'
import { audit } from '@/lib/wiring/calls/audit'
import { emptyIsMissing, id, lenientOptional } from '@/lib/platform/api/fields'
import { Problem } from '@/lib/platform/api/problem'
import { exportRegistrations, registrationFiles } from '@/lib/event/registrations/export'
import { registrationSearch } from '@/lib/event/registrations/schema'
import { messageText } from '@/lib/platform/i18n/messages'
import { officeFile } from '../../office-file'

const one = z.object({ id: lenientOptional(emptyIsMissing, id.optional()) })

/**
 * The registrations that the list shows, by the same search, as a list or as badges; with an id those of one person.
 * Personal data leaves the office with it, so who took it is written down.
 */
export function GET(request: Request, { params }: { params: Promise<{ kind: string }> }): Promise<Response> {
  return officeFile(request, params, {
    name: 'registration exports',
    kinds: registrationFiles,
    make: async (kind, { query, account, signal }) => {
      const [search, person] = [registrationSearch.safeParse(query), one.safeParse(query)]
      if (!search.success || !person.success) throw new Problem('bad_input')
      const body = await exportRegistrations(kind, search.data, person.data.id, signal)
      // What was searched for is about persons: which list it was is written down, and not the words.
      const { searchTerm: _, ...audited } = search.data
      await audit(
        account,
        { route: `GET /api/event-registrations/${kind}` },
        { ...audited, ...person.data },
        { kind: 'event_registrations', record_id: person.data.id ?? null },
      )
      return { body, title: messageText('mn', 'admin.registrations.sheet') }
    },
  })
}
