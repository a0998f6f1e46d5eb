import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { assessmentRespondents } from '@/db/schema/assessment'
import { deleteRow } from '@/lib/platform/api/rows'
import {
  keyOfValues,
  oldCount,
  oldFlag,
  oldFlagOrNull,
  oldId,
  oldList,
  oldMoment,
  oldText,
} from '@/lib/platform/old-site/fields'
import { oldKind, oldRemoval, oldSave, type OldSite } from '@/lib/platform/old-site/kind'
import { resultOfAnswers } from '../imported-answers'
import { ownAssessmentCalls } from './calls'
import { insertImportedRespondent } from './mutations'
import { importedRespondent } from './schema'

async function* listOldRespondents(site: OldSite): AsyncGenerator<unknown> {
  for await (const respondent of site.list('/admin/get/assessment-respondents?limit=100', 'respondents')) {
    const { id } = respondent as { id?: unknown }
    const answers = await site.read(`/admin/get/assessment-answer?id=${Number(id)}`)
    yield { ...(respondent as object), ...(answers as object | null) }
  }
}

const oldAnswer = z.object({ cid: oldText, question: oldText, answer: oldFlagOrNull, proof: oldFlag() })
/** A requirement without questions may be the question itself. */
const oldRequirement = oldAnswer.extend({ children: oldList(oldAnswer) })

/** The assessments that visitors made for their own interest. */
export const oldRespondents = oldKind({
  name: 'assessment respondents',
  isOffice: true,
  isPersonal: true,
  isExpiring: true,
  list: listOldRespondents,
  schema: z.object({
    ...{ id: oldId, name: oldText, email: oldText, phone_number: oldText, created_at: oldMoment },
    ...{ totalPercentage: oldCount, totalYes: oldCount, totalNo: oldCount },
    answer: oldList(z.object({ questions: oldList(oldRequirement) })),
  }),
  idOf: () => null,
  keyOf: ({ id, created_at, email, name }) =>
    id === null ? keyOfValues(created_at, email, name) : String(id),
  toForm({ name, email, phone_number, created_at, answer, totalPercentage, totalYes, totalNo }) {
    const answers = answer
      .flatMap(({ questions }) => questions)
      .flatMap(({ children, ...question }) => (children.length > 0 ? children : [question]))
      .flatMap(({ cid, question, answer: yes, proof }) =>
        yes === null ? [] : [{ cid, question, answer: yes, proof }],
      )
    const result = resultOfAnswers(answers)
    return {
      fields: {
        ...{ name, email, phone_number, answers },
        percentage: totalPercentage ?? result.main_percentage,
        total_true: totalYes ?? result.total_true,
        total_false: totalNo ?? result.total_false,
      },
      columns: { created_at: created_at ?? undefined },
    }
  },
  insert: oldSave({
    route: ownAssessmentCalls.insertOwnAssessment.route,
    kind: null,
    input: importedRespondent,
    auditOmits: ['name', 'email', 'phone_number'],
    save: insertImportedRespondent,
  }),
  update: null,
  remove: oldRemoval(null, (id) => deleteRow(assessmentRespondents, id)),
  table: assessmentRespondents,
  // Nobody can edit an assessment that was sent.
  version: sql<number>`1`,
  idColumn: assessmentRespondents.id,
})
