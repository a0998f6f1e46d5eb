import { assessmentSettings } from '@/db/schema/assessment'
import type { Handlers } from '@/lib/platform/api/handlers'
import { updateRow } from '@/lib/platform/api/rows'
import type { assessmentSettingsCalls } from './calls'
import { getAssessmentSettings, readAssessmentSettings } from './queries'

export const assessmentSettingsHandlers: Handlers<typeof assessmentSettingsCalls> = {
  // A list, because the office screen that edits it shows lists.
  listAdminAssessmentSettings: async () => ({ settings: [await readAssessmentSettings()] }),
  getAssessmentSettings: async ({ input }) => ({ record: await getAssessmentSettings(input.id) }),
  updateAssessmentSettings: ({ input: { id, version, ...form } }) =>
    updateRow(assessmentSettings, { id, version }, form),
}
