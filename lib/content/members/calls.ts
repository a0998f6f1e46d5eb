import * as z from 'zod'
import { answerFileRate, fileAnswerSchema } from '@/lib/platform/api/answer-file'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, recordAnswerSchema } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { sheetFileRule } from '@/lib/platform/api/sheet-file'
import { importAnswer } from '@/lib/platform/files/import-answer'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { memberCompany } from '@/lib/platform/auth/callers'
import { memberCompanyForm, memberCompanyUpdate, memberImport, memberRecord } from './schema'

const invalidates = ['GET /admin/get/member-companies'] as const
/** The most bytes of a file of members. */
const sheetBytesMax = 5 * 1024 * 1024
const logo = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const
/**
 * The saved member, or only a message when the e-mail address is already registered: even in that case the
 * specification requires the status 200.
 */
const savedMember = z.object({ member: memberCompany.optional(), message: z.string().optional() })

export const memberCalls = {
  listAdminMemberCompanies: call('GET /admin/get/member-companies', {
    summary: 'Member companies by name',
    access: 'admin',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: z.object(searchFields),
    answer: z.object({ members: z.array(memberCompany) }),
  }),
  getMemberCompany: call('GET /admin/get/member-companies/id', {
    summary: 'One member company',
    access: 'admin',
    isAudited: true,
    input: z.object({ id }),
    answer: recordAnswerSchema(memberRecord),
  }),
  insertMemberCompany: call('POST /admin/insert/member-companies', {
    summary: 'Add a member company; a registered address is answered with a message',
    access: 'admin',
    invalidates,
    input: memberCompanyForm,
    files: { image: logo },
    answer: savedMember,
  }),
  updateMemberCompany: call('POST /admin/update/member-companies', {
    summary: 'Change a member company; a registered address is answered with a message',
    access: 'admin',
    invalidates,
    input: memberCompanyUpdate,
    files: { image: { ...logo, optional: true } },
    answer: savedMember,
  }),
  getMemberTemplate: call('GET /admin/get/member-companies/template/file', {
    summary: 'A workbook to fill in for the import of member companies, with what each column takes',
    access: 'admin',
    input: z.object({}),
    answer: fileAnswerSchema(['xlsx']),
    rate: answerFileRate,
  }),
  importMembers: call('POST /admin/upload/member-companies', {
    summary:
      'Import a CSV or XLSX file of member companies by their addresses, or preview its changes; existing ones keep their logos',
    access: 'admin',
    invalidates,
    input: memberImport,
    files: { file: sheetFileRule(sheetBytesMax) },
    answer: importAnswer,
  }),
  deleteMemberCompany: call('DELETE /admin/delete/member-companies', {
    summary: 'Delete a member company that has answered no assessment',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
