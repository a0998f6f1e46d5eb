import { resource } from '@/lib/platform/api/resource'
import { questionCalls } from './calls'
import { isHeading, nextIndexUnder } from './tree'

/** The questionnaire, which the office shows as a tree; a question's number determines its parent. */
export const questionResource = resource({
  name: 'questions',
  kind: 'assessment_questions',
  list: { call: questionCalls.listAdminQuestions, rows: 'result', columns: {}, heading: 'cid' },
  form: {
    fields: {
      cid: { kind: 'own', hint: true, wide: true },
      question: { kind: 'bilingual', as: 'textarea' },
      // A heading is not answered, so nobody could answer it anew.
      meaning_changed: { kind: 'switch', hint: true, wide: true, isFor: (row) => !isHeading(row) },
      explanation: { kind: 'bilingual', as: 'textarea', hint: true },
      evidence: { kind: 'bilingual', as: 'textarea', hint: true },
    },
    updateOnly: ['meaning_changed'],
    record: questionCalls.getQuestion,
    insert: questionCalls.insertQuestion,
    update: questionCalls.updateQuestion,
    defaults: async ({ under, read }) => ({
      cid: under && nextIndexUnder((await read(questionCalls.listAdminQuestions, {})).result, under),
    }),
    // The specification's call also expects the number that the question had when its form was opened.
    fixed: (record) => (record ? { originalCid: record.cid } : {}),
    side: [],
  },
  remove: questionCalls.deleteQuestion,
})
