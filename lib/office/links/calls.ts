import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema } from '@/lib/platform/api/fields'
import { brokenLink, linkListing, linksChange, lonePage, outsideLink } from './schema'

export const linkCalls = {
  listAdminBrokenLinks: call('GET /admin/get/broken-links', {
    summary: 'Links in texts and fields of the office to addresses of the sites that have no page',
    access: 'staff',
    input: linkListing,
    answer: listAnswerSchema('broken', brokenLink),
  }),
  listAdminOutsideLinks: call('GET /admin/get/outside-links', {
    summary: 'Links to addresses of the web that did not answer on two nights in turn',
    access: 'staff',
    input: linkListing,
    answer: listAnswerSchema('outside', outsideLink),
  }),
  listAdminLonePages: call('GET /admin/get/lone-pages', {
    summary: 'Pages to which no text, button or other record leads',
    access: 'staff',
    input: linkListing,
    answer: listAnswerSchema('pages', lonePage),
  }),
  changeLinks: call('POST /admin/update/links', {
    summary: 'Lead all links to an address elsewhere, or take them away if the new address is empty',
    access: 'staff',
    invalidates: ['GET /admin/get/broken-links', 'GET /admin/get/outside-links', 'GET /admin/get/lone-pages'],
    input: linksChange,
    answer: z.object({ changed: z.number().int() }),
  }),
}
