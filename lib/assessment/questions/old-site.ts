import * as z from 'zod'
import { assessmentQuestions } from '@/db/schema/assessment'
import { oldId, oldText } from '@/lib/platform/old-site/fields'
import { oldKind, type OldSite, recordsOf } from '@/lib/platform/old-site/kind'
import { questionCalls } from './calls'

type Node = Record<string, unknown>

/** Lists sections, requirements and questions, each before those under it. */
async function* listOldQuestions(site: OldSite): AsyncGenerator<unknown> {
  for (const section of recordsOf(await site.read('/client/get/assessment'), 'result') as Node[]) {
    const { id, mainIndex, mainTitle, mainTitle_en } = section
    yield { id, cid: mainIndex, question: mainTitle, question_en: mainTitle_en }
    for (const requirement of recordsOf(section, 'questions') as Node[]) {
      yield requirement
      yield* recordsOf(requirement, 'children')
    }
  }
}

export const oldQuestions = oldKind({
  name: 'assessment questions',
  list: listOldQuestions,
  schema: z.object({ id: oldId, cid: oldText, question: oldText, question_en: oldText }),
  idOf: ({ id }) => id,
  keyOf: ({ cid }) => cid,
  toForm: ({ cid, question, question_en }) => ({
    fields: { cid, question: question || question_en, question_en, originalCid: cid },
  }),
  insert: questionCalls.insertQuestion,
  update: questionCalls.updateQuestion,
  remove: questionCalls.deleteQuestion,
  table: assessmentQuestions,
  idColumn: assessmentQuestions.id,
  isTree: true,
})
