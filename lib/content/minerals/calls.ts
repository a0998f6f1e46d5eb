import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { mineral, mineralForm, mineralOrder, mineralRecord, mineralUpdate } from './schema'

const invalidates = ['GET /admin/get/minerals', 'GET /admin/get/translations'] as const
const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const

export const mineralCalls = {
  listMinerals: call('GET /client/get/minerals', {
    summary: 'The pictures of «Mining we do not know»',
    access: 'public',
    input: z.object({}),
    answer: z.object({ minerals: z.array(mineral) }),
  }),
  listAdminMinerals: call('GET /admin/get/minerals', {
    summary: 'The pictures of «Mining we do not know» in their order',
    access: 'staff',
    input: z.object(searchFields),
    answer: z.object({ minerals: z.array(mineralRecord) }),
  }),
  getMineral: call('GET /admin/get/minerals/id', {
    summary: 'One picture of «Mining we do not know»',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(mineralRecord),
  }),
  insertMineral: call('POST /admin/insert/mineral', {
    summary: 'Add a picture to «Mining we do not know»',
    access: 'staff',
    invalidates,
    input: mineralForm,
    files: { image },
    answer: insertAnswer,
  }),
  updateMineral: call('POST /admin/update/mineral', {
    summary: 'Change a picture of «Mining we do not know» or its title',
    access: 'staff',
    invalidates,
    input: mineralUpdate,
    files: { image: { ...image, optional: true } },
    answer: updateAnswer,
  }),
  updateMineralOrder: call('POST /admin/update/mineral-sequence', {
    summary: 'Save the order of all pictures of «Mining we do not know»',
    access: 'staff',
    invalidates,
    input: mineralOrder,
    answer: doneAnswer,
  }),
  deleteMineral: call('DELETE /admin/delete/mineral', {
    summary: 'Delete a picture of «Mining we do not know»',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
