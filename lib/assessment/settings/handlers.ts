import type { Handlers } from '@/lib/platform/api/handlers'
import type { assessmentSettingsCalls } from './calls'
import { updateAssessmentSettings } from './mutations'
import { getAssessmentSettings, readAssessmentSettings } from './queries'

export const assessmentSettingsHandlers: Handlers<typeof assessmentSettingsCalls> = {
  // A list, because the office screen that edits it shows lists.
  listAdminAssessmentSettings: async () => ({ settings: [await readAssessmentSettings()] }),
  getAssessmentSettings: async ({ input }) => ({ record: await getAssessmentSettings(input.id) }),
  updateAssessmentSettings: ({ input }) => updateAssessmentSettings(input),
}
