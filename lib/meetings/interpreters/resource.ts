import { resource } from '@/lib/platform/api/resource'
import { interpreterCalls } from './calls'
import { interpreterPageSizes } from './schema'

export const interpreterResource = resource({
  name: 'meetingInterpreters',
  kind: 'meeting_interpreters',
  list: {
    call: interpreterCalls.listAdminInterpreters,
    rows: 'interpreters',
    columns: {
      name: { kind: 'text', width: '28%' },
      name_en: { kind: 'text', width: '22%' },
      phone_number: 'phone',
      languages: 'own',
      meetings: 'number',
    },
    heading: 'name',
    pageSizes: interpreterPageSizes,
  },
  form: {
    fields: {
      name: 'text',
      name_en: 'text',
      phone_number: 'phone',
      languages: { kind: 'own', hint: true, wide: true },
    },
    record: interpreterCalls.getInterpreter,
    insert: interpreterCalls.insertInterpreter,
    update: interpreterCalls.updateInterpreter,
  },
  remove: interpreterCalls.deleteInterpreter,
})
