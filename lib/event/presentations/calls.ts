import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { searchFields } from '@/lib/platform/api/listing'
import {
  doneAnswer,
  id,
  insertAnswer,
  pageFields,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { pdfBytesMax } from '@/lib/platform/files/kinds'
import { editionChoice } from '../editions/schema'
import { dayNumber } from '../gallery/schema'
import {
  presentation,
  presentationForm,
  presentationPageSizes,
  presentationRecord,
  presentationRow,
  presentationUpdate,
} from './schema'

const invalidates = ['GET /mw/admin/get/presentation', 'GET /admin/get/translations'] as const
const pdf = { kinds: ['pdf'], storage: 'public', fileBytesMax: pdfBytesMax } as const

export const presentationCalls = {
  listPresentations: call('GET /mw/client/get/presentation', {
    summary:
      'The documents of a day in a hall; `agenda` is a day of any edition, else a place in the live one: 1 to 8 are its days 1 to 4, other numbers the first',
    access: 'public',
    input: z.object({ hall: id, agenda: dayNumber }),
    answer: z.object({ presentations: z.array(presentation) }),
  }),
  listAdminPresentations: call('GET /mw/admin/get/presentation', {
    summary: 'The documents of an edition by day, hall and time; all, or those that match a term',
    access: 'staff',
    input: z.object({
      event: editionChoice.default('live'),
      ...searchFields,
      ...pageFields({ limit: presentationPageSizes[0], limitMax: 100 }),
    }),
    answer: listAnswerSchema('presentations', presentationRow),
  }),
  getPresentation: call('GET /mw/admin/get/presentation/id', {
    summary: 'One document of a talk',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(presentationRecord),
  }),
  insertPresentation: call('POST /mw/admin/insert/presentation', {
    summary: 'Add a document to a day and a hall of one edition',
    access: 'staff',
    invalidates,
    input: presentationForm,
    files: { pdf },
    answer: insertAnswer,
  }),
  updatePresentation: call('POST /mw/admin/update/presentation', {
    summary: 'Change a document of a talk; without a new file the old one stays',
    access: 'staff',
    invalidates,
    input: presentationUpdate,
    files: { pdf: { ...pdf, optional: true } },
    answer: updateAnswer,
  }),
  deletePresentation: call('DELETE /mw/admin/delete/presentation', {
    summary: 'Delete a document of a talk',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
