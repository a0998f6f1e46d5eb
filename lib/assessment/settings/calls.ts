import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { assessmentSettings, assessmentSettingsUpdate } from './schema'

export const assessmentSettingsCalls = {
  listAdminAssessmentSettings: call('GET /admin/get/assessment-settings', {
    summary: 'What is set for all assessments, as a list of one',
    access: 'admin',
    input: z.object({}),
    answer: z.object({ settings: z.array(assessmentSettings) }),
  }),
  getAssessmentSettings: call('GET /admin/get/assessment-settings/id', {
    summary: 'What is set for all assessments',
    access: 'admin',
    input: z.object({ id }),
    answer: recordAnswerSchema(assessmentSettings),
  }),
  updateAssessmentSettings: call('POST /admin/update/assessment-settings', {
    summary: 'Set for how many months results are valid; results that were made before keep their end',
    access: 'admin',
    invalidates: ['GET /admin/get/assessment-settings'],
    input: assessmentSettingsUpdate,
    answer: updateAnswer,
  }),
}
