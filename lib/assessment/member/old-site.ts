import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { memberAssessments } from '@/db/schema/assessment'
import { getMemberByEmail } from '@/lib/content/members/queries'
import type { PrivateFile } from '@/lib/platform/files/private'
import {
  oldCount,
  oldFlag,
  oldFlagOrNull,
  oldId,
  oldList,
  oldMoment,
  oldText,
} from '@/lib/platform/old-site/fields'
import { oldKind, oldRemoval, oldSave, type OldSite, type RecordLookup } from '@/lib/platform/old-site/kind'
import { OldSiteProblem } from '@/lib/platform/old-site/problem'
import { resultOfAnswers } from '../imported-answers'
import { commentLettersMax } from '../limits'
import { memberAssessmentCalls, proofRule } from './calls'
import { deleteImportedAssessment, proofField, saveImportedAssessment } from './imported-assessment'
import { importedAssessment } from './schema'

type Answers = { answer?: object }
type Files = { file?: object }

async function* listOldAssessments(site: OldSite): AsyncGenerator<unknown> {
  for await (const respondent of site.list('/admin/get/member-assessment-result?limit=100', 'respondents')) {
    const { answer_id, member_id } = respondent as { answer_id?: unknown; member_id?: unknown }
    const query = `answerId=${Number(answer_id)}&memberId=${Number(member_id)}`
    const answers = (await site.read(`/admin/get/member-answers?${query}`)) as Answers | null
    const files = (await site.read(`/admin/get/member-files?${query}`)) as Files | null
    const isWhole = answers !== null && files !== null
    yield { ...files?.file, ...answers?.answer, ...(respondent as object), isWhole }
  }
}

const oldFigures = {
  ...{ main_percentage: oldCount, first_section_per: oldCount, second_section_per: oldCount },
  ...{ third_section_per: oldCount, fourth_section_per: oldCount, fifth_section_per: oldCount },
  ...{ total_true: oldCount, total_false: oldCount },
}

const oldAssessment = z.object({
  ...{ answer_id: oldId, member_id: oldId, name: oldText, email: oldText, created_at: oldMoment },
  publication: oldFlag(),
  result: z.object({ ...oldFigures, created_at: oldMoment }).nullish(),
  answers: oldList(
    z.object({
      ...{ cid: oldText, question: oldText, answer: oldFlagOrNull, proof: oldFlag() },
      ...{ proof_file: oldText, comment: oldText },
    }),
  ),
  files: oldList(z.object({ cid: oldText, proof_file: oldText })),
  attachment: z.object({ official_document: oldText, form: oldText }).nullish(),
  isWhole: z.boolean().default(true),
})

async function findMember(
  { member_id, email }: z.output<typeof oldAssessment>,
  records: RecordLookup,
): Promise<number> {
  const id = member_id === null ? null : await records.idOf('members', member_id)
  const memberId = id ?? (await getMemberByEmail(email.toLowerCase()))?.id
  if (memberId === undefined) throw new OldSiteProblem('its member is not here')
  return memberId
}

const optionalProof = { ...proofRule, optional: true } as const

const save = oldSave({
  route: memberAssessmentCalls.insertResult.route,
  kind: null,
  input: importedAssessment,
  files: { proof_file: optionalProof, official_document: optionalProof, form: optionalProof },
  save: (fields, files) => saveImportedAssessment(fields, files as Record<string, PrivateFile | undefined>),
})

/** The finished assessments of members, with their answers, comments, proofs and attachments. */
export const oldAssessments = oldKind({
  name: 'member assessments',
  isOffice: true,
  list: listOldAssessments,
  schema: oldAssessment,
  idOf: () => null,
  keyOf: ({ answer_id }) => String(answer_id ?? ''),
  async toForm(old, records) {
    const { name, publication, result, attachment } = old
    // What cannot be read now would be taken for what the assessment no longer has.
    if (!old.isWhole) throw new OldSiteProblem('its answers or its files cannot be read')
    const created_at = result?.created_at ?? old.created_at
    if (created_at === null) throw new OldSiteProblem('its date is missing')
    const proofs = new Map(old.files.map(({ cid, proof_file }) => [cid, proof_file]))
    const rows = old.answers.map((row) => ({
      ...row,
      proof_file: row.proof_file || proofs.get(row.cid) || '',
    }))
    const answers = rows.flatMap(({ cid, question, answer, proof, proof_file, comment }) =>
      answer === null
        ? []
        : [
            {
              ...{ cid, question, answer, proof: proof || proof_file !== '' },
              comment: comment.slice(0, commentLettersMax),
            },
          ],
    )
    const cuts = rows.filter(({ comment }) => comment.length > commentLettersMax)
    const { created_at: _at, ...figures } = result ?? { created_at }
    return {
      fields: {
        ...{ title: name, member_id: await findMember(old, records), created_at, publication, answers },
        result: Object.fromEntries(
          Object.entries(resultOfAnswers(answers)).map(([column, ownCount]) => [
            column,
            (figures as Record<string, number | null>)[column] ?? ownCount,
          ]),
        ),
      },
      files: {
        ...Object.fromEntries(
          rows.flatMap(({ cid, proof_file }) => (proof_file ? [[proofField(cid), proof_file]] : [])),
        ),
        official_document: attachment?.official_document ?? '',
        form: attachment?.form ?? '',
      },
      notes: cuts.map(({ cid }) => `the comment on ${cid} is cut short`),
    }
  },
  insert: save,
  update: save,
  remove: oldRemoval(null, deleteImportedAssessment),
  table: memberAssessments,
  // A member who adds the attachments here closes the assessment.
  version: sql<number>`1 + (${memberAssessments.completed_at} is not null)::integer`,
  idColumn: memberAssessments.id,
})
