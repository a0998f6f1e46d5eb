import * as z from 'zod'
import { tableKinds } from '@/lib/platform/api/answer-file'
import {
  emptyToUndefined,
  flag,
  id,
  optionalWebAddress,
  pageFields,
  preprocess,
  preprocessOptional,
  requiredFile,
  text,
  version,
  wholeNumber,
} from '@/lib/platform/api/fields'
import { indexQuery } from '../questions/schema'
import { standardCode } from '../standards/schema'

export const clausePageSizes = [50, 100, 200] as const

/** A clause of a standard to which the question with the number `cid` belongs. */
export const clause = z.object({
  id: z.number().int(),
  cid: z.string(),
  question: z.string(),
  standard_id: z.number().int(),
  standard: z.string(),
  clause: z.string(),
  title: z.string(),
  title_en: z.string(),
  link: z.string(),
  version: z.number().int(),
})
export type Clause = z.infer<typeof clause>

const texts = {
  clause: text({ max: 60, required: 'validation.assessment.clause' }),
  title: text({ max: 300 }),
  title_en: text({ max: 300 }),
  link: optionalWebAddress,
}
const { cid } = indexQuery.shape
const fields = {
  cid,
  standard_id: preprocess(emptyToUndefined, wholeNumber('validation.assessment.standard', { min: 1 })),
  ...texts,
}
export const clauseForm = z.object(fields)
export type ClauseForm = z.output<typeof clauseForm>
export const clauseUpdate = z.object({ id, version, ...fields })
export type ClauseUpdate = z.output<typeof clauseUpdate>

/** A row of a file, which names the standard by its short name. */
export const clauseRow = z.object({ cid, standard: standardCode, ...texts })

const filter = {
  standard_id: preprocessOptional(emptyToUndefined, id.optional()),
  /** The number of a section. */
  section: preprocessOptional(emptyToUndefined, cid.optional()),
}
export const clauseListing = z.object({
  ...pageFields({ limit: clausePageSizes[0], limitMax: 200 }),
  ...filter,
})
export type ClauseListing = z.output<typeof clauseListing>
export const clauseExport = z.object({ ...filter, kind: z.enum(tableKinds) })
export type ClauseFilter = Pick<ClauseListing, 'standard_id' | 'section'>

/** An import of clauses. With `dryRun` it writes nothing and counts what would change. */
export const clauseImport = z.object({ dryRun: flag(false), file: requiredFile('validation.agenda.file') })
