import * as z from 'zod'
import { officeRequests } from '@/db/schema/requests'
import { deleteRow } from '@/lib/platform/api/rows'
import { keyOfValues, oldFlag, oldId, oldMoment, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, oldRemoval, oldSave } from '@/lib/platform/old-site/kind'
import { requestCalls } from './calls'
import { saveImportedRequest } from './mutations'
import { importedRequest, requestStates } from './schema'

const save = oldSave({
  route: requestCalls.insertOfficeRequest.route,
  kind: 'office_requests',
  input: importedRequest,
  auditOmits: ['name', 'email', 'phone_number', 'business_type', 'note', 'changed_by'],
  save: saveImportedRequest,
})

/** The requests to the office. Replies stay where they were sent. */
export const oldRequests = oldKind({
  name: 'requests',
  isOffice: true,
  isPersonal: true,
  isExpiring: true,
  list: (site) => site.list('/admin/get/office-request?limit=100', 'request'),
  schema: z.object({
    ...{ id: oldId, name: oldText, email: oldText, phone_number: oldText, business_type: oldText },
    ...{ member_request: oldFlag(), codex_request: oldFlag(), meeting_request: oldFlag() },
    ...{ created_at: oldMoment, note: oldText, changed_by: oldText, changed_at: oldMoment },
    lang: z.enum(['mn', 'en']).catch('mn'),
    state: z.enum(requestStates).catch('new'),
  }),
  idOf: () => null,
  keyOf: ({ id, created_at, email }) => (id === null ? keyOfValues(created_at, email) : String(id)),
  toForm: ({ id: _id, created_at, ...fields }) => ({
    fields,
    columns: { created_at: created_at ?? undefined },
  }),
  insert: save,
  update: save,
  remove: oldRemoval('office_requests', (id) => deleteRow(officeRequests, id)),
  table: officeRequests,
  idColumn: officeRequests.id,
})
