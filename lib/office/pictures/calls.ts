import { call } from '@/lib/platform/api/call'
import { doneAnswer, listAnswerSchema } from '@/lib/platform/api/fields'
import { picture, pictureAddress, pictureKindForm, pictureQuery } from './schema'

export const pictureCalls = {
  listAdminPictures: call('GET /admin/get/pictures', {
    summary: 'The stored pictures, newest first, each with its uses',
    access: 'staff',
    input: pictureQuery,
    answer: listAnswerSchema('pictures', picture),
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
