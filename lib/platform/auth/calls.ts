import * as z from 'zod'
import { account } from '@/lib/platform/accounts/schema'
import { call } from '@/lib/platform/api/call'
import { listAnswerSchema, text } from '@/lib/platform/api/fields'
import { listingFields } from '@/lib/platform/api/listing'
import { sessionsToEnd, sessionSorts, staffSession } from './schema'

export const authCalls = {
  checkSession: call('GET /admin/auth', {
    summary: 'Whether the caller is signed in: 200, or 401',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ authenticated: z.literal(true) }),
  }),
  login: call('POST /admin/auth/login', {
    summary: "Sign in with an ID token of the configured OpenID Connect issuer; sets the session's cookie",
    access: 'public',
    input: z.object({ idToken: text({ max: 10_000, required: 'validation.login.idToken' }) }),
    answer: z.object({ account }),
    rate: { points: 20, perSeconds: 60 },
    refusesTokens: true,
  }),
  getOwnAccount: call('GET /admin/get/account', {
    summary: 'The signed-in account',
    access: 'staff',
    input: z.object({}),
    answer: z.object({ account }),
  }),
  listAdminSessions: call('GET /admin/get/sessions', {
    summary: 'The sessions of staff, newest first',
    access: 'moderator',
    isAudited: 'seldom',
    auditOmits: ['term'],
    input: z.object(listingFields({ limit: 10, limitMax: 100, sorts: sessionSorts })),
    answer: listAnswerSchema('sessions', staffSession),
  }),
  endSessions: call('DELETE /admin/delete/session', {
    summary: 'End one session by its id, or all of an account, from their next request on',
    access: 'moderator',
    refusesTokens: true,
    invalidates: ['GET /admin/get/sessions'],
    input: sessionsToEnd,
    answer: z.object({ ended: z.number().int() }),
  }),
}
