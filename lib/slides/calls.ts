import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, id, inserted } from '@/lib/api/fields'
import { imageBytesMax } from '@/lib/files/kinds'
import { banner, slideInsert, slideOrder } from './schema'

const stale = ['GET /admin/get/banner'] as const
const banners = z.object({ banner: z.array(banner) })

export const slideCalls = {
  listSlides: call('GET /client/get/banner', {
    summary: 'The slides of the home page in their order',
    access: 'public',
    input: z.object({}),
    answer: banners,
  }),
  listAdminSlides: call('GET /admin/get/banner', {
    summary: 'The slides of the home page in their order',
    access: 'staff',
    input: z.object({}),
    answer: banners,
  }),
  insertSlide: call('POST /admin/insert/banner', {
    summary: 'Add a slide at the end',
    access: 'staff',
    stale,
    input: slideInsert,
    files: { image: { kinds: ['image'], keep: 'public', fileBytesMax: imageBytesMax } },
    answer: inserted,
  }),
  deleteSlide: call('DELETE /admin/delete/banner', {
    summary: 'Delete a slide',
    access: 'admin',
    stale,
    input: z.object({ id }),
    answer: done,
  }),
  updateSlideOrder: call('POST /admin/update/banner-sequence', {
    summary: 'Save the order of all slides',
    access: 'staff',
    stale,
    input: slideOrder,
    answer: done,
  }),
}
