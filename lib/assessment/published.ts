import { and, isNotNull } from 'drizzle-orm'
import { memberAssessments } from '@/db/schema/assessment'
import { memberCompanies } from '@/db/schema/members'

/**
 * Whether a result is published: its member allows it, closed the assessment with both attachments, and is
 * active. The query joins the members.
 */
export const isPublishedSql = and(
  memberAssessments.publication,
  isNotNull(memberAssessments.completed_at),
  memberCompanies.active,
)
