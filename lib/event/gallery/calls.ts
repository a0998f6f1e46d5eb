import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, listAnswerSchema, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import {
  galleryForm,
  galleryImage,
  galleryQuery,
  galleryRow,
  galleryUpdate,
  officeGalleryQuery,
} from './schema'

const invalidates = ['GET /mw/admin/get/gallery', 'GET /admin/get/translations'] as const

export const galleryCalls = {
  listGalleryByDate: call('GET /mw/client/get/gallery-by-date', {
    summary:
      'Photographs of a day of any edition; a number that is none is a place in the live one: 1 to 8 are its days 1 to 4, others the first',
    access: 'public',
    input: galleryQuery,
    answer: z.object({ images: z.array(galleryImage) }),
  }),
  listAdminGallery: call('GET /mw/admin/get/gallery', {
    summary: 'Photographs of a day, or of all, the newest first',
    access: 'staff',
    input: officeGalleryQuery,
    answer: listAnswerSchema('images', galleryRow),
  }),
  getGalleryImage: call('GET /mw/admin/get/gallery/id', {
    summary: 'One photograph',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(galleryRow),
  }),
  insertGallery: call('POST /mw/admin/insert/gallery', {
    summary: 'Add photographs to a day; one that the day has already is not added again',
    access: 'staff',
    invalidates,
    input: galleryForm,
    files: { images: { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, many: true } },
    answer: z.object({ ids: z.array(z.number().int()) }),
    // A high limit, because an editor may upload hundreds of pictures, each in its own call.
    rate: { points: 1_200, perSeconds: 60 },
  }),
  updateGalleryImage: call('POST /mw/admin/update/gallery', {
    summary: 'Change the caption of a photograph',
    access: 'staff',
    invalidates,
    input: galleryUpdate,
    answer: updateAnswer,
  }),
  deleteGalleryImage: call('DELETE /mw/admin/delete/gallery', {
    summary: 'Delete a photograph',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
