import { resource } from '@/lib/platform/api/resource'
import { questionCalls } from './calls'
import { nextIndex } from './tree'

/** The questionnaire: a tree in place of a table, and a number that says what a question stands under. */
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
    // The number that it had when it was opened goes along, as the specification's call takes it.
    fixed: (record) => (record ? { originalCid: record.cid } : {}),
    side: [],
    keepsDraft: true,
  },
  remove: questionCalls.deleteQuestion,
})
