import { resource } from '@/lib/platform/api/resource'
import { questionCalls } from '../questions/calls'
import { standardCalls } from '../standards/calls'
import { clauseCalls } from './calls'
import { clausePageSizes } from './schema'

const standards = {
  call: standardCalls.listAdminStandards,
  rows: 'standards',
  value: 'id',
  label: 'code',
} as const
const sections = {
  ...{ call: questionCalls.listAdminQuestions, rows: 'result' },
  ...{ value: 'mainIndex', label: 'mainTitle' },
} as const

/** The crosswalk: which clauses of the standards each question belongs to. */
export const clauseResource = resource({
  name: 'clauses',
  kind: 'assessment_clauses',
  list: {
    call: clauseCalls.listAdminClauses,
    rows: 'clauses',
    columns: {
      cid: { kind: 'text', width: '8%', brief: true },
      question: { kind: 'text', width: '34%' },
      standard: { kind: 'text', brief: true },
      clause: 'text',
      title: 'text',
    },
    heading: 'clause',
    pageSizes: clausePageSizes,
    filters: { standard_id: { from: standards }, section: { from: sections } },
    download: clauseCalls.exportClauses,
  },
  form: {
    fields: {
      cid: { kind: 'text', hint: true },
      standard_id: { kind: 'select', from: standards },
      clause: { kind: 'text', hint: true },
      title: { kind: 'bilingual', as: 'text' },
      link: 'link',
    },
    record: clauseCalls.getClause,
    insert: clauseCalls.insertClause,
    update: clauseCalls.updateClause,
    // The form of a question opens this one with its number.
    defaults: ({ under }) => ({ cid: under }),
    narrow: true,
  },
  remove: clauseCalls.deleteClause,
})
