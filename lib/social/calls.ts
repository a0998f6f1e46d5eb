import * as z from 'zod'
import { call } from '@/lib/api/call'
import { id, inserted, recordOf, updated } from '@/lib/api/fields'
import { searched } from '@/lib/api/listing'
import { socialForm, socialLink, socialRecord, socialUpdate } from './schema'

const link = z.object({ link: z.array(socialLink) })
const stale = ['GET /admin/get/social-link'] as const

export const socialCalls = {
  listSocialLinks: call('GET /client/get/social-links', {
    summary: "Links to the association's social pages",
    access: 'public',
    input: z.object({}),
    answer: z.object({ socialLinks: z.array(socialLink) }),
  }),
  listAdminSocialLinks: call('GET /admin/get/social-link', {
    summary: "Links to the association's social pages",
    access: 'staff',
    input: z.object(searched),
    answer: link,
  }),
  getSocialLink: call('GET /admin/get/social-link/id', {
    summary: 'One social link',
    access: 'staff',
    input: z.object({ id }),
    answer: recordOf(socialRecord),
  }),
  insertSocialLink: call('POST /admin/insert/social-link', {
    summary: 'Add a social link',
    access: 'staff',
    stale,
    input: socialForm,
    answer: inserted,
  }),
  updateSocialLink: call('POST /admin/update/social-link', {
    summary: 'Save a social link; 409 when it was changed since the `version` sent with it',
    access: 'staff',
    stale,
    input: socialUpdate,
    answer: updated,
  }),
  deleteSocialLink: call('DELETE /admin/delete/social-link', {
    summary: 'Delete a social link; answers those that are left',
    access: 'admin',
    stale,
    input: z.object({ id }),
    answer: link,
  }),
}
