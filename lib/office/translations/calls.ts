import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema } from '@/lib/platform/api/fields'
import { dueCount, dueQuery, translation, translationKept, translationQuery } from './schema'

export const translationCalls = {
  listAdminTranslations: call('GET /admin/get/translations', {
    summary: 'Records whose English is missing or older than the Mongolian, the latest change first',
    access: 'staff',
    input: dueQuery,
    answer: listAnswerSchema('translations', translation).extend({ counts: z.array(dueCount) }),
  }),
  getTranslation: call('GET /admin/get/translation', {
    summary: "The state of one record's languages, and the id of the next record in the list",
    access: 'staff',
    input: translationQuery,
    answer: z.object({ translation, next: z.number().int().nullable() }),
  }),
  keepTranslation: call('POST /admin/update/translation-kept', {
    summary:
      'Confirm that the English of a record is up to date; 409 when the record was changed since `version`',
    access: 'staff',
    invalidates: ['GET /admin/get/translations'],
    input: translationKept,
    answer: doneAnswer,
  }),
}
