import * as z from 'zod'
import { emptyToUndefined, preprocessOptional, wholeNumber } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { scoredSection, sectionResult } from '../questions/schema'

/** From so many members on, a member sees the median and the quartiles of their results. */
export const peersMin = 5

/**
 * The spread of the percentages of all members with a result of a year that is not withdrawn: the whole
 * percentages below which a quarter, a half and three quarters of the members are.
 */
const spread = z.object({
  members: z.number().int(),
  lower: z.number().int(),
  median: z.number().int(),
  upper: z.number().int(),
})
export type Spread = z.infer<typeof spread>

const ownFigure = z.object({
  percentage: z.number().int(),
  /** Null where fewer members than `peersMin` have a result. */
  peers: spread.nullable(),
})

/** A year of a member that has a result, with the sections in the words that were answered. */
export const ownYear = ownFigure.extend({
  answer_id: z.number().int(),
  year: z.number().int(),
  created_at: z.string(),
  /** Whether the attachments were sent. */
  completion: z.boolean(),
  valid_until: z.string(),
  /** When staff withdrew the result; null for one that stands. */
  withdrawn_at: z.string().nullable(),
  /** The last part of the address of the page that confirms the result. */
  check_code: z.string(),
  /** Whether there are proofs or attachments, so that the archive is not empty. */
  has_files: z.boolean(),
  sections: z.array(scoredSection.extend(ownFigure.shape)),
})
export type OwnYear = z.infer<typeof ownYear>

/** What is left to do in the assessment of this year: to begin, to finish, or to send the attachments. */
export const openAssessment = z.object({
  year: z.number().int(),
  state: z.enum(['not_begun', 'unfinished', 'unattached']),
})
export type OpenAssessment = z.infer<typeof openAssessment>

const yearOrNewest = preprocessOptional(
  emptyToUndefined,
  wholeNumber('validation.event.year', { min: 1990, max: 2200 }).optional(),
)

export const yearQuery = z.object({ year: yearOrNewest })

export const yearPageSizes = [20, 50, 100] as const
export const yearSorts = ['name', 'main_percentage', 'created_at'] as const
export const yearListing = z.object({
  ...listingFields({ limit: yearPageSizes[0], limitMax: 100, sorts: yearSorts }),
  year: yearOrNewest,
})
export type YearListing = z.output<typeof yearListing>

/** How many answers a question or a section has, and how many of them are «no». */
const noes = { answers: z.number().int(), noes: z.number().int() }

const yearQuestion = scoredSection.extend(noes)
export type YearQuestion = z.infer<typeof yearQuestion>

const failingSection = scoredSection.extend({
  ...noes,
  spread: spread.nullable(),
  /** The questions, the largest share of «no» first. */
  questions: z.array(yearQuestion),
})
export type FailingSection = z.infer<typeof failingSection>

/** The figures of a year over all members. */
export const yearFigures = z.object({
  /** The years that have a result, newest first. */
  years: z.array(z.number().int()),
  /** The year of the figures; null while there is no result. */
  year: z.number().int().nullable(),
  /** How many members are active now. */
  members: z.number().int(),
  /** The spread of the totals; null for a year whose results are all withdrawn. */
  total: spread.nullable(),
  /** The sections, the largest share of «no» first. */
  sections: z.array(failingSection),
})
export type YearFigures = z.infer<typeof yearFigures>

export const memberYear = z.object({
  answer_id: z.number().int(),
  member_id: z.number().int(),
  name: z.string(),
  logo: z.string(),
  created_at: z.string(),
  completion: z.boolean(),
  withdrawn_at: z.string().nullable(),
  main_percentage: z.number().int(),
  sections: z.array(sectionResult),
})
export type MemberYear = z.infer<typeof memberYear>
