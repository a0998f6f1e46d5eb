import { sql } from 'drizzle-orm'
import { db } from '@/db/client'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { cacheRead } from '@/lib/platform/cache/cached'
import { readAskedAndStoredQuestions } from '../questions/questionnaires'
import type { ScoredSection } from '../questions/schema'
import { scoredSectionsOf } from '../questions/scored-sections'
import type { Spread } from './schema'

/** The number that stands for the present questions, of which a result without a stored questionnaire is. */
export const presentQuestionnaire = 0

type YearSpread = Spread & {
  year: number
  /** Null for the total. */
  section_id: number | null
}

export type YearSpreads = {
  /** Which questionnaires the results of each year answered, the newest year and the newest one first. */
  questionnaires: { year: number; id: number }[]
  /** The sections of each questionnaire, by its number. */
  sections: Record<number, ScoredSection[]>
  spreads: YearSpread[]
}

/** Lists which questionnaires the results of each year answered. */
async function listQuestionnairesOfYears(): Promise<YearSpreads['questionnaires']> {
  const { rows } = await db().execute<{ year: number; id: number }>(sql`
    select distinct assessment.year, coalesce(result.questionnaire_id, ${presentQuestionnaire}) as id
    from ${memberResults} result join ${memberAssessments} assessment on assessment.id = result.assessment_id
    order by assessment.year desc, id desc`)
  return rows
}

/**
 * Reads the spread of the results of all members, in total and by section, for every year. A section is counted
 * over all questionnaires of the year that have it, whatever its place in each. Withdrawn results are left out.
 */
async function queryYearSpreads(): Promise<YearSpreads> {
  const questionnaires = await listQuestionnairesOfYears()
  const questions = await readAskedAndStoredQuestions(questionnaires.map(({ id }) => id || null))
  const sections = Object.fromEntries(
    [...questions].map(([id, rows]) => [id ?? presentQuestionnaire, scoredSectionsOf(rows)]),
  )
  const places = Object.entries(sections).flatMap(([questionnaire, scoredSections]) =>
    scoredSections.map(({ id }, at) => ({
      questionnaire: Number(questionnaire),
      place: at + 1,
      section: id,
    })),
  )
  const { rows } = await db().execute<{
    year: number
    section_id: number | null
    members: number
    quartiles: [number, number, number]
  }>(sql`
    select assessment.year, known.section as section_id, count(*)::int as members,
      percentile_cont(array[0.25, 0.5, 0.75]) within group (order by figure.percentage) as quartiles
    from ${memberResults} result
    join ${memberAssessments} assessment on assessment.id = result.assessment_id
    cross join lateral (values (0, main_percentage), (1, first_section_per), (2, second_section_per),
      (3, third_section_per), (4, fourth_section_per), (5, fifth_section_per)) figure (place, percentage)
    left join jsonb_to_recordset(${JSON.stringify(places)}::jsonb)
      as known (questionnaire int, place int, section int)
      on known.place = figure.place
        and known.questionnaire = coalesce(result.questionnaire_id, ${presentQuestionnaire})
    where result.withdrawn_at is null and (figure.place = 0 or known.section is not null)
    group by assessment.year, known.section`)
  return {
    questionnaires,
    sections,
    spreads: rows.map(({ year, section_id, members, quartiles }) => {
      const [lower, median, upper] = quartiles.map(Math.round) as [number, number, number]
      return { year, section_id, members, lower, median, upper }
    }),
  }
}

/** Reads the same from the cache: it is one for all members, and each new result expires it. */
export const readYearSpreads = cacheRead(
  'assessment-year-spreads',
  ['assessment-results', 'assessment'],
  queryYearSpreads,
)

/** Finds the spread of a section, or with null of the totals, in a year. */
export function findSpread({ spreads }: YearSpreads, year: number, sectionId: number | null): Spread | null {
  const row = spreads.find((each) => each.year === year && each.section_id === sectionId)
  if (!row) return null
  const { members, lower, median, upper } = row
  return { members, lower, median, upper }
}
