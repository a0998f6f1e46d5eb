import { resource } from '@/lib/platform/api/resource'
import { assessmentSettingsCalls } from './calls'

/** What is set for all assessments: one record, which can be changed but not added or deleted. */
export const assessmentSettingsResource = resource({
  name: 'assessmentSettings',
  kind: 'assessment_settings',
  list: {
    call: assessmentSettingsCalls.listAdminAssessmentSettings,
    rows: 'settings',
    columns: { validity_months: 'number' },
    heading: 'validity_months',
    namedByPlace: true,
  },
  form: {
    fields: { validity_months: { kind: 'number', hint: true } },
    record: assessmentSettingsCalls.getAssessmentSettings,
    update: assessmentSettingsCalls.updateAssessmentSettings,
    narrow: true,
  },
})
