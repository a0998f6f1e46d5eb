import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { id, insertAnswer, recordAnswerSchema, updateAnswer } from '@/lib/platform/api/fields'
import { searchFields } from '@/lib/platform/api/listing'
import { socialForm, socialLink, socialRecord, socialUpdate } from './schema'

const link = z.object({ link: z.array(socialLink) })

/** The office's calls for the social links of one site. Their paths begin with `folder`. */
const officeCalls = <const F extends 'admin' | 'mw/admin'>(folder: F) => {
  const invalidates = [`GET /${folder}/get/social-link`] as const
  return {
    listAdminSocialLinks: call(`GET /${folder}/get/social-link`, {
      summary: 'Links to the social pages',
      access: 'staff',
      input: z.object(searchFields),
      answer: link,
    }),
    getSocialLink: call(`GET /${folder}/get/social-link/id`, {
      summary: 'One social link',
      access: 'staff',
      input: z.object({ id }),
      answer: recordAnswerSchema(socialRecord),
    }),
    insertSocialLink: call(`POST /${folder}/insert/social-link`, {
      summary: 'Add a social link',
      access: 'staff',
      invalidates,
      input: socialForm,
      answer: insertAnswer,
    }),
    updateSocialLink: call(`POST /${folder}/update/social-link`, {
      summary: 'Save a social link; 409 when it was changed since the `version` sent with it',
      access: 'staff',
      invalidates,
      input: socialUpdate,
      answer: updateAnswer,
    }),
    deleteSocialLink: call(`DELETE /${folder}/delete/social-link`, {
      summary: 'Delete a social link; returns the remaining ones',
      access: 'admin',
      invalidates,
      input: z.object({ id }),
      answer: link,
    }),
  }
}

export const socialCalls = {
  listSocialLinks: call('GET /client/get/social-links', {
    summary: "Links to the association's social pages",
    access: 'public',
    input: z.object({}),
    answer: z.object({ socialLinks: z.array(socialLink) }),
  }),
  ...officeCalls('admin'),
}

export const eventSocialCalls = {
  listSocialLinks: call('GET /mw/client/get/social-link', {
    summary: "Links to the event's social pages",
    access: 'public',
    input: z.object({}),
    answer: link,
  }),
  ...officeCalls('mw/admin'),
}
