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
      "Send a code to the address of a listing's registrant; an unknown address gets the same answer. With the code, open a session, in a cookie and a token",
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
      'The owner of a token, or of the session in the cookie, with their listings; null for an invalid or expired token',
    access: 'public',
    knowsOwner: true,
    input: z.object({ token: text({ max: 200 }), lang }),
    answer: z.object({ user: owner.nullable() }),
    rate: { points: 240, perSeconds: 60 },
  }),
  endOwnerSession: call('POST /client/yellow-page/owner/leave', {
    summary: 'Sign out: every session of the owner ends',
    access: 'owner',
    input: none,
    answer: doneAnswer,
  }),
  getOwnListing: call('GET /client/yellow-page/owner/listing', {
    summary: 'A listing of the owner, with its changes that await approval',
    access: 'owner',
    input: ownListingQuery,
    answer: z.object({ listing: ownListing }),
  }),
  updateOwnCompany: call('POST /client/yellow-page/owner/update-company', {
    summary: 'Change a company: changes of a listing await approval, a request is changed at once',
    access: 'owner',
    input: ownCompanyForm,
    files: {
      image: {
        ...{ kinds: ['image'], storage: 'public', fileBytesMax: logoBytesMax, sideMax: logoSideMax },
        optional: true,
      },
    },
    answer: ownSaved,
    // Limits the accepted forms, because the server may have to resize a picture for each.
    rate: { points: 40, perSeconds: 600, counts: 'accepted' },
  }),
  updateOwnConsultant: call('POST /client/yellow-page/owner/update-consultant', {
    summary: 'Change a consulting engineer, like a company',
    access: 'owner',
    input: ownConsultantForm,
    answer: ownSaved,
  }),
  withdrawOwnChange: call('POST /client/yellow-page/owner/withdraw', {
    summary: 'Withdraw the changes that await approval',
    access: 'owner',
    input: ownListingQuery,
    answer: doneAnswer,
  }),
  confirmListing: call('POST /client/yellow-page/confirm', {
    summary: 'Confirm by the link of a mail that a listing is still correct',
    access: 'public',
    input: confirmForm,
    answer: doneAnswer,
    rate: { points: 60, perSeconds: 600 },
  }),
}
