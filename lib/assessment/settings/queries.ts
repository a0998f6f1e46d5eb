import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { assessmentSettings } from '@/db/schema/assessment'
import { requireRow } from '@/lib/platform/api/rows'
import type { AssessmentSettings } from './schema'

const selectSettings = () => db().select().from(assessmentSettings).$dynamic()

/** Reads what is set for all assessments. */
export async function readAssessmentSettings(): Promise<AssessmentSettings> {
  return requireRow(await selectSettings())
}

/** Reads the settings for their form. @throws Problem not_found */
export async function getAssessmentSettings(id: number): Promise<AssessmentSettings> {
  return requireRow(await selectSettings().where(eq(assessmentSettings.id, id)))
}
