import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { picture, pictureQuery } from './schema'

export const pictureCalls = {
  listAdminPictures: call('GET /admin/get/pictures', {
    summary: 'The stored pictures, newest first, each with its uses',
    access: 'staff',
    input: pictureQuery,
    answer: listAnswerSchema('pictures', picture),
  }),
}
