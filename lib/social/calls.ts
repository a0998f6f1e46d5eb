import * as z from 'zod'
import { call } from '@/lib/api/call'
import { done, id, inserted } from '@/lib/api/fields'
import { socialForm, socialLink, socialUpdate } from './schema'

const link = z.object({ link: z.array(socialLink) })

export const socialCalls = {
  listPublicSocialLinks: call('GET /client/get/social-links', {
    summary: "Links to the association's social pages",
    access: 'public',
    input: z.object({}),
    answer: z.object({ socialLinks: z.array(socialLink) }),
  }),
  listSocialLinks: call('GET /admin/get/social-link', {
    summary: "Links to the association's social pages",
    access: 'staff',
    input: z.object({}),
    answer: link,
  }),
  insertSocialLink: call('POST /admin/insert/social-link', {
    summary: 'Add a social link',
    access: 'staff',
    input: socialForm,
    answer: inserted,
  }),
  updateSocialLink: call('POST /admin/update/social-link', {
    summary: 'Change a social link',
    access: 'staff',
    input: socialUpdate,
    answer: done,
  }),
  deleteSocialLink: call('DELETE /admin/delete/social-link', {
    summary: 'Delete a social link; answers those that are left',
    access: 'admin',
    input: z.object({ id }),
    answer: link,
  }),
}
