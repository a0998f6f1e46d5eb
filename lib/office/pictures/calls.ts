import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, listAnswerSchema, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { picture, pictureAddress, pictureKindForm, pictureQuery, pictureUpdate } from './schema'

export const pictureCalls = {
  listAdminPictures: call('GET /admin/get/pictures', {
    summary: 'The stored pictures, newest first, each with its uses',
    access: 'staff',
    input: pictureQuery,
    answer: listAnswerSchema('pictures', picture),
  }),
  getPicture: call('GET /admin/get/pictures/id', {
    summary: 'One stored picture with its uses',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(picture),
  }),
  updatePicture: call('POST /admin/update/picture', {
    summary: 'Describe a stored picture, set its focus, or put another in its place wherever it is shown',
    access: 'staff',
    invalidates: ['GET /admin/get/picture-kind', 'GET /admin/get/pictures', 'GET /mw/admin/get/gallery'],
    input: pictureUpdate,
    files: { image: { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax, optional: true } },
    answer: updateAnswer,
  }),
  getPictureKind: call('GET /admin/get/picture-kind', {
    summary: 'What a stored picture is',
    access: 'staff',
    input: pictureAddress,
    answer: picture.pick({ picture_kind: true }),
  }),
  updatePictureKind: call('POST /admin/update/picture-kind', {
    summary: 'Say what a stored picture is, in all places that show it',
    access: 'staff',
    invalidates: ['GET /admin/get/picture-kind', 'GET /admin/get/pictures', 'GET /mw/admin/get/gallery'],
    input: pictureKindForm,
    answer: doneAnswer,
  }),
}
