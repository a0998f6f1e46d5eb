import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import {
  doneAnswer,
  id,
  insertAnswer,
  listAnswerSchema,
  recordAnswerSchema,
  updateAnswer,
} from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { videoBytesMax } from '@/lib/platform/files/kinds'
import { miningVideo, videoForm, videoRecord, videoRename, videoRow, videoSorts } from './schema'

const invalidates = ['GET /admin/get/mining-video'] as const

export const videoCalls = {
  listVideos: call('GET /client/get/mining-video', {
    summary: 'The films of «Mining 101»',
    access: 'public',
    input: z.object({}),
    answer: z.object({ video: z.array(miningVideo) }),
  }),
  listAdminVideos: call('GET /admin/get/mining-video', {
    summary: 'The films of «Mining 101»',
    access: 'staff',
    input: z.object(listingFields({ limit: 10, limitMax: 100, sorts: videoSorts })),
    answer: listAnswerSchema('video', videoRow),
  }),
  getVideo: call('GET /admin/get/mining-video/id', {
    summary: 'One film of «Mining 101»',
    access: 'staff',
    input: z.object({ id }),
    answer: recordAnswerSchema(videoRecord),
  }),
  insertVideo: call('POST /admin/insert/mining-video', {
    summary: 'Add a film; `video` is the file, or the id of a finished resumable upload',
    access: 'staff',
    invalidates,
    input: videoForm,
    files: { video: { kinds: ['video'], storage: 'public', fileBytesMax: videoBytesMax, resumable: true } },
    answer: insertAnswer,
  }),
  renameVideo: call('POST /admin/update/mining-video', {
    summary: 'Rename a film',
    access: 'staff',
    invalidates,
    input: videoRename,
    answer: updateAnswer,
  }),
  deleteVideo: call('DELETE /admin/delete/mining-video', {
    summary: 'Delete a film',
    access: 'admin',
    invalidates,
    input: z.object({ id }),
    answer: doneAnswer,
  }),
}
