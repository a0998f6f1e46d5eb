import { resource } from '@/lib/platform/api/resource'
import { questionCalls } from './calls'
import { nextIndex } from './tree'

/** The questionnaire: a tree instead of a table; the number of a question gives its parent. */
export const questionResource = resource({
  name: 'questions',
  kind: 'assessment_questions',
  list: { call: questionCalls.listAdminQuestions, rows: 'result', columns: {}, heading: 'cid' },
  form: {
    fields: {
      cid: { kind: 'own', hint: true, wide: true },
      question: { kind: 'bilingual', as: 'textarea' },
    },
    record: questionCalls.getQuestion,
    insert: questionCalls.insertQuestion,
    update: questionCalls.updateQuestion,
    defaults: async ({ under, read }) => ({
      cid: under && nextIndex((await read(questionCalls.listAdminQuestions, {})).result, under),
    }),
    // Sends the number at opening, which the specification's call expects.
    fixed: (record) => (record ? { originalCid: record.cid } : {}),
    side: [],
    keepsDraft: true,
  },
  remove: questionCalls.deleteQuestion,
})
