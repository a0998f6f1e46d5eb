import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { logoForm, logoRecord, logoUpdate, memberLogo, responsibleLogo } from './schema'

const invalidates = ['GET /admin/get/membership'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const
const logos = z.object({ logos: z.array(memberLogo) })

export const logoCalls = {
  listLogos: call('GET /client/get/logos', {
    summary: 'Every logo, with the committees that its organisation belongs to',
    access: 'public',
    input: z.object({}),
    answer: logos,
  }),
  listMemberLogos: call('GET /client/get/member-logo', {
    summary: 'The logos of board members and main members',
    access: 'public',
    input: z.object({}),
    answer: logos,
  }),
  listResponsibleLogos: call('GET /client/get/responsible-logo', {
    summary: 'The logos of the responsible mining programme',
    access: 'public',
    input: z.object({}),
    answer: z.object({ logos: z.array(responsibleLogo) }),
  }),
  listAdminLogos: call('GET /admin/get/membership', {
    summary: 'Every logo with the pages that show it',
    access: 'staff',
    input: z.object(searchFields),
    answer: logos,
  }),
  getLogo: call('GET /admin/get/membership/id', {
    summary: 'One logo',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(logoRecord),
  }),
  insertLogo: call('POST /admin/insert/membership', {
    summary: 'Add a logo',
    access: 'staff',
    invalidates,
    input: logoForm,
    files: { image },
    answer: insertAnswer,
  }),
  updateLogo: call('POST /admin/update/membership', {
    summary: 'Change a logo; a picture or a flag that is not sent stays',
    access: 'staff',
    invalidates,
    input: logoUpdate,
    files: { image: { ...image, optional: true } },
    answer: updateAnswer,
  }),
  deleteLogo: call('DELETE /admin/delete/membership', {
    summary: 'Delete a logo from every page',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
