import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { email } from '@/lib/platform/api/fields'
import { deletedData, personalData } from './schema'

const person = z.object({ email: email('validation.memberCompany.email') })

export const personalDataCalls = {
  getPersonalData: call('GET /admin/get/personal-data', {
    summary: 'Everything that public forms collected under one e-mail address',
    access: 'admin',
    isAudited: true,
    input: person,
    answer: personalData,
  }),
  deletePersonalData: call('DELETE /admin/delete/personal-data', {
    summary: 'Delete everything that public forms collected under one e-mail address',
    access: 'admin',
    invalidates: [
      'GET /admin/get/personal-data',
      'GET /admin/get/office-request',
      'GET /admin/get/assessment-respondents',
      'GET /admin/get/dashboard',
      'GET /yellow-page/get/new-request',
      'GET /yellow-page/get/consultant-list',
      'GET /mw/admin/get/user-registration',
      'GET /mw/admin/get/new-registration',
      'GET /mw/admin/get/registration-figures',
    ],
    input: person,
    answer: deletedData,
  }),
}
