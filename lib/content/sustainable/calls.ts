import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  lang,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { imageBytesMax, pdfBytesMax } from '@/lib/platform/files/kinds'
import {
  sustainableEntry,
  sustainableForm,
  sustainableRecord,
  sustainableRow,
  sustainableSorts,
  sustainableUpdate,
} from './schema'

const invalidates = ['GET /admin/get/sustainable-mining'] as const
const files = {
  images: { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, many: true },
  pdf: { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax, optional: true },
} as const

export const sustainableCalls = {
  listSustainable: call('GET /client/get/sustainable-mining', {
    summary: 'Sustainable-mining standards of one language, with their posters in order',
    access: 'public',
    input: z.object({ lang }),
    answer: z.object({ mining: z.array(sustainableEntry) }),
  }),
  listAdminSustainable: call('GET /admin/get/sustainable-mining', {
    summary: 'Sustainable-mining standards of one language',
    access: 'staff',
    input: z.object({ lang, ...listingFields({ limit: 10, limitMax: 100, sorts: sustainableSorts }) }),
    answer: listAnswerSchema('mining', sustainableRow),
  }),
  getSustainable: call('GET /admin/get/sustainable-mining/id', {
    summary: 'One sustainable-mining standard',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(sustainableRecord),
  }),
  insertSustainable: call('POST /admin/insert/sustainable-mining', {
    summary: 'Add a sustainable-mining standard; `imageOrder` is the order of its posters',
    access: 'staff',
    invalidates,
    input: sustainableForm,
    files,
    answer: insertAnswer,
  }),
  updateSustainable: call('POST /admin/update/sustainable-mining', {
    summary: 'Change a sustainable-mining standard; posters that `imageOrder` omits are removed',
    access: 'staff',
    invalidates,
    input: sustainableUpdate,
    files,
    answer: updateAnswer,
  }),
  deleteSustainable: call('DELETE /admin/delete/sustainable-mining', {
    summary: 'Delete a sustainable-mining standard with its posters',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
