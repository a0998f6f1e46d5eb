import { sql, type SQL } from 'drizzle-orm'
import { memberAssessments, memberResults } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'
import { assessmentFindings, assessmentReviews } from '@/db/schema/reviews'
import type { WaitingSource } from '@/lib/platform/records/waiting'
import { officePaths } from '@/lib/platform/site/office-paths'
import { todaySql } from '@/lib/platform/today'

/** Assessments that expired are left out: nothing of them can be reviewed. */
const reviewsWhere = (condition: SQL, since: SQL): WaitingSource => ({
  access: 'reviewer',
  from: sql`from ${memberResults} result
    join ${memberAssessments} assessment on assessment.id = result.assessment_id
    join ${memberCompanies} company on company.id = assessment.member_id
    left join ${assessmentReviews} review on review.assessment_id = result.assessment_id
    where result.valid_until > now() and ${condition}`,
  id: sql`result.assessment_id`,
  name: sql`company.name || ' · ' || assessment.year`,
  since,
  address: sql`${`${officePaths.assessmentReviews}?review=`}::text || result.assessment_id`,
})

const answeredSql = sql`from ${assessmentFindings}
  where assessment_id = result.assessment_id and answered_at is not null`

/** Finished assessments without a review, answers that were handed back, and questions whose time is over. */
export const reviewsToContinue = [
  reviewsWhere(sql`review.assessment_id is null`, sql`result.created_at`),
  reviewsWhere(
    sql`review.state = 'in_review' and exists (select ${answeredSql})`,
    sql`(select max(answered_at) ${answeredSql})`,
  ),
  reviewsWhere(
    sql`review.state = 'asked' and review.due_on < ${todaySql}`,
    sql`(review.due_on + 1)::timestamp at time zone 'Asia/Ulaanbaatar'`,
  ),
]
