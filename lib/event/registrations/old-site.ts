import * as z from 'zod'
import { eventRegistrations } from '@/db/schema/event'
import { keyOfValues, oldFlag, oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, oldSave, type OldSite } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { listOldEditions } from '../old-editions'
import { registrationCalls } from './calls'
import { findCountryCode } from './countries'
import { insertImportedRegistration } from './mutations'
import { isPassCode } from './pass-code'
import { importedRegistration } from './schema'

const { insertRegistration, updateRegistration, deleteRegistration } = registrationCalls

/**
 * Lists the registrations of each edition. The second list may repeat the first, or be one of its own, whose
 * numbers begin anew.
 */
async function* listOldRegistrations(site: OldSite): AsyncGenerator<unknown> {
  for await (const { id: edition } of listOldEditions(site)) {
    const marks = new Set<string>()
    for (const list of ['user', 'new'])
      for await (const record of site.list(
        `/mw/admin/get/${list}-registration?event=${edition}&limit=150`,
        'register',
      )) {
        const { id, email } = record as { id?: unknown; email?: unknown }
        const mark = `${String(id)} ${String(email)}`
        if (marks.has(mark)) continue
        marks.add(mark)
        yield { ...(record as object), edition, list }
      }
  }
}

/** The registrations of all editions with the codes of their passes. Who was admitted stays on the old site. */
export const oldRegistrations = oldKind({
  name: 'event registrations',
  isOffice: true,
  isPersonal: true,
  isExpiring: true,
  list: listOldRegistrations,
  schema: z.object({
    ...{
      id: oldId,
      edition: oldId,
      list: oldText,
      company: oldText,
      last_name: oldText,
      first_name: oldText,
    },
    ...{ country: oldText, email: oldText, phone_number: oldText, code: oldText, by_staff: oldFlag() },
    created_at: oldMoment,
    lang: z.enum(['mn', 'en']).catch('mn'),
  }),
  idOf: () => null,
  keyOf: ({ id, edition, list, email }) =>
    [edition, ...(list === 'new' ? [list] : []), id ?? keyOfValues(email.toLowerCase())].join('/'),
  async toForm({ id: _id, edition, list, country, code, by_staff, created_at, ...fields }, records) {
    const event = edition === null ? null : await records.idOf('event editions', edition)
    if (event === null) throw new OldSiteProblem(`its edition ${edition ?? ''} is not here`)
    return {
      fields: {
        ...fields,
        event,
        country: findCountryCode(country) ?? country,
        by_staff: by_staff || list === 'new',
        ...(isPassCode(code) ? { code } : {}),
      },
      columns: { created_at: created_at ?? undefined },
    }
  },
  insert: oldSave({
    route: insertRegistration.route,
    kind: 'event_registrations',
    input: importedRegistration,
    auditOmits: [...(insertRegistration.auditOmits ?? []), 'code'],
    save: insertImportedRegistration,
  }),
  update: updateRegistration,
  remove: deleteRegistration,
  table: eventRegistrations,
  idColumn: eventRegistrations.id,
})
