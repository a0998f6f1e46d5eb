import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import * as z from 'zod'
import { memberYear, yearFigures, yearListing, yearQuery } from './schema'

export const memberYearsCalls = {
  getYearFigures: call('GET /admin/get/member-year-figures', {
    summary: 'The spread of the results of all members in a year, and which sections and questions most fail',
    access: 'admin',
    input: yearQuery,
    answer: z.object({ figures: yearFigures }),
  }),
  listAdminMemberYears: call('GET /admin/get/member-years', {
    summary: 'The members with a result of a year, the highest first',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: yearListing,
    answer: listAnswerSchema('results', memberYear),
  }),
  exportMemberYears: call('GET /admin/get/member-years/file', {
    summary: 'The figures of a year with all its members as a workbook',
    access: 'admin',
    isAudited: true,
    input: yearQuery,
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
}
