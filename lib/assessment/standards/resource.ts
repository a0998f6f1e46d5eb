import { resource } from '@/lib/platform/api/resource'
import { standardCalls } from './calls'

/** The standards, edited above their clauses. */
export const standardResource = resource({
  name: 'standards',
  kind: 'assessment_standards',
  list: {
    call: standardCalls.listAdminStandards,
    rows: 'standards',
    columns: {
      code: { kind: 'text', width: '14%' },
      name: 'text',
      edition: 'text',
      link: 'link',
      clauses: 'number',
    },
    heading: 'code',
  },
  form: {
    fields: {
      code: { kind: 'text', hint: true },
      name: 'text',
      edition: { kind: 'text', hint: true },
      link: 'link',
    },
    record: standardCalls.getStandard,
    insert: standardCalls.insertStandard,
    update: standardCalls.updateStandard,
    narrow: true,
  },
  remove: standardCalls.deleteStandard,
})
