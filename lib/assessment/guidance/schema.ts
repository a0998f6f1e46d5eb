import * as z from 'zod'
import { indexQuery } from '../questions/schema'

const clause = z.object({
  standard: z.string(),
  clause: z.string(),
  title: z.string(),
  title_en: z.string(),
  link: z.string(),
})

/**
 * What is written of a question or heading, empty where nothing is. `evidence` has one example of proof on
 * each line.
 */
export const guidance = z.object({
  cid: z.string(),
  explanation: z.string(),
  explanation_en: z.string(),
  evidence: z.string(),
  evidence_en: z.string(),
  clauses: z.array(clause),
})
export type Guidance = z.infer<typeof guidance>

/** The number of a section. */
export const guidanceQuery = z.object({ section: indexQuery.shape.cid })
