import * as z from 'zod'
import { call } from '@/lib/platform/api/call'
import { doneAnswer, lang, text } from '@/lib/platform/api/fields'
import { wayInRate } from '@/lib/platform/auth/way-in'
import { logoSideMax } from '@/lib/platform/files/kinds'
import { logoBytesMax } from '../limits'
import {
  confirmForm,
  owner,
  ownCompanyForm,
  ownConsultantForm,
  ownerLoginForm,
  ownListing,
  ownListingQuery,
  ownSaved,
} from './schema'

const none = z.object({})

export const directoryOwnerCalls = {
  ownerLogin: call('POST /client/yellow-page/auth/login', {
    summary:
      'An address is sent a code when a listing is registered under it, and answered the same when none is; with the code a session is opened, which cookie and token carry',
    access: 'public',
    input: ownerLoginForm,
    answer: z.object({
      message: z.string().optional(),
      token: z.string().optional(),
      user: owner.optional(),
    }),
    isWayIn: true,
    rate: wayInRate,
  }),
  getOwner: call('GET /client/yellow-page/get/user', {
    summary:
      'Who a token is of, with their listings; without one, whose session the cookie holds. Null for a token that is over or nobody’s',
    access: 'public',
    knowsOwner: true,
    input: z.object({ token: text({ max: 200 }), lang }),
    answer: z.object({ user: owner.nullable() }),
    rate: { points: 240, perSeconds: 60 },
  }),
  endOwnerSession: call('POST /client/yellow-page/owner/leave', {
    summary: 'Leave: every session of the owner ends',
    access: 'owner',
    input: none,
    answer: doneAnswer,
  }),
  getOwnListing: call('GET /client/yellow-page/owner/listing', {
    summary: 'A listing of the owner, with what of it waits for the staff',
    access: 'owner',
    input: ownListingQuery,
    answer: z.object({ listing: ownListing }),
  }),
  updateOwnCompany: call('POST /client/yellow-page/owner/update-company', {
    summary: 'Change a company: of a listing it waits for the staff, a request is changed at once',
    access: 'owner',
    input: ownCompanyForm,
    files: {
      image: {
        ...{ kinds: ['image'], storage: 'public', fileBytesMax: logoBytesMax, sideMax: logoSideMax },
        optional: true,
      },
    },
    answer: ownSaved,
    // Limits one owner, because every attempt may need a picture drawn.
    rate: { points: 40, perSeconds: 600, counts: 'accepted' },
  }),
  updateOwnConsultant: call('POST /client/yellow-page/owner/update-consultant', {
    summary: 'Change a consulting engineer, as a company',
    access: 'owner',
    input: ownConsultantForm,
    answer: ownSaved,
  }),
  withdrawOwnChange: call('POST /client/yellow-page/owner/withdraw', {
    summary: 'Take back what waits for the staff',
    access: 'owner',
    input: ownListingQuery,
    answer: doneAnswer,
  }),
  confirmListing: call('POST /client/yellow-page/confirm', {
    summary: 'Say by the link of a mail that a listing is still correct',
    access: 'public',
    input: confirmForm,
    answer: doneAnswer,
    rate: { points: 60, perSeconds: 600 },
  }),
}
