import { assessmentSettings } from '@/db/schema/assessment'
import { updateRow } from '@/lib/platform/api/rows'
import type { AssessmentSettingsUpdate } from './schema'

/** @throws Problem not_found, or conflict when somebody saved the settings since `version` */
export function updateAssessmentSettings({
  id,
  version,
  ...form
}: AssessmentSettingsUpdate): Promise<{ version: number }> {
  return updateRow(assessmentSettings, { id, version }, form)
}
