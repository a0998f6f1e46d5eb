import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { imageBytesMax } from '@/lib/platform/files/kinds'
import { slide, slideInsert, slideOrder, slideRecord, slideUpdate } from './schema'

const image = { kinds: ['image'], storage: 'public', fileBytesMax: imageBytesMax } as const

/** The office's calls for the slides of one site. Their paths begin with `folder`. */
const officeCalls = <const F extends 'admin' | 'yellow-page'>(folder: F) => {
  const invalidates = [`GET /${folder}/get/banner`] as const
  return {
    listAdminSlides: call(`GET /${folder}/get/banner`, {
      summary: 'The slides of the home page in their order',
      access: 'staff',
      input: z.object({}),
      answer: z.object({ banner: z.array(slideRecord) }),
    }),
    getSlide: call(`GET /${folder}/get/banner/id`, {
      summary: 'One slide of the home page',
      access: 'staff',
      input: z.object({ id }),
      answer: recordAnswerSchema(slideRecord),
    }),
    insertSlide: call(`POST /${folder}/insert/banner`, {
      summary: 'Add a slide at the end',
      access: 'staff',
      invalidates,
      input: slideInsert,
      files: { image },
      answer: insertAnswer,
    }),
    updateSlide: call(`POST /${folder}/update/banner`, {
      summary: 'Replace the picture of a slide, which keeps its place',
      access: 'staff',
      invalidates,
      input: slideUpdate,
      files: { image: { ...image, optional: true } },
      answer: updateAnswer,
    }),
    deleteSlide: call(`DELETE /${folder}/delete/banner`, {
      summary: 'Delete a slide',
      access: 'admin',
      invalidates,
      input: z.object({ id }),
      answer: doneAnswer,
    }),
    updateSlideOrder: call(`POST /${folder}/update/banner-sequence`, {
      summary: 'Save the order of all slides',
      access: 'staff',
      invalidates,
      input: slideOrder,
      answer: doneAnswer,
    }),
  }
}

export const slideCalls = {
  listSlides: call('GET /client/get/banner', {
    summary: 'The slides of the home page in their order',
    access: 'public',
    input: z.object({}),
    answer: z.object({ banner: z.array(slide) }),
  }),
  ...officeCalls('admin'),
}

/** The office's calls for the slides of the directory's home page. */
export const directorySlideCalls = officeCalls('yellow-page')
